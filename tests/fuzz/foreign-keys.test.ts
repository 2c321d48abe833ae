import { afterAll, describe, expect, test } from 'vitest';
import { findGame, games, parseOptions, resume, usualOptions } from '../../engine/rules.ts';
import { dealOf, programsOf } from '../../engine/foreign/deal-of.ts';
import { isOwnName } from '../../engine/recipes/own-game.ts';
import { parseGameFile } from '../../engine/notation/game-file.ts';
import { nameOfLink, timesOfLink } from '../../engine/notation/link.ts';
import { parseShared } from '../../engine/notation/shared.ts';
import { isUsable } from '../../main/store/shared/setting-paths.ts';
import { SETTING_FIELDS } from '../../main/values/settings.ts';
import type { Bridge, RequestName } from '../../preload/api.ts';
import { checkFile } from '../../renderer/app/services/exchange/import.ts';
import { isUnsavedChanges } from '../../renderer/app/services/host/unsaved-changes.ts';
import { spellingsOf } from '../../renderer/panels/ui/search/spelling.ts';
import { ownOddsOf } from '../../renderer/panels/rules/odds/own-odds.ts';
import { chanceOf } from './chance.ts';
import { openTriedHost } from './host.ts';
import { ARGUMENTS, keptBy, recordedBy, settingsBy } from './seeds.ts';

/* Keys that every object of JavaScript has already: in a map of ours they must be keys like any others. */

const LISTED: ReadonlySet<string> = new Set(['favourites/constructor', 'milestonesTold/constructor']);
const KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Returns copies of a value, each with one text or one key in it replaced. */
function withKey(value: unknown, key: string): unknown[] {
  if (typeof value === 'string') return [key];
  if (Array.isArray(value))
    return value.flatMap((each, at) => withKey(each, key).map((made) => value.with(at, made) as unknown));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  // `fromEntries` makes a property of its own of any key.
  const renamed = entries.map(([, each], at): unknown => Object.fromEntries(entries.with(at, [key, each])));
  const changed = entries.flatMap(([name, each], at) =>
    withKey(each, key).map((made): unknown => Object.fromEntries(entries.with(at, [name, made]))),
  );
  return [...renamed, ...changed];
}

const before = Object.getOwnPropertyNames(Object.prototype).length;
afterAll(() => expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before));

test.each(KEYS)('answers or refuses every request with %s anywhere in it', async (key) => {
  const { ask, close, faults } = openTriedHost();
  const chance = chanceOf(5);
  for (const name of Object.keys(ARGUMENTS) as RequestName[]) {
    const args = ARGUMENTS[name](chance);
    for (const made of [...withKey(args, key), [key], [{ [key]: key }]]) await ask(name, made);
    await ask(key, args);
  }
  expect(faults).toEqual([]);
  expect(await ask('settings.read', [])).toMatchObject({ ok: true });
  expect(close()).toEqual([]);
});

test.each(KEYS)('reads or refuses an import with %s anywhere in it', async (key) => {
  const tried = openTriedHost();
  const bridge = { request: (name: string, ...args: unknown[]) => tried.ask(name, args), on: () => () => {} } as Bridge;
  const chance = chanceOf(6);
  const file = {
    format: 'baize',
    version: 1,
    results: [recordedBy(chance)],
    kept: [keptBy(chance)],
    named: [{ name: 'A game', saved: 5, kept: keptBy(chance) }],
    settings: [settingsBy(chance)],
  };
  for (const made of withKey(file, key)) {
    const checked = await checkFile(bridge, new File([JSON.stringify(made)], 'baize.json'), () => {});
    // Results are taken in by a thread of their own, which is slow to start.
    if (checked.ok && !Array.isArray((made as typeof file).results))
      await tried.ask('import.finish', [checked.value.ticket]);
  }
  expect(tried.faults).toEqual([]);
  expect(tried.close()).toEqual([]);
});

describe.each(KEYS)('%s', (key) => {
  test('is not a game, an option or the name of one', () => {
    expect(findGame(key)).toBeUndefined();
    for (const game of games.slice(0, 30)) expect(parseOptions(game, `${key}=one`)).toBeUndefined();
    expect(ownOddsOf(key)).toEqual({});
    expect(isOwnName(key)).toBe(true);
    expect(spellingsOf(key).flat().join('')).not.toContain('function');
    expect(isUnsavedChanges({ [key]: key })).toBe(false);
  });

  test('is refused in texts of games and deals', () => {
    const here = { game: findGame('klondike')!, options: 'dealing=one', deal: 1, cards: '' };
    const texts = [
      `baize:${key}#1`,
      `baize:klondike?${key}=one#1`,
      `baize:klondike?dealing=${key}#1`,
      `baize:klondike#${key}`,
      `baize:klondike#1/v1/${key}`,
      `{"${key}": [["AC"]]}`,
      `{"tableau piles": {"${key}": 1}}`,
      `{"format":"baize-game","version":1,"name":"A","rules":{"${key}":"${key}"}}`,
      `{"format":"baize-game","version":1,"name":"A","${key}":{}}`,
      key,
    ];
    for (const text of texts) expect(parseShared(text, here).ok, text).toBe(false);
    for (const text of texts) expect(parseGameFile(text).ok, text).toBe(false);
    for (const text of texts) expect([nameOfLink(text), timesOfLink(text, 1)], text).toEqual([undefined, undefined]);
  });

  test('is not a number of another program', () => {
    for (const game of games)
      for (const program of programsOf(game, usualOptions(game)))
        expect(dealOf(program, game, usualOptions(game), key).ok, `${program} ${game.id}`).toBe(false);
  });

  test('opens no saved game', () => {
    const kept = keptBy(chanceOf(3));
    for (const field of ['game', 'options', 'cards', 'moves'] as const)
      expect(resume({ ...kept, [field]: key }).ok, field).toBe(false);
  });

  test('is not the path of a setting or a part of it', () => {
    for (const name of Object.keys(SETTING_FIELDS))
      for (const value of ['true', '"golf"', '{}', ''])
        for (const path of [`${name}/${key}`, `${name}/${key}/1`, `${name}/golf/${key}`, key, `${key}/${name}`])
          // An entry of a list is not a key.
          if (!LISTED.has(path)) expect(isUsable(path, value), path).toBe(false);
  });
});
