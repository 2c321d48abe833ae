import { everyOptions } from '../../engine/model/options.ts';
import { findGame } from '../../engine/rules.ts';

/** Whether there is a game with these options, with nothing left out of their key. */
export const isWay = (id: string, options: string): boolean => {
  const game = findGame(id);
  return game !== undefined && everyOptions(game).includes(options);
};
