import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame, games } from '../../../../../engine/rules.ts';
import type { Language } from '../../../../../preload/api.ts';
import type { Book } from '../../../../../renderer/panels/rules/book/book.ts';
import { fetchBook } from '../../../../../renderer/panels/rules/book/books.ts';
import { type GlossaryTerm, wordsOf } from '../../../../../renderer/panels/rules/book/glossary.ts';
import type { TextBlock } from '../../../../../renderer/panels/rules/book/markdown.ts';
import { partsOf, type RulesPage } from '../../../../../renderer/panels/rules/book/page.ts';
import { sayGame } from '../../../../../renderer/words/games.ts';
import { hasAllPages } from '../../../../../renderer/words/language.ts';
import { fetchGoals, sayGoal } from '../../../../../renderer/words/fetched/goals.ts';
import { say, speak } from '../../../../../renderer/words/say.ts';
import { textsIn as messagesIn } from '../../../../tools/words/catalogues.ts';
import {
  GLOSSARY,
  isWhole,
  lags,
  pagesIn,
  textOf,
  textsIn,
  translatedInto,
  whollyTranslatedInto,
} from '../../../../tools/pages/translations.ts';

/* Compares complete pages with the English ones, the glossary of their language and the words of the window. */

const english = await fetchBook('en');
const BOOKS = await Promise.all(
  (translatedInto() as Language[])
    .filter((language) => isWhole(language, 'klondike'))
    .map(async (language) => [language, await fetchBook(language)] as const),
);
const ENGLISH_OPTIONS = messagesIn('en', ['options']);
/** How words are matched in a language whose nouns are capitalised. */
const FLAGS: Readonly<Record<string, 'gu' | 'giu'>> = { de: 'gu' };

/** Terms that a translation must use where the English page does. */
const NEEDED = new Set(['Foundation', 'Stock', 'Waste', 'Pyramid', 'Joker']);

const headings = ({ blocks }: RulesPage): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

const runs = (blocks: readonly TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : block.kind === 'list' ? block.items : []));

const plain = (blocks: readonly TextBlock[]): string[] =>
  runs(blocks).map((line) => line.map(({ text }) => text).join(''));

const termsOf = ({ linkTerms }: Book, { blocks }: RulesPage): string[] =>
  runs(linkTerms(blocks)).flatMap((line) => line.flatMap(({ term }) => term ?? []));

/** Lists the English terms that a term of a translated glossary stands for. */
const meant = ({ means }: GlossaryTerm): string[] => means.split(', ');

/** Lists the numbers in figures, whatever separates their thousands. */
const figures = (blocks: readonly TextBlock[]): string[] =>
  plain(blocks)
    .flatMap((line) => line.replaceAll(/(?<=\d)[.,\u00a0\u202f](?=\d{3})/g, '').match(/\d+/g) ?? [])
    .toSorted();

const SMALL = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS = 'one two three four five six seven eight nine'.split(' ');
const NUMBER = new RegExp(
  `\\b(?:${SMALL.join('|')}|(${TENS.join('|')})(?:-(${UNITS.join('|')}))?|twentieth)s?\\b`,
  'giu',
);

/** Lists the numbers from ten on that are spelt out, which Japanese writes in figures. */
const spelled = (blocks: readonly TextBlock[]): string[] =>
  plain(blocks).flatMap((line) =>
    Array.from(line.toLowerCase().matchAll(NUMBER), ([word, tens, unit = '']) => {
      if (tens) return String(20 + 10 * TENS.indexOf(tens) + 1 + UNITS.indexOf(unit));
      return word.startsWith('twentieth') ? '20' : String(10 + SMALL.indexOf(word.replace(/s$/, '')));
    }),
  );

