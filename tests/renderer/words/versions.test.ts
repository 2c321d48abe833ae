import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyOptions } from '../../../engine/model/options.ts';
import { findGame, games, makeOptions, usualOptions } from '../../../engine/rules.ts';
import { ROOT } from '../../../main/build/root.ts';
import { LANGUAGES } from '../../../preload/api.ts';
import { entryOf } from '../../../renderer/panels/picker/choosing/entries.ts';
import { sayGame } from '../../../renderer/words/games.ts';
import { speak } from '../../../renderer/words/say.ts';
import { sayGameVersion, sayVersion } from '../../../renderer/words/versions.ts';

/** The most versions of a game that are all named. */
const MAX_VERSIONS = 300;

const WITH_OPTIONS = games.filter(({ options }) => Object.keys(options).length > 0);

describe('the name of a version', () => {
  test.each(LANGUAGES)('differs from all others of its game: %s', async (language) => {
    await speak(language, language);
    for (const game of WITH_OPTIONS) {
      const every = everyOptions(game);
      const some = every.filter((_, at) => at % Math.ceil(every.length / MAX_VERSIONS) === 0);
      const names = some.map((options) => sayVersion(game, options));
      expect(new Set(names).size, game.id).toBe(names.length);
      expect(names.join(''), game.id).not.toMatch(/undefined|\{/);
    }
    await speak('en', 'en');
  });

  test('is never a bare number', () => {
    for (const game of WITH_OPTIONS)
      for (const options of everyOptions(game).slice(0, MAX_VERSIONS))
        expect(sayVersion(game, options), game.id).not.toMatch(/(?:^|, )\d+(?: \(|,|$)/);
  });

  test('finds the version in the picker', () => {
    const entries = WITH_OPTIONS.map((game) => entryOf(game));
    let named = 0;
    for (const { id, ways, answers } of entries)
      for (const { name, options } of [...ways, ...answers.map(({ way }) => way)]) {
        expect(name).toBe(sayVersion(findGame(id)!, options));
        named++;
      }
    expect(named).toBeGreaterThan(50);
  });

  test('is composed in one file', () => {
    const folder = join(ROOT, 'renderer');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const says = (text: string): string[] =>
      files.filter((name) => readFileSync(join(folder, name), 'utf8').includes(text));
    expect(says("'odds.usual'")).toEqual(['words/versions.ts']);
    expect(says('sayPreset(')).toEqual(['panels/picker/choosing/entries.ts']);
  });

  test('says what is played', () => {
    const klondike = findGame('klondike')!;
    const named = (answers: Record<string, string>): string => sayVersion(klondike, makeOptions(klondike, answers));
    expect(named({})).toBe('Draw one');
    expect(named({ turning: 'three' })).toBe('Draw three');
    expect(named({ passes: 'three' })).toBe('Draw one\u00A0· Two redeals');
    expect(named({ turning: 'three', passes: 'three', scoring: 'vegas' })).toBe('Vegas');
    expect(named({ turning: 'three', scoring: 'standard' })).toBe('Classic');
    expect(named({ passes: 'one', scoring: 'vegas' })).toBe('Draw one\u00A0· No redeals\u00A0· Vegas');
    expect(sayGameVersion('spider', 'suits=two')).toBe('Spider\u00A0· Two suits');
    expect(sayGameVersion('freecell', usualOptions(findGame('freecell')!))).toBe(sayGame('freecell'));
    expect(sayGameVersion('golf', '')).toBe(sayGame('golf'));
    expect(sayGameVersion('canfield', usualOptions(findGame('canfield')!))).toBe(sayGame('canfield'));
  });
});
