import type { PileShape, Reason } from '../../../engine/index.ts';
import { capital, cardNoun, kindNoun, rankNoun } from './cards.ts';
import type { GameRules } from './game-rules.ts';
import { pileNoun } from './piles.ts';
import { hasWord, say } from '../say.ts';

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

/** A drop that is refused: from and to which pile. */
interface Refused {
  readonly from: number;
  readonly to: number;
}

/** What the page of rules says of a refused drop. */
const RULES: Readonly<Partial<Record<Reason['code'], (rules: GameRules, drop: Refused) => string>>> = {
  order: (rules, { to }) => rules.takes(to),
  empty: (rules, { to }) => rules.starts(to),
  run: (rules, { from }) => rules.together(from),
  closed: (rules, { to }) => rules.conditions(to),
  elsewhere: (rules, { to }) => rules.conditions(to),
};

/**
 * Whether the page of rules says more of it than the reason does. Where the reason names the cards that fit, it says
 * more; where it names no card, one that fits is refused for something else.
 */
export const isToldByRules = (reason: Reason): boolean =>
  reason.code in RULES && (reason.code !== 'order' || (reason.card !== undefined && sayFitting(reason) === undefined));

/** The rule that refuses a drop, as the page of rules words it; the reason by itself where that leaves it open. */
export const sayRefused = (
  reason: Reason,
  drop: Refused,
  shapes: readonly PileShape[],
  rules: GameRules | undefined,
): string => (rules && RULES[reason.code]?.(rules, drop)) || sayReason(reason, shapes);
