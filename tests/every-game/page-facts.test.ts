import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Description, PileGroup } from '../../engine/description/description.ts';
import { games } from '../../engine/games/index.ts';
import { usualOptions } from '../../engine/model/options.ts';
import type { Role } from '../../engine/model/pile.ts';
import { describedGame } from '../../renderer/words/glance/described-game.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { PAGE_TONGUES } from './page-tongues.ts';

/*
 * Compares what hand-written pages of rules say in numbers and in a few fixed words with the rules.
 */

type Tongue = (typeof PAGE_TONGUES)['en'];

type Kind = 'piles' | 'packs' | 'heights' | 'up' | 'stock' | 'redeals' | 'starts';

interface Compared {
  readonly kind: Kind;
  readonly said: string;
  readonly holds: boolean;
}

/**
 * Pages that count otherwise than the rules do: an empty column separately (Bisley, Fourteen, Giza), the free columns
 * beside (Needle, Rouge et Noir); what a column of Diamond Mine takes needs more words than are read.
 */
const OTHERWISE: Readonly<Record<string, Kind>> = {
  bisley: 'piles',
  fourteen: 'piles',
  giza: 'piles',
  needle: 'piles',
  'rouge-et-noir': 'piles',
  'diamond-mine': 'starts',
};

/** The parts of a page that say how cards are laid out, and which card goes where. */
interface Page {
  readonly goal: string;
  readonly setup: string;
  readonly rules: string;
}

