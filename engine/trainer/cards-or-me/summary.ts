import { parseKnowable, splitLookedBack } from '../notation.ts';

/** What the kept text of a game that was looked back at tells beside others. */
export interface GameSummary {
  /** Whether the deal could be won: undefined where that is not known. */
  readonly couldBeWon: boolean | undefined;
  /** The share of games that a simple player won of it. */
  readonly simple: number;
  /** After which part of the game it could no more be won, from 0 to 1; undefined where that is not known. */
  readonly lostAt: number | undefined;
  /** Whether it was lost within the last pass through the stock; undefined where there was one pass, or it was won. */
  readonly inLastPass: boolean | undefined;
  /** It could be won to its end. */
  readonly winnable: boolean;
  readonly accuracy: number | undefined;
}

/** Undefined for a text of another version. */
export function summaryOf(text: string): GameSummary | undefined {
  const [review, second] = splitLookedBack(text);
  const knowable = second === undefined ? undefined : parseKnowable(second);
  const [, , known = '', quick = ''] = review.split(' ');
  if (!knowable || known === '') return undefined;
  const [plays = 0, won = 0] = (quick.match(/\d+/g) ?? []).map(Number);
  const lost = known.indexOf('l');
  const { lastPass } = knowable;
  return {
    couldBeWon: known.startsWith('w') ? true : known.startsWith('l') ? false : undefined,
    simple: plays === 0 ? 0 : won / plays,
    lostAt: lost < 0 ? undefined : lost / Math.max(1, known.length - 1),
    inLastPass: lost < 1 || lastPass === undefined ? undefined : lost > lastPass,
    winnable: known.endsWith('w'),
    accuracy: knowable.accuracy,
  };
}
