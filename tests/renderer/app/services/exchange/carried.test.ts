import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Bridge, CarriedKey, CarriedTotal, NewCarried, Settings } from '../../../../../preload/api.ts';
import { USUAL_SETTINGS } from '../../../../../main/values/settings.ts';
import {
  addedChoices,
  readForeignFile,
  storeTotals,
  takeBackTotals,
  totalsToStore,
  withoutAdded,
} from '../../../../../renderer/app/services/exchange/carried.ts';

const WORDS = { untitled: 'Other', byName: () => undefined };
const SAMPLES = join(import.meta.dirname, '../../../../engine/carried/samples');
const nameOf = ({ source, player, game, options }: CarriedKey): string => [source, player, game, options].join('/');

/** A program whose totals the host refuses. */
const REFUSED = 'Refused';

/** The host's totals, by their keys. */
const kept = new Map<string, CarriedTotal>();
let clock = 0;

const ANSWERS: Readonly<Record<string, (given: never) => unknown>> = {
  'carried.list': () => [...kept.values()],
  'carried.keep': (totals: readonly NewCarried[]) => {
    if (totals.some(({ source }) => source === REFUSED)) return undefined;
    clock += 1;
    for (const total of totals) kept.set(nameOf(total), { ...total, taken: clock });
    return null;
  },
  'carried.drop': (keys: readonly CarriedKey[]) => {
    for (const key of keys) kept.delete(nameOf(key));
    return null;
  },
};
const bridge = {
  request: (name: string, given: never) => {
    const value = ANSWERS[name]?.(given);
    return Promise.resolve(value === undefined ? { ok: false, refusal: { message: 'refused' } } : { ok: true, value });
  },
} as unknown as Bridge;

async function totalsIn(path: string): Promise<NewCarried[]> {
  const { read } = await readForeignFile(new File([readFileSync(join(SAMPLES, path))], path), WORDS);
  if (!read.ok || read.value.kind !== 'records') throw new Error(`${path} has no totals`);
  const { players, mixesDecks } = read.value;
  return players.flatMap((player) => totalsToStore(player, mixesDecks));
}

/** Returns the host's totals without the time of their import. */
const untimed = (): NewCarried[] => [...kept.values()].map(({ taken: _taken, ...total }) => total);

beforeEach(() => kept.clear());

describe('imported totals', () => {
  test('are stored by program, game and options, without games that were not played', async () => {
    const totals = await totalsIn('kpatience/reset.rc');
    expect(totals).toMatchObject([
      { source: 'KPatience', player: '', game: 'yukon', options: '', played: 3, won: 1, fewestMoves: 100 },
    ]);
  });

  test('are marked where FreeCell may include two-deck games', async () => {
    expect(await totalsIn('kpatience/two-deck-freecell.rc')).toMatchObject([{ game: 'freecell', rules: 'other' }]);
  });

  test('replace earlier ones and add nothing twice', async () => {
    const totals = await totalsIn('kpatience/mixed-ids.rc');
    await storeTotals(bridge, totals);
    const once = untimed();
    await storeTotals(bridge, totals);
    expect(untimed()).toEqual(once);
    expect(once.find(({ game }) => game === 'freecell')).toMatchObject({ played: 412, won: 98 });
  });

  test('are reverted to the earlier ones', async () => {
    const [first, second] = [await totalsIn('kpatience/mixed-ids.rc'), await totalsIn('kpatience/new-ids.rc')];
    await storeTotals(bridge, first);
    const before = untimed();
    const stored = await storeTotals(bridge, second);
    expect(kept.size).toBeGreaterThan(before.length);
    expect(stored.ok && (await takeBackTotals(bridge, stored.value))).toBeUndefined();
    const byName = (one: CarriedKey, two: CarriedKey): number => (nameOf(one) < nameOf(two) ? -1 : 1);
    expect(untimed().toSorted(byName)).toEqual(before.toSorted(byName));
  });

  test('are not stored when the host refuses', async () => {
    const refusing = {
      request: () => Promise.resolve({ ok: false, refusal: { code: 'failed', message: 'The disk is full.' } }),
    } as unknown as Bridge;
    expect(await storeTotals(refusing, [])).toEqual({ ok: false, error: 'The disk is full.' });
  });
});

