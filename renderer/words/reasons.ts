import type { PileShape, Reason } from '../../engine/index.ts';
import { capital, rankNoun } from './cards.ts';
import { pileNoun } from './piles.ts';
import { say } from './say.ts';

/** Why something can't be done, with its facts. */
export function sayReason({ code, count = 0, rank = 0, pile }: Reason, shapes: readonly PileShape[]): string {
  const place = pile === undefined ? '' : pileNoun(shapes, pile);
  return capital(say(`refused.${code}`, { count, place, rank: rankNoun(rank) }));
}
