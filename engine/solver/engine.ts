/** What the solver uses of the engine's other folders, in one place. */
export { type Card, faceUp, FACE_DOWN, rankOf, suitOf } from '../card.ts';
export { amountOf, kindOf, REVERSED, TURNED } from '../change.ts';
export { type Deal, dealByNumber, type Dealt, dealOwn } from '../deal.ts';
export { makeDeck } from '../deck.ts';
export { Moves } from '../drags.ts';
export type { Answers, Game } from '../game.ts';
export { looksUp } from '../lookups.ts';
export { countOf, drag, fromOf, isDrag, isTap, makeMove, type Move, tap, toOf } from '../move.ts';
export type { Pile, Role } from '../pile.ts';
export { numbersBelow, xoshiro } from '../random.ts';
export type { Prepared } from '../ready.ts';
export { Rules } from '../rules.ts';
export { BASE, COUNTERS, REDEALS, type Shuffler, Table, type TableView } from '../table.ts';
