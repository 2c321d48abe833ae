/**
 * How a game with hidden cards is looked into. In ways the cards could lie:
 * - `play`: a simple player plays on from each move;
 * - `stage`: what looks best of all that can be reached before the next card is turned up is played on from a little.
 * - `tree`: each game goes on by what came of those before it, once the stock is known; until then `play`.
 */
export type Method = 'play' | 'stage' | 'tree';

/** The method that measured best, where it is not `play`: `npm run bench -- hints`. */
export const METHOD_OF_GAME: Readonly<Record<string, Method>> = {
  canfield: 'tree',
  klondike: 'tree',
  scorpion: 'tree',
  spider: 'stage',
  yukon: 'tree',
};

/**
 * Games in which moves are told apart more closely: what a move costs in a review is a part of what there is, however
 * little. In Canfield hints that do so win less.
 */
export const CLOSE: ReadonlySet<string> = new Set(['golf', 'yukon']);

/**
 * Games in which the move of the tree is compared with the others by games that the simple player plays on, and is
 * advised unless another is better beyond doubt.
 */
export const DOUBTS: ReadonlySet<string> = new Set(['canfield']);

/**
 * Positions of games played on for a hint. Where few of these games are won each tells less: with three cards of
 * Klondike turned 6,000 won 7 of 30 deals, 18,000 won 14 (deals 1001 to 1030); of Yukon 6,000 won 20 of 50 (deals 1 to
 * 50). In TriPeaks most moves differ little: 6,000 won 34 of 60 deals, 40,000 won 37 (deals 9001 to 9060).
 */
export function mostPositionsOf(game: string, turned = 1): number {
  if (game === 'triple-peaks') return 40_000;
  return CLOSE.has(game) || (game === 'klondike' && turned > 1) ? 18_000 : 6000;
}

/** Positions of the board (`tree/`) played through for a hint: more where few games are won, as each tells less. */
export const mostOfTree = (turned = 1): number => (turned > 1 ? 450_000 : 300_000);
