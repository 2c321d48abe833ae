import type { PileShape, Reason } from '../../../engine/rules.ts';
import { capital, cardNoun, kindNoun, rankNoun } from './cards.ts';
import type { GameRules } from './game-rules.ts';
import { pileNoun } from './piles.ts';
import { hasWord, say } from '../say.ts';

/** Says why something can't be done, with details. */
export function sayReason(reason: Reason, shapes: readonly PileShape[]): string {
  const { code, count = 0, rank = 0, pile } = reason;
  const place = pile === undefined ? '' : pileNoun(shapes, pile);
  return capital(sayFitting(reason) ?? say(`refused.${code}`, { count, place, rank: rankNoun(rank) }));
}

/** Says which cards would fit, if known. */
function sayFitting({ code, card, fits }: Reason): string | undefined {
  if (!fits) return undefined;
  const cards = kindNoun(fits);
  // An empty pile with a card to fit is compared with its neighbour.
  const where = code === 'empty' && card !== undefined ? 'beside' : code;
  const word = `refused.${where}-${cards === undefined ? 'none' : 'fits'}`;
  if (!hasWord(word)) return undefined;
  return say(word, { card: card === undefined ? '' : cardNoun(card), cards: cards ?? '' });
}

/** A refused drop, from pile to pile. */
interface Refused {
  readonly from: number;
  readonly to: number;
}

/** What the page of rules says about a refused drop, by the reason. */
const RULES: Readonly<Partial<Record<Reason['code'], (rules: GameRules, drop: Refused, reason: Reason) => string>>> = {
  order: (rules, { to }) => rules.takes(to) || rules.own,
  empty: (rules, { to }, reason) => rules.begins(to) || (sayFitting(reason) === undefined ? rules.own : ''),
  run: (rules, { from }) => rules.together(from),
  closed: (rules, { to }) => rules.conditions(to) || rules.own,
  elsewhere: (rules, { to }) => rules.conditions(to) || rules.own,
};

/**
 * Whether the page of rules says more than the reason does. It does not if the reason names the cards that fit on or
 * beside another, or those of a single suit that fit on an empty pile.
 */
export const isDescribedByRules = (reason: Reason): boolean =>
  reason.code in RULES &&
  ((reason.card === undefined && typeof reason.fits?.suits !== 'number') || sayFitting(reason) === undefined);

/** Says which rule refuses a drop, in the words of the page of rules, or the reason itself if the page says nothing. */
export const sayRefused = (
  reason: Reason,
  drop: Refused,
  shapes: readonly PileShape[],
  rules: GameRules | undefined,
): string => (rules && RULES[reason.code]?.(rules, drop, reason)) || sayReason(reason, shapes);
