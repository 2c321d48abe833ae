import type { Verdict } from '../solver/index.ts';

/** The result of one deal that was tried. */
export interface TriedDeal {
  readonly verdict: Verdict['verdict'];
  /** Moves of the win found; undefined where none was, or the verdict was recorded without moves. */
  readonly moves: number | undefined;
}

/** Totals of the deals tried so far. */
export interface Sampled {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  /** Deals that cannot be won before a shuffle, whose result cannot be foreseen. */
  readonly chance: number;
  /** Undecided deals. */
  readonly open: number;
  /** The basic bot's first game of each deal: how many, and how many it won. */
  readonly simpleGames: number;
  readonly simpleWins: number;
  /** The median number of moves of the wins found; undefined where none was. */
  readonly moves: number | undefined;
}

/** Adds up several samplings that have no deal in common. */
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

/** Sums up tried deals. `games`: the moves of each game that the basic bot won; undefined for a loss. */
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
