/** What a review uses of the engine's other folders, in one place. */
export { findGame } from '../games/index.ts';
export { makeGameTools, type GameTools } from '../hints/game-tools.ts';
export { movesOf } from '../hints/thinking.ts';
export { isDrag, makeMove, type Move, parseMove } from '../model/move.ts';
export { completeOptions, parseOptions } from '../model/options.ts';
export type { Saved } from '../session/saved-game.ts';
