import type { PileShape, Reason } from '../../engine/index.ts';
import { capital, sayRank } from './cards.ts';
import { sayPile } from './piles.ts';
import { say } from './say.ts';

/** Why something can't be done, with its facts. */
export function sayReason({ code, count = 0, rank = 0, pile }: Reason, shapes: readonly PileShape[]): string {
  const place = pile === undefined ? '' : capital(sayPile(shapes, pile));
  return say(`refused.${code}`, { count, place, rank: sayRank(rank) });
}
