import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describe } from '../../engine/description/describe.ts';
import type { Description, PileGroup } from '../../engine/description/description.ts';
import { games } from '../../engine/games/index.ts';
import { usualAnswers } from '../../engine/model/options.ts';
import type { Role } from '../../engine/model/pile.ts';

/*
 * What pages of rules that were written by hand say in numbers and in few fixed words, beside what the rules are.
 */

interface Tongue {
  /** From two on. */
  readonly numbers: readonly string[];
  readonly piles: readonly (readonly [Role, string])[];
  readonly packs: string;
  /** What an empty column takes: any card, or only a king. */
  readonly any: RegExp;
  readonly king: RegExp;
}

const TONGUES: Readonly<Record<string, Tongue>> = {
  en: {
    numbers: 'two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
    piles: [
      ['tableau', 'columns'],
      ['cell', '(?:free )?cells'],
      ['foundation', 'foundations'],
      ['reserve', 'reserves'],
    ],
    packs: 'packs',
    any: /an empty column takes any card/i,
    king: /an empty column takes only a king(?! or)/i,
  },
  de: {
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn'.split(' '),
    piles: [
      ['tableau', 'Spalten'],
      ['cell', 'Zellen'],
      ['foundation', 'Grundstapel'],
      ['reserve', 'Reserven'],
    ],
    packs: 'Kartenspiele',
    any: /eine leere Spalte nimmt jede Karte/i,
    king: /eine leere Spalte nimmt nur einen König(?! oder)/i,
  },
  fr: {
    numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' '),
    piles: [
      ['tableau', 'colonnes'],
      ['cell', 'cellules'],
      ['foundation', 'fondations'],
      ['reserve', 'réserves'],
    ],
    packs: 'paquets',
    any: /une colonne vide accepte (?:n’importe quelle|toute) carte/i,
    king: /une colonne vide n’accepte qu’un roi(?! ou)/i,
  },
};

/** Their pages count otherwise what columns are, or few words don't tell what theirs take. */
const OTHERWISE: ReadonlySet<string> = new Set(['bisley', 'diamond-mine', 'fourteen', 'giza']);

const pageOf = (language: string, id: string): string =>
  readFileSync(new URL(`../../assets/help/${language}/${id}.md`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

/** The part that tells how cards are laid out, and the one that tells what goes where. */
const setupOf = (page: string): string => page.split('## ')[2] ?? '';
const rulesOf = (page: string): string => page.split('## ')[3] ?? '';

const countsOf = ({ groups }: Description, role: Role): Set<number> => {
  const counts = groups.filter((group) => group.role === role).map(({ piles }) => piles.length);
  return new Set([...counts, counts.reduce((sum, count) => sum + count, 0)]);
};

interface Compared {
  readonly said: string;
  readonly holds: boolean;
}

function* numbersIn(page: string, { numbers, piles, packs }: Tongue, description: Description): Generator<Compared> {
  const find = (what: string): readonly [string, number] | undefined => {
    const [said, number = ''] = new RegExp(`(?<!\\p{L})(${numbers.join('|')}) ${what}`, 'iu').exec(setupOf(page)) ?? [];
    return said === undefined ? undefined : [said, numbers.indexOf(number.toLowerCase()) + 2];
  };
  for (const [role, name] of piles) {
    const found = find(name);
    if (found) yield { said: found[0], holds: countsOf(description, role).has(found[1]) };
  }
  const found = find(packs);
  if (found) yield { said: found[0], holds: description.deck.packs === found[1] };
}

function* startsIn(page: string, { any, king }: Tongue, { groups }: Description): Generator<Compared> {
  const columns = groups.filter(({ role }) => role === 'tableau');
  const isKing = ({ starts }: PileGroup): boolean => starts?.kind === 'cards' && String(starts.cards.ranks) === '13';
  if (any.test(rulesOf(page))) yield { said: 'any card', holds: columns.some(({ starts }) => starts?.kind === 'any') };
  if (king.test(rulesOf(page))) yield { said: 'a king', holds: columns.some(isKing) };
}

/** What the pages of a game say, each compared with a description. */
function compare(id: string, description: Description): Compared[] {
  return Object.entries(TONGUES).flatMap(([language, tongue]) => {
    const page = pageOf(language, id);
    return [...numbersIn(page, tongue, description), ...startsIn(page, tongue, description)].map(({ said, holds }) => ({
      said: `${language} ${id}: ${said}`,
      holds,
    }));
  });
}

const described = new Map(games.map((game) => [game.id, () => describe(game, usualAnswers(game))]));

test('no page written by hand denies the rules in how many piles and packs there are, and what an empty column takes', () => {
  const all = games.filter(({ id }) => !OTHERWISE.has(id)).flatMap(({ id }) => compare(id, described.get(id)!()));
  expect(all.filter(({ holds }) => !holds).map(({ said }) => said)).toEqual([]);
  expect(all.length).toBeGreaterThan(400);
});

test.each([
  'klondike',
  'freecell',
  'spider',
  'bakers-dozen',
  'yukon',
  'canfield',
  'scorpion',
  'eight-off',
  'gypsy',
  'penguin',
])('a column more or less in %s is found out', (id) => {
  const description = described.get(id)!();
  const fewer = description.groups.map((group) => ({ ...group, piles: group.piles.slice(1) }));
  expect(compare(id, description).every(({ holds }) => holds)).toBe(true);
  expect(compare(id, { ...description, groups: fewer }).some(({ holds }) => !holds)).toBe(true);
});
