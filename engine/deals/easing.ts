import type { Game } from '../model/game.ts';
import { differences } from '../games/similar-games.ts';
import { readRecipe } from '../recipes/recipe.ts';
import { type Solver, solver } from '../solver/index.ts';
import { DealPlayer } from './deal-player.ts';

/** The wanted direction of a change. */
export type EaseDirection = 'easier' | 'harder';

/** The number of deals tried of every game, of further deals tried of the nearest games, and of these games. */
const FIRST_DEALS = 16;
const MORE_DEALS = 48;
const GAMES_TRIED_AGAIN = 4;
/** The most games listed. */
const MAX_LISTED = 3;
/** A difference below this may be chance. */
const MIN_STEP = 0.03;
/** A deal that takes more positions counts as not won. */
const MAX_POSITIONS = 1000;
/** Score of a deal that the basic bot lost and a short search won; a deal that the player wins scores 1. */
const WON_BY_SEARCH = 0.5;

/** A game that is easier or harder than another, and by how much. */
export interface EaseChange {
  readonly game: Game;
  /** The difference of the two games' mean scores, from 0 to 1: a deal won by search alone counts half. */
  readonly step: number;
  /** Deals tried of both games; wins of this game, and of the one that it is compared with. */
  readonly deals: number;
  readonly won: number;
  readonly before: number;
}

/** Measures how easy a game is by trying its deals. */
class GameEase {
  readonly game: Game;
  readonly #solver: Solver;
  readonly #player: DealPlayer;
  #deals = 0;
  #won = 0;
  #sum = 0;

  constructor(game: Game) {
    this.game = game;
    this.#solver = solver(game, {});
    this.#player = new DealPlayer(game, {});
  }

  /** The mean score of the deals tried, from 0 to 1. */
  get share(): number {
    return this.#sum / Math.max(1, this.#deals);
  }

  get deals(): number {
    return this.#deals;
  }

  /** Deals that were won, by the basic bot or by search. */
  get won(): number {
    return this.#won;
  }

  *tryDeals(count: number): Generator<void, void, void> {
    for (let nth = 0; nth < count; nth++) {
      const worth = this.#worth(++this.#deals);
      this.#sum += worth;
      if (worth > 0) this.#won++;
      yield;
    }
  }

  #worth(deal: number): number {
    if (this.#player.wins(deal, 0)) return 1;
    return this.#solver.solve(deal, { positions: MAX_POSITIONS }).toEnd().verdict === 'won' ? WON_BY_SEARCH : 0;
  }
}

/**
 * Finds the games that are a little easier, or a little harder, than another: up to three, the nearest first. Yields
 * its progress, from 0 to 1.
 */
export function* leastChanges(
  game: Game,
  others: readonly Game[],
  wanted: EaseDirection,
): Generator<number, readonly EaseChange[], void> {
  const steps = FIRST_DEALS * (others.length + 1) + MORE_DEALS * (GAMES_TRIED_AGAIN + 1);
  let done = 0;
  function* tried(one: GameEase, deals: number): Generator<number, void, void> {
    for (const _ of one.tryDeals(deals)) yield ++done / steps;
  }
  const base = new GameEase(game);
  const change = (one: GameEase): number => (wanted === 'easier' ? 1 : -1) * (one.share - base.share);
  yield* tried(base, FIRST_DEALS);
  const all: GameEase[] = [];
  for (const other of others) {
    const one = new GameEase(other);
    yield* tried(one, FIRST_DEALS);
    all.push(one);
  }
  const near = oneAField(leastFirst(all, change), game).slice(0, GAMES_TRIED_AGAIN);
  for (const one of [base, ...near]) yield* tried(one, MORE_DEALS);
  const { deals, won: before } = base;
  return leastFirst(near, change)
    .slice(0, MAX_LISTED)
    .map((one) => ({ game: one.game, step: change(one), deals, won: one.won, before }));
}

/**
 * Keeps the first of the games whose recipes differ from the game's in the same field: different changes are of more
 * use.
 */
function oneAField(all: readonly GameEase[], game: Game): GameEase[] {
  const fieldOf = (one: GameEase): string => {
    const [mine, theirs] = [readRecipe(game.id), readRecipe(one.game.id)];
    return mine && theirs ? differences(mine, theirs).join() : one.game.id;
  };
  return all.filter((one, at) => all.findIndex((other) => fieldOf(other) === fieldOf(one)) === at);
}

/** Keeps the games that change it noticeably in the wanted direction, the smallest change first. */
const leastFirst = (all: readonly GameEase[], change: (one: GameEase) => number): GameEase[] =>
  all.filter((one) => change(one) > MIN_STEP).toSorted((one, other) => change(one) - change(other));
