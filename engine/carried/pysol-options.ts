import type { ForeignRecords } from './foreign-file.ts';
import { hasGroup, hasKey, readKeyFile } from './ini.ts';
import { PYSOL_MAP } from './maps/game-map.ts';
import { PYSOL } from './pysol-statistics.ts';

/** Whether a key file is PySolFC's `options.cfg`. */
export const isPysolOptions = (text: string): boolean =>
  hasGroup(text, 'general') && hasKey(text, 'recent_gameid|favorite_gameid');

/** Reads the favourites, the recent games and the last one of `options.cfg`; games that Baize lacks are left out. */
export function readPysolOptions(text: string): ForeignRecords {
  const general = readKeyFile(text).get('general') ?? new Map<string, string>();
  const games = (key: string): string[] => [
    ...new Set(idsIn(general.get(key) ?? '').flatMap((id) => PYSOL_MAP.get(id)?.game ?? [])),
  ];
  const ids = ['favorite_gameid', 'recent_gameid'].flatMap((key) => idsIn(general.get(key) ?? ''));
  const unknown = [...new Set(ids)].filter((id) => !PYSOL_MAP.has(id));
  return {
    kind: 'records',
    source: PYSOL,
    players: [],
    leftOut: unknown.map((what) => ({ what, why: 'unknown-game' })),
    choices: {
      favourites: games('favorite_gameid'),
      recent: games('recent_gameid'),
      options: {},
      last: games('last_gameid')[0] ?? null,
    },
  };
}

/** The most games in a list that are read. */
const MAX_IDS = 2000;

/** Reads a list such as `2, 8, 11`; a list of one item ends with a comma. */
const idsIn = (list: string): string[] =>
  list
    .split(',', MAX_IDS)
    .map((id) => id.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((id) => /^\d{1,9}$/.test(id));
