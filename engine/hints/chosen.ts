import type { MethodName } from './method.ts';

/** How moves are compared in a game with hidden cards, where that is not by playouts with the usual limits. */
export interface MethodChoice {
  readonly method: MethodName;
  /**
   * Whether small differences between moves count: reviews express the cost of a move as a share of what can be
   * achieved, however little. In Canfield hints that count them win less.
   */
  readonly comparesClosely?: true;
  /** Whether the tree's move is compared with the others by playouts, and advised unless one is better beyond doubt. */
  readonly checksTree?: true;
  /**
   * The most positions of playouts for a hint, and the same where several cards of the stock are turned at a time.
   * Where few playouts are won, each tells less.
   */
  readonly playoutPositions?: number;
  readonly ofSeveral?: number;
}

/** The method that measured best, where it is not by playouts with the usual limits: `npm run lab -- bench hints`. */
export const METHOD_OF_GAME: Readonly<Record<string, MethodChoice>> = {
  canfield: { method: 'uct', checksTree: true },
  golf: { method: 'playout', comparesClosely: true, playoutPositions: 18_000 },
  // With three cards turned 6,000 positions of playouts won 7 of 30 deals, 18,000 won 14 (deals 1001 to 1030).
  klondike: { method: 'uct', ofSeveral: 18_000 },
  scorpion: { method: 'uct' },
  spider: { method: 'reveal' },
  // Most moves differ little: 6,000 positions won 34 of 60 deals, 40,000 won 37 (deals 9001 to 9060).
  'triple-peaks': { method: 'playout', playoutPositions: 40_000 },
  // 6,000 positions of playouts won 20 of 50 deals (deals 1 to 50).
  yukon: { method: 'uct', comparesClosely: true, playoutPositions: 18_000 },
};

/** Returns the method of a game. `method`: another than the one chosen, to be measured. */
export function methodOf(game: string, method?: MethodName): MethodChoice {
  const choice = METHOD_OF_GAME[game] ?? { method: 'playout' };
  return method === undefined ? choice : { ...choice, method };
}
