import { describe, expect, test } from 'vitest';
import { LAST_DEAL, parseDeal } from '../../../engine/rules.ts';
import { dealOf } from '../../../engine/foreign/deal-of.ts';
import { findGame } from '../../../engine/games/index.ts';
import { parseShared } from '../../../engine/notation/shared.ts';

const game = findGame('freecell')!;
const here = { game, options: 'automatic=true', deal: 5, cards: '' };

const pasted = (text: string): number | undefined => {
  const read = parseShared(text, here);
  return read.ok ? read.value.deal : undefined;
};

/** All ways in which a person gives the number of a deal. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the panel': parseDeal,
  'the clipboard': pasted,
  'a link': (text) => pasted(`baize:freecell#${text.replace(/^#/, '')}`),
  'another program': (text) => {
    const deal = dealOf('microsoft', game, '', text);
    return deal.ok ? deal.value : undefined;
  },
};

const CASES: readonly (readonly [string, number | undefined])[] = [
  ['42', 42],
  ['#42', 42],
  ['11982', 11_982],
  [' 1,234,567 ', 1_234_567],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1_000', 1000],
  ['１２３', 123],
  ['１，２３４', 1234],
  ['#１２３', 123],
  [String(LAST_DEAL), LAST_DEAL],
  [String(LAST_DEAL + 1), undefined],
  ['0', undefined],
  ['-3', undefined],
  ['abc', undefined],
  ['1.5', undefined],
  ['1,5', undefined],
  ['1.50', undefined],
  ['1,0000', undefined],
  ['1,234.567', undefined],
];

describe.each(Object.entries(READERS))('a number given by %s', (_, read) => {
  test.each(CASES)('reads “%s” as %s', (text, deal) => expect(read(text)).toBe(deal));
});

const LOCALES =
  'en-GB en-US en-IN de-DE de-AT de-CH fr-FR fr-CH es-ES es-MX it-IT it-CH nl-NL nl-BE pl-PL pt-PT pt-BR sv-SE';

test.each(LOCALES.split(' '))('reads numbers as they are written in %s', (locale) => {
  const format = new Intl.NumberFormat(locale);
  const numbers = [7, 42, 999, 1000, 11_982, 100_000, 1_234_567, 98_765_432, LAST_DEAL];
  expect(numbers.map((deal) => parseDeal(format.format(deal)))).toEqual(numbers);
});

test('reads nothing as no number', () => expect([parseDeal(''), parseDeal(' ')]).toEqual([undefined, undefined]));
