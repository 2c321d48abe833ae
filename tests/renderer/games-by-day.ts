import { type Game, games, Session, usualOptions } from '../../engine/index.ts';
import { EVERY_GAME } from '../tools/night.ts';
import { covering } from '../tools/covering.ts';

/** What a table shows: each kind of pile with its fan, and how many of them it has. */
function thingsOf(game: Game): Set<string> {
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  const kinds = shapes.map(({ role, fan }) => `${role} ${JSON.stringify(fan)}`);
  return new Set(kinds.map((kind) => `${kind} ${kinds.filter((other) => other === kind).length}`));
}

/**
 * Games for tests of the window that hold for every game: by night all, by day few that together show every kind of
 * pile in every number, so that these tests do not grow with the catalogue.
 */
export const gamesByDay: readonly Game[] = EVERY_GAME
  ? games
  : covering(new Map(games.map((game) => [game, thingsOf(game)])));
