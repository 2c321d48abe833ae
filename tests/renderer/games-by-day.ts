import { type Game, games, Session, usualOptions } from '../../engine/rules.ts';
import { EVERY_GAME } from '../tools/night.ts';
import { covering } from '../tools/covering.ts';

/** Lists the kinds of pile on a game's table, with their fans and numbers. */
function thingsOf(game: Game): Set<string> {
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  const kinds = shapes.map(({ role, fan }) => `${role} ${JSON.stringify(fan)}`);
  return new Set(kinds.map((kind) => `${kind} ${kinds.filter((other) => other === kind).length}`));
}

/**
 * The games for tests of the window that hold for every game: at night all of them, by day a few that together have
 * every kind of pile in every number, so that these tests do not grow with the catalogue.
 */
export const gamesByDay: readonly Game[] = EVERY_GAME
  ? games
  : covering(new Map(games.map((game) => [game, thingsOf(game)])));
