import { SETTING_FIELDS } from '../../main/values/settings.ts';
import { type Chance, chanceOf } from './chance.ts';
import { mutateJson } from './mutate.ts';
import type { KeptGame } from '../../preload/api.ts';
import { keptBy, settingsBy, webpBy } from './seeds.ts';

/* Files of a machine that lies: their heads and sums are right. */

/** The name of the machine that lies. */
export const LIAR = 'bbbbbbbbbbbbbbbb';

/**
 * A file to be written: `§me` and `§peer` in its value stand for the names of two honest machines, `§ours+1` and
 * `§clock+1` for numbers near theirs.
 */
export interface LyingFile {
  readonly kind: 'games' | 'settings' | 'pictures' | 'results';
  readonly name: string;
  readonly value: unknown;
  /** The share of the file that exists. */
  readonly tear?: number;
  readonly newer: boolean;
}

const MACHINES = ['§me', '§peer', LIAR, 'cccccccccccccccc', '0123456789012345'];
const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '', 'x'.repeat(300)];
const COUNTS: readonly unknown[] = [
  0,
  1,
  2,
  7,
  1e6,
  1e6 + 1,
  1e9,
  2 ** 50,
  2 ** 53 - 1,
  2 ** 53,
  1e308,
  -1,
  0.5,
  '7',
  null,
  '§ours+0',
  '§ours-1',
  '§ours+1',
  '§ours+2',
  '§ours+999999',
  '§ours+1000000',
  '§ours+1000001',
  '§ours+1000000000',
];
const CLOCKS: readonly unknown[] = [
  ...COUNTS,
  '§clock+0',
  '§clock+1',
  '§clock+2',
  '§clock+999999',
  '§clock+1000000',
  '§clock+1000001',
  '§clock+1002000000',
];
const NAMES = [
  '',
  'A game',
  'a game',
  'Same',
  'Same (2)',
  'Mine 900001',
  'a\0b',
  'two\nlines',
  '\u202eevil',
  '\u200b',
  '   ',
  ' x ',
  'x'.repeat(80),
  'x'.repeat(81),
  `${'x'.repeat(71)}😀yyyyyyyyyyy`,
  '\ud800',
  '<b>',
  '__proto__',
];

/** Games to lie about: to play one for each lie would take most of the time. */
let played: readonly KeptGame[] | undefined;
const keptOf = (chance: Chance): KeptGame => {
  const from = chanceOf(1);
  played ??= Array.from({ length: 60 }, () => keptBy(from));
  return chance.one(played);
};

/** Settings that are shared part by part. */
const IN_PARTS = [
  'puzzlesSolved',
  'puzzlesFailed',
  'options',
  'favourites',
  'looks',
  'wishes',
  'ownGames',
  'milestonesTold',
];

const list = <T>(chance: Chance, most: number, one: () => T): T[] => Array.from({ length: chance.below(most) }, one);

const machineBy = (chance: Chance): string => chance.one(chance.once(12) ? ODD_KEYS : MACHINES);

/** Returns a file with something that an honest machine would not write, more often than not. */
export function lyingFileBy(chance: Chance): LyingFile {
  const kind = chance.one(['games', 'games', 'settings', 'settings', 'pictures', 'results'] as const);
  const value = VALUES[kind](chance);
  const part = kind === 'results' ? `-${chance.below(1000)}` : '';
  const ending = chance.once(40) ? ' (conflict).baize-shared' : '.baize-shared';
  return {
    kind,
    name: `${kind}-${LIAR}${part}${ending}`,
    value: chance.once(6) ? plain(mutateJson(value, chance)) : value,
    newer: chance.once(60),
    ...(chance.once(25) && { tear: chance.below(100) / 100 }),
  };
}

