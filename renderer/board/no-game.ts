import type { BoardSource } from './model/source.ts';

/** An empty table, until there is a game. */
export const NO_GAME: BoardSource = {
  table: { piles: 0, size: () => 0, at: () => 0 },
  shapes: [],
  laid: [],
  dealt: [],
  lifts: () => 0,
  targets: () => [],
  canTap: () => false,
  chooses: () => false,
  fills: () => false,
  isGone: () => false,
  isCovered: () => false,
  turnsLeft: () => 0,
  layouts: [[]],
};
