import type { Game } from '../model/game.ts';
import { differences } from '../recipes/kin.ts';
import { readRecipe } from '../recipes/recipe.ts';
import { type Solver, solver } from '../solver/index.ts';
import { DealPlayer } from './deal-player.ts';

/** Which way a game is to change. */
export type EaseWanted = 'easier' | 'harder';

/** Deals by which games are chosen, and further ones by which the nearest of them are looked at again. */
const FIRST_DEALS = 16;
const MORE_DEALS = 48;
const LOOKED_AT_AGAIN = 4;
/** Games that are told of, at most. */
const TOLD = 3;
/** A smaller difference may be chance. */
const APART = 0.03;
/** A deal that takes more positions counts as not won. */
const POSITIONS = 1000;
/** What a deal counts that the simple player has lost and a short search has won. */
const WON_BY_SEARCH = 0.5;

/** A game that is easier or harder than another, and by how much. */
export interface Eased {
  readonly game: Game;
  /** By how much the share is greater or less, from 0 to 1: a deal that the simple player wins counts twice. */
  readonly step: number;
  /** Deals tried of both, and how many were won of this one, and of the other. */
  readonly deals: number;
  readonly won: number;
  readonly before: number;
}

/** How easy one game is, by the deals that were tried. */
class Ease {
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

  /** From 0 to 1. */
  get share(): number {
    return this.#sum / Math.max(1, this.#deals);
  }

  get deals(): number {
    return this.#deals;
  }

  /** Deals that were won, by the simple player or by search. */
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
    return this.#solver.solve(deal, { positions: POSITIONS }).toEnd().verdict === 'won' ? WON_BY_SEARCH : 0;
  }
}

/**
 * Looks among games for those that are a little easier, or a little harder, than another, up to three, the nearest
 * first. Yields how far it is, from 0 to 1.
 */
export function* leastChanges(
  game: Game,
  others: readonly Game[],
  wanted: EaseWanted,
): Generator<number, readonly Eased[], void> {
  const steps = FIRST_DEALS * (others.length + 1) + MORE_DEALS * (LOOKED_AT_AGAIN + 1);
  let done = 0;
  function* tried(one: Ease, deals: number): Generator<number, void, void> {
    for (const _ of one.tryDeals(deals)) yield ++done / steps;
  }
  const base = new Ease(game);
  const change = (one: Ease): number => (wanted === 'easier' ? 1 : -1) * (one.share - base.share);
  yield* tried(base, FIRST_DEALS);
  const all: Ease[] = [];
  for (const other of others) {
    const one = new Ease(other);
    yield* tried(one, FIRST_DEALS);
    all.push(one);
  }
  const near = oneAField(leastFirst(all, change), game).slice(0, LOOKED_AT_AGAIN);
  for (const one of [base, ...near]) yield* tried(one, MORE_DEALS);
  const { deals, won: before } = base;
  return leastFirst(near, change)
    .slice(0, TOLD)
    .map((one) => ({ game: one.game, step: change(one), deals, won: one.won, before }));
}

/** Of those that differ from a game in the same field the first alone: others are of more use. */
function oneAField(all: readonly Ease[], game: Game): Ease[] {
  const fieldOf = (one: Ease): string => {
    const [mine, theirs] = [readRecipe(game.id), readRecipe(one.game.id)];
    return mine && theirs ? differences(mine, theirs).join() : one.game.id;
  };
  return all.filter((one, at) => all.findIndex((other) => fieldOf(other) === fieldOf(one)) === at);
}

/** Those that change it at all, the least first. */
const leastFirst = (all: readonly Ease[], change: (one: Ease) => number): Ease[] =>
  all.filter((one) => change(one) > APART).toSorted((one, other) => change(one) - change(other));