/** Returns the page of a game; undefined where the language has none yet and the English one is shown. */
function pageOf(language: string, id: string): Page | undefined {
  const file = new URL(`../../assets/help/${language}/${id}.md`, import.meta.url);
  if (language !== 'en' && !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const [, goal = '', setup = '', rules = ''] = text.replaceAll(/\s+/g, ' ').split('## ');
  return { goal, setup, rules };
}

/** Finds phrases in a text; each `N` of a phrase is a number written out. */
class Reading {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #words: string;
  /** Compiled patterns, which are long and the same for every page. */
  readonly #patterns = new Map<string, RegExp>();

  constructor(numbers: ReadonlyMap<string, number>) {
    this.#numbers = numbers;
    this.#words = [...numbers.keys()].toSorted((one, other) => other.length - one.length).join('|');
  }

  find(text: string, words: string): { said: string; numbers: (number | undefined)[] } | undefined {
    const [said, ...found] = this.#patternOf(words).exec(text) ?? [];
    if (said === undefined) return undefined;
    return { said, numbers: found.map((word) => this.#numbers.get(word?.toLowerCase() ?? '')) };
  }

  #patternOf(words: string): RegExp {
    const known = this.#patterns.get(words);
    if (known) return known;
    const made = new RegExp(`(?<![\\p{L}-])${words.replaceAll('(N)', `(${this.#words})`)}`, 'iu');
    this.#patterns.set(words, made);
    return made;
  }
}

const READINGS = {
  en: new Reading(NUMBER_WORDS.en),
  de: new Reading(NUMBER_WORDS.de),
  fr: new Reading(NUMBER_WORDS.fr),
};

const countsOf = ({ groups }: Description, role: Role): Set<number> => {
  const counts = groups.filter((group) => group.role === role).map(({ piles }) => piles.length);
  return new Set([...counts, counts.reduce((sum, count) => sum + count, 0)]);
};

/** Returns how many cards each pile of a group is dealt; undefined where that varies. */
function sizesOf({ dealt, piles }: PileGroup): number[] | undefined {
  if (dealt.kind === 'varies') return undefined;
  if (dealt.kind === 'same') return piles.map(() => dealt.cards);
  if (dealt.kind === 'list') return [...dealt.cards];
  return piles.map((_, at) => dealt.from + at * Math.sign(dealt.to - dealt.from));
}

/** Whether `count` piles of some kind are dealt `from` cards each, or `from` to `to` cards. */
function areDealt({ groups }: Description, count: number, from: number, to: number | undefined): boolean {
  return groups.some(({ role }) => {
    const sizes = groups.filter((group) => group.role === role).flatMap((group) => sizesOf(group) ?? []);
    if (to === undefined) return sizes.filter((size) => size === from).length === count;
    return (
      sizes.length === count && Math.min(...sizes) === Math.min(from, to) && Math.max(...sizes) === Math.max(from, to)
    );
  });
}

function isUp({ dealt }: PileGroup, up: 'all' | 1): boolean {
  return dealt.kind !== 'varies' && (dealt.up === up || (dealt.kind === 'same' && dealt.cards === 1));
}

function isRedealt({ stock, again }: Description, times: number): boolean {
  if (times === 0) return (stock ?? again)?.redeals === 0 || (stock === undefined && again === undefined);
  return stock?.redeals === times || again?.redeals === times;
}

function* numbersIn({ setup }: Page, tongue: Tongue, reading: Reading, description: Description): Generator<Compared> {
  for (const [role, words] of tongue.piles) {
    const found = reading.find(setup, words);
    if (found) yield { kind: 'piles', said: found.said, holds: countsOf(description, role).has(found.numbers[0]!) };
  }
  for (const words of tongue.heights) {
    const found = reading.find(setup, words);
    if (!found) continue;
    const [count = 0, from = 0, to] = found.numbers;
    yield { kind: 'heights', said: found.said, holds: areDealt(description, count, from, to) };
  }
  const stock = reading.find(setup, tongue.stock);
  if (stock) yield { kind: 'stock', said: stock.said, holds: description.stock?.cards === stock.numbers[0] };
}

function* wordsIn({ goal, setup, rules }: Page, tongue: Tongue, description: Description): Generator<Compared> {
  for (const [words, packs] of tongue.packs) {
    const [said] = words.exec(`${goal} ${setup}`) ?? [];
    if (said) yield { kind: 'packs', said, holds: description.deck.packs === packs };
  }
  const columns = description.groups.filter(({ role }) => role === 'tableau');
  for (const [words, up] of tongue.up) {
    const [said] = words.exec(setup) ?? [];
    if (said) yield { kind: 'up', said, holds: columns.some((group) => isUp(group, up)) };
  }
  for (const [words, times] of tongue.redeals) {
    const [said] = words.exec(rules) ?? [];
    if (said) yield { kind: 'redeals', said, holds: isRedealt(description, times) };
  }
  const isKing = ({ starts }: PileGroup): boolean => starts?.kind === 'cards' && String(starts.cards.ranks) === '13';
  if (tongue.any.test(rules))
    yield { kind: 'starts', said: 'any card', holds: columns.some(({ starts }) => starts?.kind === 'any') };
  if (tongue.king.test(rules)) yield { kind: 'starts', said: 'a king', holds: columns.some(isKing) };
}

/** Compares what the pages of a game say with a description. */
const compare = (id: string, description: Description): Compared[] =>
  (['en', 'de', 'fr'] as const).flatMap((language) => {
    const [page, tongue] = [pageOf(language, id), PAGE_TONGUES[language]];
    if (!page) return [];
    const all = [...numbersIn(page, tongue, READINGS[language], description), ...wordsIn(page, tongue, description)];
    return all.map(({ kind, said, holds }) => ({ kind, said: `${language} ${id}: ${said}`, holds }));
  });

const described = new Map(games.map((game) => [game.id, () => describedGame(game, usualOptions(game))]));

/** The fewest facts of each kind that must be compared. */
const LEAST: Readonly<Record<Kind, number>> = {
  piles: 900,
  packs: 400,
  heights: 300,
  up: 130,
  stock: 550,
  redeals: 390,
  starts: 240,
};

test('agrees with the rules in the numbers and fixed phrases of every page', () => {
  const all = games.flatMap(({ id }) => compare(id, described.get(id)!()).filter(({ kind }) => kind !== OTHERWISE[id]));
  expect(all.filter(({ holds }) => !holds).map(({ said }) => said)).toEqual([]);
  const counts = Object.entries(LEAST).map(([kind, least]) => [
    kind,
    least,
    all.filter((one) => one.kind === kind).length,
  ]);
  expect(counts.filter(([, least = 0, count = 0]) => count < least)).toEqual([]);
});

const MUTATED = [
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
];

test.each(MUTATED)('finds a changed number of columns in %s', (id) => {
  const description = described.get(id)!();
  const fewer = description.groups.map((group) => Object.assign({}, group, { piles: group.piles.slice(1) }));
  expect(compare(id, description).every(({ holds }) => holds)).toBe(true);
  expect(compare(id, { ...description, groups: fewer }).some(({ holds }) => !holds)).toBe(true);
});

test.each(['canfield', 'golf', 'forty-thieves', 'la-belle-lucie', 'gypsy', 'diplomat'])(
  'finds a changed number of redeals or stock cards in %s',
  (id) => {
    const description = described.get(id)!();
    const { stock, again } = description;
    const more = {
      ...description,
      stock: stock && { ...stock, redeals: stock.redeals + 1, cards: (stock.cards ?? 0) + 1 },
      again: again && { ...again, redeals: again.redeals + 1 },
    };
    expect(compare(id, description).every(({ holds }) => holds)).toBe(true);
    expect(compare(id, more).some(({ holds }) => !holds)).toBe(true);
  },
);
