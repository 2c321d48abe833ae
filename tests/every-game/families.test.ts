import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../engine/rules.ts';
import { ROOT } from '../../main/build/root.ts';
import { gameFiles, pathOf } from '../tools/games/index-file.ts';
import { twinsOf } from './twins.ts';

const files = gameFiles();
const families = new Map(files.map(({ id, family }) => [id, family]));

/** The fewest games that make a family. */
const MIN_GAMES = 3;

/** Games that are played as one of a different family, and why players look for them elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  crescent: 'its columns lie in a crescent',
  'good-measure': 'its kings lie at the bottom, as in Baker’s Dozen',
};

/** Games that players know as relatives, although they differ in more than the number of piles. */
const KIN: readonly (readonly string[])[] = [
  ['sir-tommy', 'colorado', 'sly-fox', 'grandfather', 'strategy'],
  ['auld-lang-syne', 'acquaintance', 'scuffle', 'tam-o-shanter', 'old-fashioned'],
  ['aces-up', 'fortunes', 'cover', 'deck'],
  ['la-belle-lucie', 'fan', 'super-flower-garden', 'flower-garden', 'bristol', 'belvedere'],
  ['king-albert', 'raglan', 'brigade', 'big-bertha', 'flower-garden', 'northwest-territory'],
  ['cruel', 'la-belle-lucie', 'perseverance', 'indefatigable', 'ripple-fan', 'royal-family', 'bakers-dozen'],
  ['beleaguered-castle', 'streets-and-alleys', 'citadel', 'selective-castle', 'exiled-kings'],
  ['fortress', 'chessboard', 'bastion'],
  ['plait', 'fort', 'backbone'],
  ['alhambra', 'granada', 'grants-reinforcement'],
  ['contradance', 'captive-queens', 'sixes-and-sevens', 'boudoir'],
  ['corners', 'florentine-patience', 'czarina', 'les-quatre-coins'],
  ['monte-carlo', 'neighbor', 'quatorze', 'aces-square', 'air-lock', 'poker'],
  ['mount-olympus', 'zeus', 'double-dot'],
  ['agnes-bernauer', 'agnes-sorel', 'lady-jane'],
  ['canfield', 'superior-canfield', 'gate'],
  ['knotty-nines', 'sweet-sixteen', 'up-and-up', 'german-patience', 'valentine'],
];

/** Words of `vocabulary/families` that are not the whole of a game: games of different families use them. */
const PARTS = new Set(['keptFull', 'refillLowest', 'hand']);

test('has at least three games in each family', () => {
  const sizeOf = (family: string): number => files.filter((file) => file.family === family).length;
  expect([...new Set(families.values())].filter((family) => sizeOf(family) < MIN_GAMES)).toEqual([]);
});

test('keeps games that differ in size only in one family', () => {
  const apart = twinsOf(games).filter(([one, other]) => families.get(one) !== families.get(other));
  const unexplained = apart.filter((pair) => !pair.some((id) => id in ELSEWHERE));
  expect(unexplained.map((pair) => pair.map((id) => `${families.get(id)}/${id}`).join(' ~ '))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((id) => !apart.some((pair) => pair.includes(id)))).toEqual([]);
});

test('keeps games that players know as related in one family', () => {
  expect(KIN.filter((ids) => !areTogether(ids))).toEqual([]);
});

test('keeps games made by one vocabulary word in one family', () => {
  const users = new Map<string, string[]>();
  for (const file of files)
    for (const word of wordsOf(pathOf(file))) users.set(word, [...(users.get(word) ?? []), file.id]);
  const torn = [...users]
    .filter(([word, ids]) => !PARTS.has(word) && !areTogether(ids))
    .map(([word, ids]) => `${word}: ${ids.map((id) => `${families.get(id)}/${id}`).join(', ')}`);
  expect(torn).toEqual([]);
});

const areTogether = (ids: readonly string[]): boolean => new Set(ids.map((id) => families.get(id))).size === 1;

const IMPORT = /import \{([^}]*)\} from '[^']*vocabulary\/families\//g;

/** Lists the words that a game imports from `vocabulary/families`. */
const wordsOf = (path: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)]
    .flatMap(([, words = '']) => words.split(','))
    .map((word) => word.replace('type ', '').trim())
    .filter((word) => word !== '');
