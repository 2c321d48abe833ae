/**
 * How a game with hidden cards is looked into. In ways the cards could lie:
 * - `play`: a quick player plays on from each move;
 * - `vote`: the solver is asked after each move whether it still wins;
 * - `lines`: the solver looks for a line that wins, and the move with which most of them begin is best.
 */
export type Method = 'play' | 'vote' | 'lines';

/** The method that measured best, where it is not `play`: `npm run bench -- hints`. */
export const CHOSEN: Readonly<Record<string, Method>> = {
  canfield: 'vote',
  spider: 'lines',
};
