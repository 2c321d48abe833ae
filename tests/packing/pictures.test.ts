import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';
import { englishTexts, pictureFiles, readTaken, takenNow } from '../tools/pictures/taken.ts';

const AGAIN = 'the pictures show an older Baize: npm run pictures -- readme';
const taken = readTaken();

describe("the README's pictures", () => {
  test('show as many games and the fonts that there are now', () => {
    expect({ games: taken.games, fonts: taken.fonts }, AGAIN).toEqual(takenNow());
  });

  test('are set in the fonts of the style sheets, not in a fallback', () => {
    const style = readFileSync(join(ROOT, 'renderer/style/type.css'), 'utf8');
    const declared = new Set(Array.from(style.matchAll(/font-family: '(Baize \w+)'/g), ([, family]) => family));
    expect(declared.size).toBe(2);
    for (const [name, families] of Object.entries(taken.families))
      expect(
        families.filter((family) => declared.has(family)),
        name,
      ).toContain('Baize Sans');
  });

  test('show texts that the catalogue still has', () => {
    const messages = englishTexts();
    expect(Object.keys(taken.texts).toSorted(), AGAIN).toEqual(pictureFiles());
    for (const [name, texts] of Object.entries(taken.texts)) {
      expect(texts.length, name).toBeGreaterThan(3);
      expect(
        texts.filter((text) => !messages.has(text)),
        `${name}: ${AGAIN}`,
      ).toEqual([]);
    }
  });
});
