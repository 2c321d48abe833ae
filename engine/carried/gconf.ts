import { AISLERIOT, gameNamed, totalOfNumbers } from './aisleriot.ts';
import type { ForeignRecords, ForeignTotal, GameByName, LeftOut } from './foreign-file.ts';
import { readInteger } from './ini.ts';
import { AISLERIOT_CHOICES, AISLERIOT_MAP } from './maps/game-map.ts';
import { rootOf, withoutEntities, xmlTags } from './xml.ts';

/** Whether a text is a file of GConf, in which AisleRiot kept its settings until 2019. */
export const isGConf = (text: string): boolean => rootOf(text) === 'gconf';

/** The most values of one setting that are read. */
const MAX_VALUES = 100_000;

/** The settings of AisleRiot by name: the texts of a list, or one value. */
type Settings = ReadonlyMap<string, readonly string[]>;

/**
 * Reads AisleRiot's settings in GConf. The counters are a list of five texts for each game: its name, then the same
 * four numbers as in the key file. Old versions wrote the name in the player's language. @throws {SaveError}
 */
export function readGConf(text: string, byName: GameByName): ForeignRecords | undefined {
  const settings = settingsIn(text);
  const values = settings.get('statistics') ?? [];
  const totals: ForeignTotal[] = [];
  const leftOut: LeftOut[] = [];
  for (let at = 0; at < values.length; at += 5) {
    const [name = '', ...numbers] = values.slice(at, at + 5);
    const ours = gameNamed(name) ?? byName(name);
    const module = ours !== undefined && AISLERIOT_MAP.has(moduleOf(ours)) ? `${moduleOf(ours)}.scm` : name;
    const read = totalOfNumbers(module, numbers);
    if ('why' in read) leftOut.push(read);
    else totals.push(read);
  }
  const [recent, last] = ['recent_games_list', 'game_file'].map((name) =>
    (settings.get(name) ?? []).flatMap((game) => gameNamed(game) ?? []),
  );
  const choices = {
    favourites: [],
    recent: [...new Set(recent)],
    options: optionsIn(settings),
    last: last?.[0] ?? null,
  };
  const players = [{ source: AISLERIOT, name: '', totals, all: null, log: [] }];
  return { kind: 'records', source: AISLERIOT, players, leftOut, choices };
}

const moduleOf = (game: string): string => game.replaceAll('-', '_');

/** Returns the options of games, which have a setting each, named after the game. */
function optionsIn(settings: Settings): Record<string, string> {
  const chosen = [...settings].flatMap(([name, [value = '']]) => {
    const game = name.endsWith('.scm') ? gameNamed(name) : undefined;
    const options = game && AISLERIOT_CHOICES.get(`${game}:${readInteger(value)}`);
    return game !== undefined && options !== undefined ? [[game, options] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** Reads the entries of a file for one folder of settings, or of AisleRiot's folder in a file for all. */
function settingsIn(text: string): Settings {
  const settings = new Map<string, string[]>();
  const folders: string[] = [];
  let values: string[] = [];
  for (const tag of xmlTags(text)) {
    const { name, attributes, opens, closes, before } = tag;
    if (name === 'dir' && opens) folders.push(attributes.get('name') ?? '');
    if (name === 'entry' && opens) {
      values = [];
      const value = attributes.get('value');
      if (value !== undefined) values.push(value);
      if (folders.length === 0 || folders.includes('aisleriot')) settings.set(attributes.get('name') ?? '', values);
    }
    if (name === 'stringvalue' && closes && values.length < MAX_VALUES)
      values.push(opens ? '' : withoutEntities(before).trim());
    if (name === 'dir' && closes) folders.pop();
  }
  return settings;
}
