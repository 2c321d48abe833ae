import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';
import { englishTexts, outdatedIn, pictureFiles, readTaken, type Taken, takenNow } from '../tools/pictures/taken.ts';

const taken = readTaken();
const now = takenNow();
const texts = englishTexts();
const outdated = (record: Taken, present = now) => outdatedIn(record, present, pictureFiles(), texts);

describe("the README's pictures", () => {
  test('show the present games, fonts and texts', () => {
    expect(outdated(taken), 'the pictures show an older Baize: npm run pictures -- readme').toEqual([]);
    for (const [name, shown] of Object.entries(taken.texts)) expect(shown.length, name).toBeGreaterThan(3);
  });

  test('are outdated when the number of games, a font or a text changes', () => {
    const games = now.games + 1;
    expect(outdated(taken, { ...now, games })).toEqual([`they show ${now.games} games of ${games}`]);
    expect(outdated(taken, { ...now, fonts: {} })).toEqual(['they show other fonts']);
    const [name = ''] = pictureFiles();
    const changed = { ...taken, texts: { ...taken.texts, [name]: ['A text of before'] } };
    expect(outdated(changed)).toEqual([`${name} shows “A text of before”`]);
    const { [name]: _, ...others } = taken.texts;
    expect(outdated({ ...taken, texts: others })).toEqual([`recorded are ${Object.keys(others).toSorted().join(' ')}`]);
  });

  test('use the style sheets’ fonts, not fallbacks', () => {
    const style = readFileSync(join(ROOT, 'renderer/style/type.css'), 'utf8');
    const declared = new Set(Array.from(style.matchAll(/font-family: '(Baize \w+)'/g), ([, family]) => family));
    expect(declared.size).toBe(2);
    for (const [name, families] of Object.entries(taken.families))
      expect(
        families.filter((family) => declared.has(family)),
        name,
      ).toContain('Baize Sans');
  });
});