/** JSON has neither cycles nor big integers, nor a value that stands for them. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/"§(?![mpoc])[^"]*"/g, 'null'));

const VALUES: Readonly<Record<LyingFile['kind'], (chance: Chance) => unknown>> = {
  games: gamesBy,
  settings: (chance) => (chance.once(3) ? truthfulBy(chance) : list(chance, 6, () => rowBy(chance))),
  pictures: (chance) => list(chance, 3, () => pictureBy(chance)),
  results: (chance) =>
    list(chance, 5, () => ({
      ...keptOf(chance),
      outcome: chance.one(['won', 'lost']),
      ended: Date.UTC(2026, 0, 2) + chance.below(60_000),
      ...(chance.once(6) && oddTimeBy(chance)),
    })),
};

function gamesBy(chance: Chance): unknown {
  const isMany = chance.once(200);
  const kept = keptOf(chance);
  const games = isMany
    ? Array.from({ length: chance.one([600, 3000, 11_000]) }, (_, at) => ({
        machine: LIAR,
        count: at + 1,
        name: 'Same',
        kept: { ...kept, begun: kept.begun + at },
      }))
    : list(chance, 4, () => ({
        machine: machineBy(chance),
        count: chance.one(COUNTS),
        name: chance.one(NAMES),
        kept: keptOf(chance),
      }));
  const entries = list(chance, 4, () => [machineBy(chance), chance.one(COUNTS)] as const);
  const honest = chance.once(3) ? games.map(({ machine, count }) => [machine, count] as const) : [];
  return { key: LIAR, known: withKeys([...entries, ...honest, ...(isMany ? [[LIAR, 20_000] as const] : [])]), games };
}

/** Makes an object of entries, whatever their keys mean to JavaScript. */
function withKeys(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}

function rowBy(chance: Chance): unknown {
  const keys = chance.once(2) ? Object.keys(SETTING_FIELDS) : IN_PARTS;
  const key = chance.one(chance.once(8) ? ODD_KEYS : keys);
  const parts = ['golf', 'klondike', 'own-a', 'GOLF', '7', '007', '1e3', '-1', ...ODD_KEYS];
  const path = [key, ...list(chance, 3, () => chance.one(parts))].join('/');
  const value = chance.one([
    '',
    'true',
    '"dark"',
    '"dealing=one"',
    '0.5',
    '{}',
    '[]',
    'null',
    'no JSON',
    '{"__proto__":1}',
    '["golf"]',
    '"easy"',
    '20000',
    '"A name"',
    '"  a "',
    JSON.stringify('x'.repeat(2000)),
    '{"cardSet":"modern"}',
  ]);
  return { path, clock: chance.one(CLOCKS), machine: machineBy(chance), value };
}

/** Makes rows of settings that could be so, with clocks that could not. */
function truthfulBy(chance: Chance): unknown {
  const clock = chance.one(CLOCKS);
  const many = chance.once(100) ? 9000 : 0;
  return [
    ...Object.entries(settingsBy(chance) as Record<string, unknown>)
      .filter(([key]) => ['theme', 'volume', 'speed', 'sounds', 'puzzleRating'].includes(key))
      .map(([path, value]) => ({ path, clock, machine: LIAR, value: JSON.stringify(value) })),
    ...Array.from({ length: many }, (_, at) => ({ path: `wishes/g-${at}`, clock: 5, machine: LIAR, value: '"easy"' })),
    { path: `puzzlesSolved/golf/${1 + chance.below(99)}`, clock, machine: LIAR, value: 'true' },
  ];
}

const pictureBy = (chance: Chance): unknown => ({
  path: `picture/${chance.one(['back', 'table', 'other', '__proto__'])}`,
  clock: chance.one(CLOCKS),
  machine: machineBy(chance),
  value: chance.one(['', 'true', JSON.stringify(webpBy(chance)), JSON.stringify('x'.repeat(700_000))]),
});

const oddTimeBy = (chance: Chance): object => ({
  [chance.one(['ended', 'begun', 'clock', 'score', 'deal', 'rules'])]: chance.one([
    0,
    -1,
    2 ** 53,
    253_402_300_799_999,
    1e15,
  ]),
});
