import { isDeepStrictEqual } from 'node:util';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isFaceDown } from '../../../../../engine/model/card.ts';
import { dealByNumber, type DealtGame } from '../../../../../engine/legality/deal.ts';
import { findGame, type Game } from '../../../../../engine/rules.ts';
import { everyOptions, offeredOptions, parseOptions, usualOptions } from '../../../../../engine/model/options.ts';
import { factsOfWay } from '../../../../../renderer/panels/rules/book/facts-of-way.ts';
import { parseFacts, partsOf } from '../../../../../renderer/panels/rules/book/page.ts';
import { sayOption, sayValue } from '../../../../../renderer/words/options.ts';
import { BY_NIGHT } from '../../../../tools/night.ts';
import { mostPoints } from '../../statistics/ends.ts';

/* Compares what the pages of rules say with the engine, with the default options. */

const FOLDER = new URL('../../../../../assets/help/en/', import.meta.url);
const pages = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const section = (name: string): string => new RegExp(`\n## ${name}\n(.*?)\n## `, 's').exec(text)?.[1] ?? '';
  return { id: file.replace(/\.md$/, ''), facts: parseFacts(partsOf(text)[0]), section };
});

/**
 * Most points that the end position does not show: points that count move by move, the bound that the manual gives for
 * twelve poker hands, and points for cleared columns.
 */
const NOT_COMPUTED: Readonly<Record<string, number>> = {
  odessa: 412,
  poker: 276,
  'ten-twenty-thirty': 7,
  'triple-peaks': 466,
};
/** Games without points, or with a most that depends on the deal. */
const NONE = new Set(['plait', 'ten-across', 'thieves', 'valentine', 'wall']);

const begin = (game: Game): DealtGame => dealByNumber(game.variant(parseOptions(game, usualOptions(game))!), 1);

function redealsOf({ rules }: DealtGame): string {
  const actions = rules.piles.map(({ index, rules: { tap } }) => tap ?? rules.doubleOf(index));
  const most = Math.max(...actions.map((action) => action?.redeals ?? 0));
  return most === 0 ? 'none' : most === Infinity ? 'unlimited' : `${most}`;
}

const isOpen = ({ rules, table }: DealtGame): boolean =>
  rules.piles.every(({ index }) =>
    Array.from({ length: table.size(index) }, (_, at) => table.at(index, at)).every((card) => !isFaceDown(card)),
  );

/** Returns the most points that a page's section on scoring names. */
function mostSaid(scoring: string): number | undefined {
  const found = /(\d+) (?:at most|when|is the most)|makes (\d+)|at most (\d+)/i.exec(scoring);
  return found ? Number(found[1] ?? found[2] ?? found[3]) : undefined;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety';

const smallOf = (word: string): number => SMALL.split(' ').indexOf(word);

/** Returns a number below a hundred in words, or any in figures; NaN for other words. */
function numberOf(word: string): number {
  const [tens = '', ones = 'zero'] = word.split('-');
  const ten = TENS.split(' ').indexOf(tens);
  if (ten > 1) return 10 * ten + smallOf(ones);
  return smallOf(word) < 0 ? Number(word) : smallOf(word);
}

/** Returns the first number of cards that a sentence names; undefined if it names none. */
const cardsNamed = (sentence: string): number | undefined =>
  [...sentence.matchAll(/([\w-]+) cards/g)]
    .map(([, word = '']) => numberOf(word))
    .find((count) => !Number.isNaN(count));

/** About the most versions of a game whose facts are compared; fewer by day. */
const MAX_COMPARED = BY_NIGHT ? 200 : 40;

test('states in the page’s head the options on the table, in every version', () => {
  let [ways, other] = [0, 0];
  for (const { id } of pages) {
    const game = findGame(id)!;
    const usual = factsOfWay(game, usualOptions(game));
    // All combinations of a game's options, or a sample if there are very many.
    const all = everyOptions(game);
    for (const options of all.filter((_, at) => at % Math.ceil(all.length / MAX_COMPARED) === 0)) {
      const dealt = dealByNumber(game.variant(parseOptions(game, options)!), 1);
      const facts = factsOfWay(game, options);
      expect(facts, `${id} ${options}`).toEqual({
        packs: dealt.rules.variant.deck?.packs ?? 1,
        redeals: redealsOf(dealt),
        open: isOpen(dealt),
      });
      ways++;
      other += Number(!isDeepStrictEqual(facts, usual));
    }
  }
  expect(ways).toBeGreaterThan(500);
  expect(other).toBeGreaterThan(30);
});

/** The number of pages that say how many cards their stock has. */
let stocks = 0;

describe.each(pages)('the page of $id', ({ id, facts: { packs, redeals, open }, section }) => {
  const game = findGame(id)!;

  test('states the packs, passes and whether all cards are open correctly', () => {
    const dealt = begin(game);
    expect({ packs, redeals, open }).toEqual({
      packs: dealt.rules.variant.deck?.packs ?? 1,
      redeals: redealsOf(dealt),
      open: isOpen(dealt),
    });
  });

  test('states the highest score when it is a number', () => {
    const most = NONE.has(id) ? undefined : (NOT_COMPUTED[id] ?? mostPoints(id, begin(game)) ?? 'not found');
    expect(mostSaid(section('Scoring'))).toBe(most);
  });

  test('names every option and its default answer', () => {
    const text = section('Options');
    const wrong: string[] = [];
    for (const [key, option] of offeredOptions(game)) {
      const names = [sayOption(game, key), ...(option.kind === 'choice' ? [sayValue(game, key, option.usual)] : [])];
      const said = text.split('\n').find((line) => names.some((name) => line.includes(`**${name}:`))) ?? '';
      const isOn = option.kind === 'switch' && /\bon by default/i.test(said) !== option.usual;
      if (said === '' || isOn) wrong.push(option.label);
    }
    expect(wrong).toEqual([]);
  });

  test('states the number of cards in the stock', () => {
    const { rules, table } = begin(game);
    const stock = rules.variant.places.find(({ pile }) => pile.rules.role === 'stock')?.pile.index;
    const said = /^- \*\*Stock:\*\*(.*)$/m.exec(section('Setup'))?.[1];
    const count = said && cardsNamed(said);
    stocks += Number(count !== undefined);
    expect(count ?? table.size(stock ?? 0)).toBe(table.size(stock ?? 0));
  });
});

test('counted pages that name the stock’s cards', () => expect(stocks).toBeGreaterThan(60));