describe('imported choices', () => {
  const settings: Settings = {
    ...USUAL_SETTINGS,
    favourites: ['golf'],
    recent: ['klondike'],
    options: { klondike: 'dealing=one' },
  };

  test('are added to the existing ones', () => {
    const choices = {
      favourites: ['golf', 'yukon', 'no-such'],
      recent: ['freecell', 'klondike'],
      options: { klondike: 'dealing=three', spider: 'suits=two', 'no-such': 'x=y' },
      last: 'yukon',
    };
    expect(addedChoices(settings, choices)).toEqual({
      favourites: ['golf', 'yukon'],
      recent: ['klondike', 'yukon', 'freecell'],
      options: { klondike: 'dealing=one', spider: 'suits=two' },
    });
  });

  test('are left out when they add nothing', () => {
    const choices = { favourites: ['golf'], recent: ['klondike'], options: {}, last: null };
    expect(addedChoices(settings, choices)).toEqual({});
  });

  test('fill the recent games up to twelve', () => {
    const recent = Array.from({ length: 11 }, (_, at) => `game-${at}`);
    const choices = { favourites: [], recent: ['freecell', 'yukon'], options: {}, last: null };
    expect(addedChoices({ ...settings, recent }, choices)).toEqual({ recent: [...recent, 'freecell'] });
  });
});

describe('reverting imported choices', () => {
  const before = { favourites: ['golf'], recent: ['klondike'], options: { golf: 'a=b' } };
  const added = {
    favourites: ['golf', 'yukon'],
    recent: ['klondike', 'spider'],
    options: { golf: 'a=b', yukon: 'c=d', spider: 'e=f' },
  };

  test('keeps what has changed since', () => {
    const now = {
      ...USUAL_SETTINGS,
      favourites: ['golf', 'yukon', 'gaps'],
      recent: ['gaps', 'klondike', 'spider'],
      options: { golf: 'a=b', yukon: 'c=d', spider: 'g=h' },
    };
    expect(withoutAdded(now, before, added)).toEqual({
      favourites: ['golf', 'gaps'],
      recent: ['gaps', 'klondike'],
      options: { golf: 'a=b', spider: 'g=h' },
    });
  });

  test('reverts one kind alone', () => {
    const now = { ...USUAL_SETTINGS, ...added };
    expect(withoutAdded(now, before, { recent: added.recent })).toEqual({ recent: ['klondike'] });
  });
});

describe('totals beyond one request', () => {
  const totalOf = (source: string): NewCarried => ({
    source,
    player: '',
    game: 'golf',
    options: '',
    games: 1,
    played: 2,
    won: 1,
    longestWins: null,
    longestLosses: null,
    bestTime: null,
    fewestMoves: null,
    rules: 'name',
  });
  const many = Array.from({ length: 2500 }, (_, at) => totalOf(`Program ${at}`));

  test('are all reverted', async () => {
    const stored = await storeTotals(bridge, many);
    expect(untimed()).toHaveLength(2500);
    expect(stored.ok && (await takeBackTotals(bridge, stored.value))).toBe(undefined);
    expect(untimed()).toEqual([]);
  });

  test('leave nothing behind when some are refused', async () => {
    const before = { ...totalOf('Program 1'), played: 9 };
    await storeTotals(bridge, [before]);
    expect(await storeTotals(bridge, [...many, totalOf(REFUSED)])).toEqual({ ok: false, error: 'refused' });
    expect(untimed()).toEqual([before]);
  });
});

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'unknown'],
  ['nothing', new Uint8Array(0), 'unknown'],
])('refuses a file with %s', async (_, bytes, error) => {
  const { read } = await readForeignFile(new File([bytes], 'file'), WORDS);
  expect(read).toEqual({ ok: false, error });
});
