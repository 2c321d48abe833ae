import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../main/build/pack/folder.ts';
import { ROOT } from '../../main/build/root.ts';
import { LANGUAGES } from '../../preload/api.ts';

const { appId } = readConfiguration();
const metainfo = readFileSync(join(ROOT, `assets/linux/${appId}.metainfo.xml`), 'utf8');
const { homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { homepage: string };

/** Our `pt` is Brazilian Portuguese. */
const CODES = LANGUAGES.map((language) => (language === 'pt' ? 'pt-BR' : language));

/** The texts shown to people, each with its language, `en` where none is named. */
const shownTexts = Array.from(
  metainfo.matchAll(/<(summary|p|li|caption)(?: xml:lang="([\w-]+)")?>(.+)<\/\1>/g),
  ([, element, language = 'en', text]) => ({ element, language, text }),
);

describe('what software centres show of Baize', () => {
  test('is said in each of its languages, each sentence once', () => {
    const of = (language: string) => shownTexts.filter((each) => each.language === language);
    expect(of('en').length).toBeGreaterThan(9);
    const elements = of('en').map(({ element }) => element);
    for (const code of CODES) expect([code, of(code).map(({ element }) => element)]).toEqual([code, elements]);
    expect(shownTexts).toHaveLength(elements.length * CODES.length);
    expect(new Set(shownTexts.map(({ text }) => text)).size).toBe(shownTexts.length);
  });

  test('has pictures that are in the repository, in their size', () => {
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

  test('names who makes it, where faults are reported, its colours and its languages', () => {
    expect(metainfo).toContain('<developer id="invalid.baize">');
    expect(metainfo).toContain(`<url type="bugtracker">${homepage}/`);
    for (const scheme of ['light', 'dark'])
      expect(metainfo).toMatch(new RegExp(`<color type="primary" scheme_preference="${scheme}">#[0-9a-f]{6}</color>`));
    const listed = Array.from(metainfo.matchAll(/<lang percentage="100">(\w+)<\/lang>/g), ([, code = '']) => code);
    expect(listed.toSorted()).toEqual(CODES.map((code) => code.replace('-', '_')).toSorted());
  });
});
