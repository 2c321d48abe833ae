/**
 * How moves are compared in a game with hidden cards. In ways the cards could lie:
 * - `play`: a simple player plays on from each move;
 * - `stage`: the best-looking positions that can be reached before the next card is turned up are each played on from a
 * little;
 * - `tree`: each game is guided by the results of those before it, once the stock is known; until then `play`.
 */
export type Method = 'play' | 'stage' | 'tree';

/** The method of a game that measured best, where it is not `play`: `npm run lab -- bench hints`. */
export const METHOD_OF_GAME: Readonly<Record<string, Method>> = {
  canfield: 'tree',
  klondike: 'tree',
  scorpion: 'tree',
  spider: 'stage',
  yukon: 'tree',
};

/**
 * Games in which small differences between moves count: reviews express the cost of a move as a share of what can be
 * achieved, however little. In Canfield hints that count them win less.
 */
export const CLOSELY_COMPARED_GAMES: ReadonlySet<string> = new Set(['golf', 'yukon']);

/**
 * Games in which the tree's move is then compared with the others by the simple player's playouts, and advised unless
 * another is better beyond doubt.
 */
export const DOUBTED_TREE_GAMES: ReadonlySet<string> = new Set(['canfield']);

/**
 * Returns the most positions of playouts for a hint. Where few playouts are won, each tells less: with three cards of
 * Klondike turned 6,000 won 7 of 30 deals, 18,000 won 14 (deals 1001 to 1030); of Yukon 6,000 won 20 of 50 (deals 1 to
 * 50). In TriPeaks most moves differ little: 6,000 won 34 of 60 deals, 40,000 won 37 (deals 9001 to 9060).
 */
export function maxPlayoutPositions(game: string, turned = 1): number {
  if (game === 'triple-peaks') return 40_000;
  return CLOSELY_COMPARED_GAMES.has(game) || (game === 'klondike' && turned > 1) ? 18_000 : 6000;
}

/**
 * Returns the most positions of the board (`tree/`) for a hint: more where few playouts are won, as each tells less.
 */
export const maxTreePositions = (turned = 1): number => (turned > 1 ? 450_000 : 300_000);
