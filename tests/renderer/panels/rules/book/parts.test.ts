import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../../../engine/rules.ts';
import type { Language } from '../../../../../preload/api.ts';
import type { Book } from '../../../../../renderer/panels/rules/book/book.ts';
import { fetchBook } from '../../../../../renderer/panels/rules/book/books.ts';
import { wordsOf } from '../../../../../renderer/panels/rules/book/glossary.ts';
import type { TextBlock } from '../../../../../renderer/panels/rules/book/markdown.ts';
import { parsePage, partsOf, sectionsOf } from '../../../../../renderer/panels/rules/book/page.ts';
import { sayGame } from '../../../../../renderer/words/games.ts';
import { speak } from '../../../../../renderer/words/say.ts';
import { isWhole, lags, pagesIn, textOf, translatedInto } from '../../../../tools/pages/translations.ts';

/*
 * Pages translated in part, where the rules in short do not say it: strategy, origin and more; the rest is in English.
 */

const SECTIONS = ['Goal', 'Setup', 'Rules', 'Options', 'Scoring', 'Strategy', 'Origin'];

/** A language's headings by the English ones, from the first page with that section. */
type Headings = Map<string, string>;

const headingsOf = (blocks: readonly TextBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

const lines = (blocks: readonly TextBlock[]): string[] =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : block.kind === 'list' ? block.items : []))
    .map((runs) => runs.map(({ text }) => text).join(''));

/** Lists the numbers in figures, whatever separates their thousands. */
const figures = (blocks: readonly TextBlock[]): string[] =>
  lines(blocks)
    .flatMap((line) => line.replaceAll(/(?<=\d)[.,\u00a0\u202f](?=\d{3})/g, '').match(/\d+/g) ?? [])
    .toSorted();

const partsIn = (language: string): string[] => pagesIn(language).filter((id) => !isWhole(language, id));

const PARTLY = (translatedInto() as Language[]).filter((language) => partsIn(language).length > 0);

test('names the sections of pages in part in the order of English', () => {
  const named = PARTLY.flatMap((language) => partsIn(language).map((id) => parsePage(textOf(language, id)).sections));
  expect(named.map((sections) => SECTIONS.filter((section) => sections.includes(section)))).toEqual(named);
});

describe.each(PARTLY)('in %s', (language) => {
  const ids = partsIn(language);
  const called: Headings = new Map();
  let book: Book;
  let english: Book;

  beforeAll(async () => {
    [book, english] = [await fetchBook(language), await fetchBook('en')];
    await speak(language, language);
  });
  afterAll(async () => speak('en', 'en'));

  test.each(ids)('is up to date with the English page of %s (npm run pages)', (id) =>
    expect(lags(language, id), 'bring it up to date, then npm run pages -- --mark').toBe(false),
  );

  test.each(ids)('has the sections, order and figures of English on the page of %s', (id) => {
    const { blocks, sections } = book.pageOf(id)!;
    const original = sectionsOf(english.pageOf(id)!.blocks, sections, 'named');
    expect(sections).toEqual(expect.arrayContaining(['Strategy', 'Origin']));
    expect(headingsOf(original)).toEqual(sections);
    expect(blocks.map(({ kind }) => kind)).toEqual(original.map(({ kind }) => kind));
    expect(figures(blocks)).toEqual(figures(original));
  });

  test.each(ids)('uses the standard headings on the page of %s', (id) => {
    const { blocks, sections } = book.pageOf(id)!;
    const headings = headingsOf(blocks);
    for (const [at, section] of sections.entries()) if (!called.has(section)) called.set(section, headings[at] ?? '');
    expect(headings).toEqual(sections.map((section) => called.get(section)));
  });

  test.each(ids)('calls other games by the window’s names on the page of %s', (id) => {
    const names = games.filter((game) => game.id !== id && sayGame(game.id) !== game.name).map(({ name }) => name);
    expect(lines(book.pageOf(id)!.blocks).flatMap((line) => line.match(wordsOf(names, 'gu')) ?? [])).toEqual([]);
  });

  test('has no facts or names at the head of a page', () => {
    const keys = ids.flatMap((id) =>
      partsOf(textOf(language, id))[0]
        .split('\n')
        .map((line) => line.replace(/:.*$/, '')),
    );
    expect([...new Set(keys)].toSorted()).toEqual(['from', 'sections']);
  });
});
