import {
  countOrNull,
  faultOfCounts,
  type ForeignChoices,
  type ForeignRecords,
  type ForeignTotal,
  type LeftOut,
} from './foreign-file.ts';
import { type KeyFile, readInteger, readKeyFile } from './ini.ts';
import { AISLERIOT_CHOICES, AISLERIOT_MAP } from './maps/game-map.ts';

const SOURCE = 'AisleRiot';
const MAIN_GROUP = 'Aisleriot Config';
const ENDING = '.scm';
/** The longest time in seconds that the program itself believes. */
const MAX_SECONDS = 6000;

/** Whether a key file is AisleRiot's. */
export const isAisleRiot = (text: string): boolean =>
  /^\s*\[Aisleriot Config\]\s*$/m.test(text) || /^\s*\[\w+\.scm\]\s*$/m.test(text);

/**
 * Reads AisleRiot's key file. Its totals are of a game with all its options; the bits of `Options` say only what was
 * chosen last. Before December 2011 they were under a group spelled with dashes.
 */
export function readAisleRiotTotals(text: string): ForeignRecords {
  const groups = readKeyFile(text);
  const totals: ForeignTotal[] = [];
  const leftOut: LeftOut[] = [];
  for (const [name, values] of groups) {
    if (!name.endsWith(ENDING) || name.includes('-')) continue;
    const read = totalOf(name, values.get('Statistic'));
    if ('why' in read) leftOut.push(read);
    else totals.push(read);
  }
  const players = [{ source: SOURCE, name: '', totals, all: null, log: [] }];
  return { kind: 'records', source: SOURCE, players, leftOut, choices: choicesIn(groups) };
}

/** Reads `wins;total;best;worst;`, times in seconds. */
function totalOf(name: string, statistic: string | undefined): ForeignTotal | LeftOut {
  const ours = AISLERIOT_MAP.get(name.slice(0, -ENDING.length));
  const what = ours?.game ?? name;
  if (statistic === undefined) return { what, why: 'no-counts' };
  const numbers = statistic
    .replace(/;\s*$/, '')
    .split(';', 5)
    .map((item) => readInteger(item));
  const [won, played, best, worst] = numbers;
  if (numbers.length !== 4 || won === undefined || played === undefined || best === undefined || worst === undefined)
    return { what, why: 'no-numbers' };
  const why = faultOfCounts({ played, won });
  if (why) return { what, why };
  const time = (seconds: number): number | null => {
    const believed = countOrNull(seconds, MAX_SECONDS);
    return believed === null ? null : believed * 1000;
  };
  return {
    id: name,
    ours,
    played,
    won,
    longestWins: null,
    longestLosses: null,
    bestTime: time(best),
    worstTime: time(worst),
    fewestMoves: null,
  };
}

function choicesIn(groups: KeyFile): ForeignChoices {
  const main = groups.get(MAIN_GROUP);
  const recent = (main?.get('Recent') ?? '').split(';').flatMap((name) => gameNamed(name) ?? []);
  const last = gameNamed(main?.get('Variation') ?? '');
  const options: Record<string, string> = {};
  for (const [name, values] of groups) {
    const game = name.endsWith(ENDING) ? gameNamed(name) : undefined;
    const bits = readInteger(values.get('Options') ?? '');
    const chosen = game !== undefined && bits !== undefined ? AISLERIOT_CHOICES.get(`${game}:${bits}`) : undefined;
    if (game !== undefined && chosen !== undefined) options[game] = chosen;
  }
  return { favourites: [], recent: [...new Set(recent)], options, last: last ?? null };
}

/** Returns our game of a module's name, with `.scm` or without, with dashes or underscores. */
function gameNamed(name: string): string | undefined {
  const module = name.trim().replace(/\.scm$/, '');
  return AISLERIOT_MAP.get(module.replaceAll('-', '_'))?.game;
}
