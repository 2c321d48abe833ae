import type { PileShape, Reason } from '../../engine/index.ts';
import { capital, cardNoun, kindNoun, rankNoun } from './cards.ts';
import { pileNoun } from './piles.ts';
import { hasWord, say } from './say.ts';

/** Why something can't be done, with its facts. */
export function sayReason(reason: Reason, shapes: readonly PileShape[]): string {
  const { code, count = 0, rank = 0, pile } = reason;
  const place = pile === undefined ? '' : pileNoun(shapes, pile);
  return capital(sayFitting(reason) ?? say(`refused.${code}`, { count, place, rank: rankNoun(rank) }));
}

/** Which cards would fit, where that is known. */
function sayFitting({ code, card, fits }: Reason): string | undefined {
  if (!fits) return undefined;
  const cards = kindNoun(fits);
  const word = `refused.${code}-${cards === undefined ? 'none' : 'fits'}`;
  if (!hasWord(word)) return undefined;
  return say(word, { card: card === undefined ? '' : cardNoun(card), cards: cards ?? '' });
}
