import { type Card, FACE_DOWN } from '../model/card.ts';
import { type ForeignPosition, SaveError } from './foreign-game.ts';
import { PickleRecord, type PickleValue } from './pickle-values.ts';

/** Stacks of cards with their ids, which AShuffleStackMove names. */
export interface PysolCard {
  readonly id: number;
  readonly card: Card;
  readonly isDown: boolean;
}
export type PysolStacks = readonly (readonly PysolCard[])[];

/** Returns stacks as a position. */
export const positionOf = (stacks: PysolStacks): ForeignPosition =>
  stacks.map((stack) => stack.map(({ card, isDown }) => card | (isDown ? FACE_DOWN : 0)));

const flipped = (card: PysolCard): PysolCard => ({ ...card, isDown: !card.isDown });

/** Moves that change no cards. */
const STILL = new Set(['ANextRoundMove', 'ASaveSeedMove', 'ASaveStateMove', 'AUpdateStackMove']);

/** How many more cards may be moved: the steps of a file that is made to do harm may all be one, of many moves. */
export interface MoveBudget {
  left: number;
}

/**
 * Returns the stacks before a step, given those after it. @throws {SaveError} where the step has an unknown move, or
 * there were too many
 */
export const beforeStep = (stacks: PysolStacks, step: PickleValue, budget: MoveBudget): PysolStacks =>
  moved(stacks, movesOf(step, budget).toReversed(), takeBack, budget);

/** Returns the stacks after a step. */
export const afterStep = (stacks: PysolStacks, step: PickleValue, budget: MoveBudget): PysolStacks =>
  moved(stacks, movesOf(step, budget), make, budget);

function movesOf(step: PickleValue, { left }: MoveBudget): readonly PickleValue[] {
  const moves = Array.isArray(step) ? step : [];
  if (moves.length > left) throw new SaveError('it has too many moves');
  return moves;
}

function moved(
  stacks: PysolStacks,
  moves: readonly PickleValue[],
  by: (stacks: Stacks, move: PickleValue) => void,
  budget: MoveBudget,
): PysolStacks {
  const cards = stacks.map((stack) => [...stack]);
  for (const move of moves) {
    budget.left -= cardsIn(move);
    if (budget.left < 0) throw new SaveError('it has too many moves');
    by(cards, move);
  }
  return cards;
}

/** Turning or shuffling a whole stack counts as this many cards. */
const WHOLE_STACK = 50;

/** About how many cards a move moves. */
function cardsIn(move: PickleValue): number {
  if (!(move instanceof PickleRecord)) return 1;
  if (move.name === 'ATurnStackMove' || move.name === 'AShuffleStackMove') return WHOLE_STACK;
  const count = move.get('ncards');
  return typeof count === 'number' && count > 0 ? count + 1 : 1;
}

type Stacks = PysolCard[][];

function takeBack(stacks: Stacks, move: PickleValue): void {
  if (!(move instanceof PickleRecord)) throw new SaveError('a move is none');
  if (STILL.has(move.name)) return;
  if (move.name === 'AMoveMove') return carry(to(stacks, move), from(stacks, move), number(move, 'ncards'));
  if (move.name === 'AFlipAndMoveMove') {
    carry(to(stacks, move), from(stacks, move), 1);
    return flipTop(from(stacks, move));
  }
  if (move.name === 'AShuffleStackMove') return reorder(at(stacks, move, 'stack_id'), move.get('card_ids'));
  evenHanded(stacks, move, 'to_stack_id', 'from_stack_id');
}

function make(stacks: Stacks, move: PickleValue): void {
  if (!(move instanceof PickleRecord)) throw new SaveError('a move is none');
  if (STILL.has(move.name)) return;
  if (move.name === 'AMoveMove') return carry(from(stacks, move), to(stacks, move), number(move, 'ncards'));
  if (move.name === 'AFlipAndMoveMove') {
    flipTop(from(stacks, move));
    return carry(from(stacks, move), to(stacks, move), 1);
  }
  evenHanded(stacks, move, 'from_stack_id', 'to_stack_id');
}

/** Makes a move that is its own inverse, or takes it back. */
function evenHanded(stacks: Stacks, move: PickleRecord, source: string, target: string): void {
  if (move.name === 'AFlipMove' || move.name === 'ASingleFlipMove') return flipTop(at(stacks, move, 'stack_id'));
  if (move.name === 'ATurnStackMove') {
    const [pile, onto] = [at(stacks, move, source), at(stacks, move, target)];
    onto.push(...pile.splice(0).toReversed().map(flipped));
    return;
  }
  throw new SaveError(`${move.name} is not known`);
}

function number(move: PickleRecord, field: string): number {
  const value = move.get(field);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new SaveError(`${field} is no number`);
  return value;
}

function at(stacks: Stacks, move: PickleRecord, field: string): PysolCard[] {
  const stack = stacks[number(move, field)];
  if (!stack) throw new SaveError('there is no such stack');
  return stack;
}

const from = (stacks: Stacks, move: PickleRecord): PysolCard[] => at(stacks, move, 'from_stack_id');
const to = (stacks: Stacks, move: PickleRecord): PysolCard[] => at(stacks, move, 'to_stack_id');

function carry(source: PysolCard[], target: PysolCard[], count: number): void {
  if (count > source.length) throw new SaveError('a stack has too few cards');
  target.push(...source.splice(source.length - count));
}

function flipTop(stack: PysolCard[]): void {
  const top = stack.pop();
  if (!top) throw new SaveError('a stack is empty');
  stack.push(flipped(top));
}

/** Puts a stack in the order of these ids. */
function reorder(stack: PysolCard[], ids: PickleValue | undefined): void {
  const byId = new Map(stack.map((card) => [card.id, card]));
  const order =
    Array.isArray(ids) && ids.length === stack.length
      ? ids.map((id) => (typeof id === 'number' ? byId.get(id) : undefined))
      : [];
  const known = order.filter((card) => card !== undefined);
  if (known.length !== stack.length || new Set(known).size !== stack.length) throw new SaveError('a shuffle is none');
  stack.splice(0, stack.length, ...known);
}
