import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setWords } from '../../../renderer/words/fr/card-sets.ts';
import { extra } from '../../../renderer/words/fr/extra.ts';
import { fr } from '../../../renderer/words/fr/index.ts';

const PAGES = new URL('../../../assets/help/fr/', import.meta.url);

/** All French texts: messages by their names, goals by the English ones, pages by their files. */
const texts: readonly (readonly [name: string, text: string])[] = [
  ...Object.entries({ ...fr.messages, ...fr.choices, ...fr.goals, ...setWords, ...extra }),
  ...readdirSync(PAGES).map((file) => [file, readFileSync(new URL(file, PAGES), 'utf8')] as const),
];

test('no line can begin with a colon, a semicolon, a question or exclamation mark or a closing quotation mark', () => {
  const loose = texts.flatMap(([name, text]) =>
    [...text.matchAll(/.{0,12}(?: [:;?!»]|« ).{0,12}/gu)].map(([at]) => [name, at]),
  );
  expect(loose).toEqual([]);
});

test('a game’s name never follows a bare “de”: before a vowel it would be “d’”', () => {
  const bare = Object.entries(fr.messages).filter(([, text]) => text.includes('de {game}'));
  expect(bare).toEqual([]);
});
