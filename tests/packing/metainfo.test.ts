import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../main/build/pack/folder.ts';
import { ROOT } from '../../main/build/root.ts';
import { LANGUAGES } from '../../preload/api.ts';
import { isOf } from '../../preload/languages.ts';

const { appId } = readConfiguration();
const metainfo = readFileSync(join(ROOT, `assets/linux/${appId}.metainfo.xml`), 'utf8');
const { homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { homepage: string };

/** The texts shown to people, each with its language, `en` where none is named. */
const shownTexts = Array.from(
  metainfo.matchAll(/<(summary|p|li|caption)(?: xml:lang="([\w-]+)")?>(.+)<\/\1>/g),
  ([, element, language = 'en', text]) => ({ element, language, text }),
);

/** The languages it has texts in, by their locales; others are shown the English ones. */
const CODES = [...new Set(shownTexts.map(({ language }) => language))];
const isOffered = (code: string): boolean => LANGUAGES.some((language) => isOf(language)(code));

describe('the AppStream metadata', () => {
  test('is complete in each language, each sentence once', () => {
    const of = (language: string) => shownTexts.filter((each) => each.language === language);
    expect(of('en').length).toBeGreaterThan(9);
    expect(CODES.length).toBeGreaterThan(8);
    expect(CODES.filter((code) => !isOffered(code))).toEqual([]);
    const elements = of('en').map(({ element }) => element);
    for (const code of CODES) expect([code, of(code).map(({ element }) => element)]).toEqual([code, elements]);
    expect(shownTexts).toHaveLength(elements.length * CODES.length);
    expect(new Set(shownTexts.map(({ text }) => text)).size).toBe(shownTexts.length);
  });

  test('has existing pictures with their real sizes', () => {
    const images = Array.from(
      metainfo.matchAll(/<image type="source" width="(\d+)" height="(\d+)">(.+)\/pictures\/([\w-]+\.png)<\/image>/g),
      ([, width, height, start, name]) => ({ sides: [Number(width), Number(height)], start, name }),
    );
    expect(images.length).toBeGreaterThan(2);
    for (const { sides, start, name } of images) {
      const path = join(ROOT, `assets/pictures/${name}`);
      expect([name, start, existsSync(path)]).toEqual([name, homepage, true]);
      const png = readFileSync(path);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(sides);
    }
  });

  test('names developer, issue tracker, colours and languages', () => {
    expect(metainfo).toContain('<developer id="invalid.baize">');
    expect(metainfo).toContain(`<url type="bugtracker">${homepage}/`);
    for (const scheme of ['light', 'dark'])
      expect(metainfo).toMatch(new RegExp(`<color type="primary" scheme_preference="${scheme}">#[0-9a-f]{6}</color>`));
    const listed = Array.from(metainfo.matchAll(/<lang percentage="100">(\w+)<\/lang>/g), ([, code = '']) => code);
    expect(listed.toSorted()).toEqual(CODES.map((code) => code.replace('-', '_')).toSorted());
  });
});
