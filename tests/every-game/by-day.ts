import { games } from '../../engine/games/index.ts';
import { METHOD_OF_GAME as METHODS } from '../../engine/hints/chosen.ts';
import type { Game } from '../../engine/model/game.ts';
import { parseOptions } from '../../engine/model/options.ts';
import { Pile, type PileRules } from '../../engine/model/pile.ts';
import { KNOWN } from '../../engine/solver/known.ts';
import { type Way, ways } from '../engine/play.ts';
import { covering } from '../tools/covering.ts';
import { EVERY_GAME } from '../tools/night.ts';

/**
 * Lists the rules of a pile, each by the pile's role, with its value where it is one of a few, or the parts of an
 * action.
 */
const rulesOf = ({ role, ...rules }: PileRules): string[] =>
  Object.entries(rules).map(
    ([name, value]: [string, unknown]) => `${role} ${name} ${typeof value === 'number' ? '' : partsOf(value)}`,
  );

function partsOf(value: unknown): string {
  if (typeof value === 'function' || value instanceof Pile) return '';
  return typeof value === 'object' && value !== null ? Object.keys(value).toSorted().join(' ') : String(value);
}

/**
 * Returns all features of a version that matter to a search: its rules, how it is searched, and the facts that the
 * solver knows.
 */
function thingsOf({ game, options }: Way): Set<string> {
  const { places, hidden = [], deck = {}, ...rest } = game.variant(parseOptions(game, options)!);
  const { alike = {}, plan, ...known } = KNOWN[game.id] ?? {};
  return new Set([
    ...[...places.map(({ pile }) => pile), ...hidden].flatMap(({ rules }) => rulesOf(rules)),
    ...Object.keys({ ...rest, ...deck }),
    `packs ${deck.packs ?? 1}`,
    `plan ${plan}`,
    `method ${METHODS[game.id]?.method}`,
    ...Object.entries(alike).map(([role, since]) => `alike ${role} ${since}`),
    ...Object.entries(known).flatMap(([name, roles]) => [roles].flat().map((role) => `${name} ${role}`)),
  ]);
}

/**
 * Versions for tests that search games, which takes long: by night all, by day a few that together have every rule
 * of any game, every plan of the solver and all that it knows beyond rules. So these tests do not grow with the
 * catalogue.
 */
export const waysByDay: readonly Way[] = EVERY_GAME ? ways : covering(new Map(ways.map((way) => [way, thingsOf(way)])));

/** The games of those ways. */
export const gamesByDay: readonly Game[] = games.filter((game) => waysByDay.some((way) => way.game === game));
