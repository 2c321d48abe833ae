/** What the lessons use of the engine's other folders, in one place. */
export { type Card, faceUp, isFaceDown, isRed, KING, type Rank, rankOf, suitOf } from '../model/card.ts';
export { looksUp } from '../model/acceptance.ts';
export type { Change } from '../model/change.ts';
export { BASE, REDEALS, SHUFFLES } from '../model/counters.ts';
export { makeDeck } from '../model/deck.ts';
export type { Answers, Game } from '../model/game.ts';
export { countOf, fromOf, isDouble, isDrag, type Move, toOf } from '../model/move.ts';
export type { PileRules, Role } from '../model/pile.ts';
export type { Reason } from '../model/reason.ts';
export { Table, type TableView } from '../model/table.ts';
export { changesBetween } from '../legality/deal.ts';
export { Moves } from '../legality/move-generator.ts';
export type { RuleSet } from '../legality/rule-set.ts';
export { makeGameTools, type GameTools } from '../hints/game-tools.ts';
export { copyOf } from '../solver/replay.ts';
export { rankHints } from '../session/hints.ts';
