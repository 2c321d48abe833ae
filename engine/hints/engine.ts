/** What the hints use of the engine's other folders, in one place. */
export { type Card, faceUp, FACE_DOWN, suitOf } from '../model/card.ts';
export { looksUp } from '../model/acceptance.ts';
export { BASE } from '../model/counters.ts';
export type { Answers, Game } from '../model/game.ts';
export { countOf, fromOf, isDrag, isTap, type Move, tap, toOf } from '../model/move.ts';
export type { Role } from '../model/pile.ts';
export { numbersBelow, xoshiro } from '../model/random.ts';
export { Table, type TableView } from '../model/table.ts';
export { Moves } from '../legality/move-generator.ts';
export { positionKey } from '../legality/position-key.ts';
export { RuleSet } from '../legality/rule-set.ts';