/** Returns the figures of a page that the English one lacks, without ranks where those are figures, as in Chinese. */
function addedFigures(page: RulesPage, original: RulesPage): string[] {
  const there = [...figures(original.blocks), ...spelled(original.blocks)];
  const added = figures(page.blocks).filter((figure) => {
    const at = there.indexOf(figure);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
  const isRank = (figure: string): boolean => say('rank.6') === '6' && Number(figure) <= 10;
  return added.filter((figure) => !isRank(figure));
}

/** Lists the bold words before a colon at the start of a section's lines. */
function boldIn({ blocks }: RulesPage, heading: string): string[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  const to = blocks.findIndex((block, at) => at > from && block.kind === 'heading');
  return runs(blocks.slice(from + 1, to)).flatMap((line) => line.filter(({ bold }) => bold).map(({ text }) => text));
}

test('lists every fully translated language in the program', () =>
  expect((translatedInto() as Language[]).filter(hasAllPages)).toEqual(whollyTranslatedInto()));

describe.each(BOOKS)('in %s', (language, book) => {
  const ids = pagesIn(language).filter((name) => isWhole(language, name));
  const texts = [...ids, ...textsIn(language).filter((name) => name === GLOSSARY)];
  const klondike = headings(book.pageOf('klondike')!);
  const sections = new Map(headings(english.pageOf('klondike')!).map((name, at) => [name, klondike[at]]));
  const options = messagesIn(language, ['options']);
  const never = book.glossary.flatMap((term) => term.never);
  const wrong = wordsOf(never, FLAGS[language] ?? 'giu');
  let titles: string[] = [];
  /** Finds the English names of games that have others in this language. */
  let renamed = wordsOf([], 'gu');

  beforeAll(async () => {
    await speak(book.language, language);
    await fetchGoals();
    titles = games.map((game) => sayGame(game.id)).filter((name) => name.search(wrong) >= 0);
    const others = games.filter((game) => sayGame(game.id) !== game.name);
    renamed = wordsOf(
      others.map(({ name }) => name),
      'gu',
    );
  });
  afterAll(async () => speak('en', 'en'));

  test.each(texts)('is up to date with the English page of %s (npm run pages)', (name) => {
    expect(textsIn('en')).toContain(name);
    expect(lags(language, name), 'bring it up to date, then npm run pages -- --mark').toBe(false);
  });

  test.each(ids)('has every section and figure of English on the page of %s', (id) => {
    const [page, original] = [book.pageOf(id)!, english.pageOf(id)!];
    expect(headings(page)).toEqual(headings(original).map((name) => sections.get(name)));
    expect(page.blocks.map(({ kind }) => kind)).toEqual(original.blocks.map(({ kind }) => kind));
    expect(figures(page.blocks)).toEqual(expect.arrayContaining(figures(original.blocks)));
    expect(addedFigures(page, original)).toEqual([]);
  });

  test.each(ids)('states the goal as the lesson does on the page of %s', (id) => {
    expect(plain(book.pageOf(id)!.blocks)[0]).toBe(sayGoal(id));
  });

  test.each(ids)('names options and answers as the window does on the page of %s', (id) => {
    const labels = new Map(
      Object.entries(ENGLISH_OPTIONS)
        .filter(([message]) => message.startsWith(`option.${id}.`))
        .map(([message, label]) => [label, options[message]]),
    );
    const said = (page: RulesPage, heading: string): string[] =>
      boldIn(page, heading).map((text) => text.replace(/\s*[:：]$/u, ''));
    const originals = said(english.pageOf(id)!, 'Options').flatMap((text) => labels.get(text) ?? []);
    const here = said(book.pageOf(id)!, sections.get('Options')!);
    expect(here).toEqual(expect.arrayContaining(originals));
  });

  test.each(ids)('uses only the glossary’s terms on the page of %s', (id) => {
    const [page, original] = [book.pageOf(id)!, english.pageOf(id)!];
    const said = new Set(termsOf(book, page));
    const there = new Set(book.glossary.filter(({ name }) => said.has(name)).flatMap(meant));
    const needed = termsOf(english, original).filter((term) => NEEDED.has(term));
    expect(needed.filter((term) => !there.has(term))).toEqual([]);
    // Names of games may hold such a word: “Schwarzes Loch”.
    const without = (line: string): string => titles.reduce((rest, title) => rest.replaceAll(title, ''), line);
    expect(plain(page.blocks).flatMap((line) => without(line).match(wrong) ?? [])).toEqual([]);
  });

  test.each(ids)('calls other games by the window’s names on the page of %s', (id) => {
    const own = findGame(id)?.name;
    const named = plain(book.pageOf(id)!.blocks).flatMap((line) => line.match(renamed) ?? []);
    expect(named.filter((name) => name !== own)).toEqual([]);
  });

  test('explains every English term alphabetically, once each', () => {
    const names = book.glossary.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
    expect(book.glossary.flatMap(meant).toSorted()).toEqual(english.glossary.map(({ name }) => name).toSorted());
    const forms = book.glossary.flatMap(({ name, forms: others }) => [name, ...others]);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    expect(never.filter((word) => forms.includes(word))).toEqual([]);
    const lines = book.glossary.flatMap(({ blocks }) => plain(blocks));
    expect(lines.filter((line) => line.search(wrong) >= 0)).toEqual([]);
  });

  test('has no facts at the head of a page', () => {
    const keys = ids.flatMap((id) =>
      partsOf(textOf(language, id))[0]
        .split('\n')
        .map((line) => line.replace(/:.*$/, '')),
    );
    expect(['aliases', 'from']).toEqual(expect.arrayContaining(keys));
  });
});

test.each(BOOKS.filter(([language]) => hasAllPages(language)))(
  'has no term in the glossary that no page uses: %s',
  (language, book) => {
    const used = new Set(pagesIn(language).flatMap((id) => termsOf(book, book.pageOf(id)!)));
    expect(book.glossary.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  },
);
