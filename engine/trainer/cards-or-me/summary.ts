import { parseKnowable, splitRetrospective } from '../notation.ts';

/** The facts of a game's stored review that are compared with other games. */
export interface GameSummary {
  /** Whether the deal could be won; undefined: unknown. */
  readonly couldBeWon: boolean | undefined;
  /** The share of games from the deal that a basic bot won. */
  readonly simple: number;
  /** The part of the game, from 0 to 1, after which it could no longer be won; undefined: unknown. */
  readonly lostAt: number | undefined;
  /** Whether it was lost within the last pass through the stock; undefined: only one pass, or not lost by a move. */
  readonly inLastPass: boolean | undefined;
  /** Whether it could still be won at its end. */
  readonly winnable: boolean;
  readonly accuracy: number | undefined;
}

/** Reads the summary of a stored review; undefined for a text of another version. */
export function summaryOf(text: string): GameSummary | undefined {
  const [review, second] = splitRetrospective(text);
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
