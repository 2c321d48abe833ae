import type { Verdict } from '../solver/index.ts';

/** What is known of one deal that was tried. */
export interface TriedDeal {
  readonly verdict: Verdict['verdict'];
  /** Moves of the win that was met; undefined where none was. */
  readonly moves: number | undefined;
}

/** What came of the deals that were tried so far, from 1 on. */
export interface Sampled {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  /** Not to be won before a shuffle that nobody can foresee. */
  readonly chance: number;
  /** Not decided. */
  readonly open: number;
  /** The games of the simple player, and those that it won. */
  readonly simpleGames: number;
  readonly simpleWins: number;
  /** Half of the wins met take no more moves; undefined where none was met. */
  readonly moves: number | undefined;
}

/** What came of several samplings that have no deal in common. */
export function addUp(parts: readonly Sampled[]): Sampled {
  const sum = (of: (part: Sampled) => number): number => parts.reduce((all, part) => all + of(part), 0);
  return {
    deals: sum(({ deals }) => deals),
    won: sum(({ won }) => won),
    lost: sum(({ lost }) => lost),
    chance: sum(({ chance }) => chance),
    open: sum(({ open }) => open),
    simpleGames: sum(({ simpleGames }) => simpleGames),
    simpleWins: sum(({ simpleWins }) => simpleWins),
    moves: middleOf(parts.flatMap(({ moves, won }) => (moves === undefined ? [] : Array<number>(won).fill(moves)))),
  };
}

/** What came of these deals and these games of the simple player, each with its moves where it was won. */
export function sumUp(tried: readonly TriedDeal[], games: readonly (number | undefined)[]): Sampled {
  const count = (verdict: TriedDeal['verdict']): number => tried.filter((deal) => deal.verdict === verdict).length;
  return {
    deals: tried.length,
    won: count('won'),
    lost: count('lost'),
    chance: count('chance'),
    open: count('open'),
    simpleGames: games.length,
    simpleWins: games.filter((moves) => moves !== undefined).length,
    moves: middleOf(tried.flatMap(({ moves }) => moves ?? [])),
  };
}

function middleOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[(sorted.length - 1) >> 1];
}
