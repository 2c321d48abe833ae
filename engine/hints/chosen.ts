import type { MethodName } from './make-method.ts';
import type { MethodSettings } from './base/method.ts';

/** The method of a game with hidden cards and its settings, where it is not by playouts with the default limits. */
interface MethodChoice extends MethodSettings {
  readonly method: MethodName;
}

/** The method that measured best, where it is not by playouts with the default limits: `npm run lab -- bench hints`. */
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

/** Returns the method of a game. */
export const methodOf = (game: string): MethodChoice => METHOD_OF_GAME[game] ?? { method: 'playout' };
