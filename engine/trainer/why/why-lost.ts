import { findGame } from '../../games/index.ts';
import { type GameTools, makeGameTools } from '../../hints/game-tools.ts';
import { faceUp } from '../../model/card.ts';
import { optionsBegun, parseOptions } from '../../model/options.ts';
import type { TableView } from '../../model/table.ts';
import { resume } from '../../session/resume.ts';
import type { Saved } from '../../session/saved-game.ts';
import type { Lost } from '../../session/session.ts';
import { DeadEnd } from '../../search/proofs/dead-end.ts';
import type { Solver } from '../../solver/index.ts';
import { type Exchange, findExchange } from './exchange.ts';
import type { CardPlace } from './place.ts';

/**
 * Why a position is lost, by the solver's proof:
 * - `won`, `open`: it is not lost, or not known to be, after this many positions;
 * - `blocked`: these cards would be the next to go home, and can never be uncovered;
 * - `exchange`: with these two cards exchanged it could be won;
 * - `stuck`: no move is left, or none that achieves anything new, and no exchange is known to make it winnable;
 * - `unknown`: none of the exchanges tried is known to make it winnable.
 */
export type WhyLost =
  | { readonly kind: 'won' }
  | { readonly kind: 'open'; readonly positions: number }
  | { readonly kind: 'stuck'; readonly lost: Lost }
  | { readonly kind: 'blocked'; readonly cards: readonly CardPlace[] }
  | Exchange;

/** The most positions that the solver may visit to prove a loss, and between two chances to stop. */
const PROOF_POSITIONS = 400_000;
const STEP_POSITIONS = 200;

/** Finds why a position is lost. Yields after each step of the work; undefined for a save that cannot be opened. */
export function* whyLost(saved: Saved, made?: Solver): Generator<void, WhyLost | undefined, void> {
  const game = findGame(saved.game);
  const options = game && optionsBegun(game, saved);
  const resumed = resume(saved);
  if (!game || options === undefined || !resumed.ok) return undefined;
  const tools = makeGameTools(game, parseOptions(game, options) ?? {}, made);
  const { session } = resumed.value;
  const { table } = session;
  const cards = blockedCards(tools, table);
  if (cards.length > 0) return { kind: 'blocked', cards };
  const solving = tools.solver.solve(table, { positions: PROOF_POSITIONS });
  const { verdict } = yield* solving.inSteps(STEP_POSITIONS);
  if (verdict === 'won') return { kind: 'won' };
  if (verdict !== 'lost') return { kind: 'open', positions: solving.positions };
  const exchange = yield* findExchange(tools.solver, table);
  const { lost } = session;
  return exchange.kind === 'unknown' && lost ? { kind: 'stuck', lost } : exchange;
}

/** Lists the blocked cards that lie face up; empty where something else makes the position lost. */
function blockedCards({ context }: GameTools, table: TableView): readonly CardPlace[] {
  context.position.begin(table);
  const blocked = DeadEnd.for(context)?.blocked() ?? [];
  return context.position.rules.piles
    .flatMap(({ index: pile }) => Array.from({ length: table.size(pile) }, (_, index) => ({ pile, index })))
    .filter(({ pile, index }) => blocked.includes(table.at(pile, index)));
}

/** Returns the cards at these places, face up. */
export const cardsAt = (table: TableView, places: readonly CardPlace[]): readonly number[] =>
  places.map(({ pile, index }) => faceUp(table.at(pile, index)));
