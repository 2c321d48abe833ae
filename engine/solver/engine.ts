/** What the solver uses of the engine's other folders, in one place. */
export { type Card, faceUp, FACE_DOWN, KING, rankOf, suitOf } from '../model/card.ts';
export {
  indexOf,
  kindOf,
  MOVE,
  movedCount,
  movedFrom,
  movedTo,
  otherIndexOf,
  pileOf,
  REVERSED,
  SWAP,
  TURN,
  TURNED,
} from '../model/change.ts';
export { type Deal, dealByNumber, type Dealt, dealOwn } from '../legality/deal.ts';
export { Moves } from '../legality/move-generator.ts';
export type { Answers, Game } from '../model/game.ts';
export { uncounted } from '../model/options.ts';
export { isNear, looksUp, takesCards } from '../model/acceptance.ts';
export { countOf, drag, fromOf, isDrag, isTap, type Move, tap, toOf } from '../model/move.ts';
export type { Pile, Role } from '../model/pile.ts';
export { numbersBelow, xoshiro } from '../model/random.ts';
export type { CompiledPiles } from '../legality/compiled-pile.ts';
export { RuleSet } from '../legality/rule-set.ts';
export { BASE, COUNTERS, REDEALS } from '../model/counters.ts';
export { SafeHomes } from '../legality/safe-homes.ts';
export { type Wanting, wantingOf } from '../legality/wanting.ts';
export { Table, type TableView } from '../model/table.ts';
