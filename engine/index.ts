/** What the other rooms may use of the engine. */
export * from './card.ts';
export { type Change } from './change.ts';
export { type Deal, FIRST_DEAL, LAST_DEAL } from './deal.ts';
export { type Answers, type Choice, type Game, type Preset, type Switch } from './game.ts';
export { findGame, games } from './games/index.ts';
export { type Fact } from './layout.ts';
export {
  countOf,
  double,
  drag,
  fromOf,
  isDouble,
  isDrag,
  isTap,
  makeMove,
  type Move,
  parseMove,
  tap,
  toOf,
} from './move.ts';
export {
  completeOptions,
  everyOptions,
  makeOptions,
  type OptionsKey,
  parseOptions,
  usualAnswers,
  usualOptions,
} from './options.ts';
export { type Fan, type Role } from './pile.ts';
export { type Reason } from './reason.ts';
export { parseOrder } from './order.ts';
export { isDealNumber, type Resumed, resume } from './resume.ts';
export { goesOnFrom, type Saved } from './saved.ts';
export { Session } from './session.ts';
export { type PileShape } from './shape.ts';
export { type Fault, type Why } from './share/fault.ts';
export { makeLink } from './share/link.ts';
export { ownNotation } from './share/notation.ts';
export { type Here, parseShared } from './share/shared.ts';
export { REDEALS, type TableView } from './table.ts';
export { type Solver, solver, type Solving, type Verdict } from './solver/index.ts';
