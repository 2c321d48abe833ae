import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from '../../tools/words/catalogues.ts';

const PAGES = new URL('../../../assets/help/fr/', import.meta.url);

/** All French texts: messages by their ids, pages by their files. */
const texts: readonly (readonly [name: string, text: string])[] = [
  ...Object.entries(textsIn('fr')),
  ...readdirSync(PAGES).map((file) => [file, readFileSync(new URL(file, PAGES), 'utf8')] as const),
];

test('keeps French punctuation on the line of its word', () => {
  const loose = texts.flatMap(([name, text]) =>
    [...text.matchAll(/.{0,12}(?: [:;?!»]|« ).{0,12}/gu)].map(([at]) => [name, at]),
  );
  expect(loose).toEqual([]);
});

test('never puts a game’s name behind a bare “de”', () => {
  const bare = Object.entries(textsIn('fr')).filter(([, text]) => text.includes('de {game}'));
  expect(bare).toEqual([]);
});
