import { visibleName } from './visible-name.ts';
import {
  countOrNull,
  faultOfCounts,
  type ForeignChoices,
  type ForeignRecords,
  type ForeignTotal,
  type LeftOut,
} from './foreign-file.ts';
import { hasGroup, type KeyFile, readInteger, readKeyFile } from './ini.ts';
import { AISLERIOT_CHOICES, AISLERIOT_MAP, type MappedGame } from './maps/game-map.ts';

export const AISLERIOT = 'AisleRiot';
const MAIN_GROUP = 'Aisleriot Config';
const ENDING = '.scm';
/** The longest time in seconds that the program itself believes. */
const MAX_SECONDS = 6000;

/** Whether a key file is AisleRiot's. */
export const isAisleRiot = (text: string): boolean => hasGroup(text, `${MAIN_GROUP}|[\\w-]+\\.scm`);

/**
 * Reads AisleRiot's key file. Its totals are of a game with all its options; the bits of `Options` say only what was
 * chosen last. Before December 2011 they were under a group spelled with dashes.
 */
export function readAisleRiotTotals(text: string): ForeignRecords {
  const groups = readKeyFile(text);
  const totals: ForeignTotal[] = [];
  const leftOut: LeftOut[] = [];
  for (const [name, values] of groups) {
    const statistic = values.get('Statistic');
    if (!name.endsWith(ENDING) || (name.includes('-') && (statistic === undefined || groups.has(underscored(name)))))
      continue;
    const read = totalOf(name, statistic);
    if ('why' in read) leftOut.push(read);
    else totals.push(read);
  }
  const players = [{ source: AISLERIOT, name: '', totals, all: null, log: [] }];
  return { kind: 'records', source: AISLERIOT, players, leftOut, choices: choicesIn(groups) };
}

/** Reads `wins;total;best;worst;`. */
function totalOf(name: string, statistic: string | undefined): ForeignTotal | LeftOut {
  if (statistic === undefined) return { what: mappedGame(name)?.game ?? visibleName(name), why: 'no-counts' };
  const items = statistic.split(';', 6).map((item) => item.trim());
  return totalOfNumbers(name, items.at(-1) === '' ? items.slice(0, -1) : items);
}

/** Reads the four numbers of a game: wins, games, and the best and worst time in seconds. */
export function totalOfNumbers(name: string, items: readonly string[]): ForeignTotal | LeftOut {
  const ours = mappedGame(name);
  const what = ours?.game ?? visibleName(name);
  const numbers = items.map((item) => readInteger(item));
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
    id: visibleName(name),
    name: titleOf(name),
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

/** Returns the words of a module's name with capitals: `auld_lang_syne.scm` is Auld Lang Syne. */
const titleOf = (name: string): string =>
  visibleName(name)
    .replace(/\.scm$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .replaceAll(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());

const underscored = (name: string): string => name.trim().toLowerCase().replaceAll('-', '_');

/** Returns our game of a module's name, with `.scm` or without, with dashes or underscores. */
function mappedGame(name: string): MappedGame | undefined {
  const module = underscored(name);
  return AISLERIOT_MAP.get(module.endsWith(ENDING) ? module.slice(0, -ENDING.length) : module);
}

export const gameNamed = (name: string): string | undefined => mappedGame(name)?.game;
