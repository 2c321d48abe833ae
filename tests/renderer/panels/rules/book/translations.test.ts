import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame, games } from '../../../../../engine/rules.ts';
import { type Book, bookOf } from '../../../../../renderer/panels/rules/book/book.ts';
import { type GlossaryTerm, wordsOf } from '../../../../../renderer/panels/rules/book/glossary.ts';
import type { TextBlock } from '../../../../../renderer/panels/rules/book/markdown.ts';
import { partsOf, type RulesPage } from '../../../../../renderer/panels/rules/book/page.ts';
import { written as de } from '../../../../../renderer/panels/rules/written/de.ts';
import { written as fr } from '../../../../../renderer/panels/rules/written/fr.ts';
import { written as en } from '../../../../../renderer/panels/rules/written/en.ts';
import { ENGLISH } from '../../../../../renderer/words/catalogue/catalogue.ts';
import { sayChoice } from '../../../../../renderer/words/choices.ts';
import { sayGame } from '../../../../../renderer/words/games.ts';
import { sayGoal } from '../../../../../renderer/words/goals.ts';
import { speak } from '../../../../../renderer/words/say.ts';
import { GLOSSARY, lags, textOf, textsIn, whollyTranslatedInto } from '../../../../tools/pages/translations.ts';

/* Compares translated pages with the English ones, the glossary of their language and the words of the window. */

const english = bookOf('en', en);
const BOOKS: Readonly<Record<string, Book>> = { de: bookOf('de', de), fr: bookOf('fr', fr) };
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

/** Lists the numbers in figures. */
const figures = (blocks: readonly TextBlock[]): string[] =>
  plain(blocks)
    .flatMap((line) => [...line.matchAll(/\d+/g)].map(([figure]) => figure))
    .toSorted();

/** Lists the bold words before a colon at the start of a section's lines. */
function boldIn({ blocks }: RulesPage, heading: string): string[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  const to = blocks.findIndex((block, at) => at > from && block.kind === 'heading');
  return runs(blocks.slice(from + 1, to)).flatMap((line) => line.filter(({ bold }) => bold).map(({ text }) => text));
}

test('every language whose pages tell all is known to the program', () =>
  expect(Object.keys(BOOKS)).toEqual(whollyTranslatedInto()));

describe.each(Object.entries(BOOKS))('in %s', (language, book) => {
  const texts = textsIn(language);
  const ids = texts.filter((name) => name !== GLOSSARY);
  const klondike = headings(book.pageOf('klondike')!);
  const sections = new Map(headings(english.pageOf('klondike')!).map((name, at) => [name, klondike[at]]));
  const never = book.glossary.flatMap((term) => term.never);

  beforeAll(async () => speak(book.language, language));
  afterAll(async () => speak('en', 'en'));

  test.each(texts)('the text of %s is made from the English one as it is now (npm run pages)', (name) => {
    expect(textsIn('en')).toContain(name);
    expect(lags(language, name), 'bring it up to date, then npm run pages -- --mark').toBe(false);
  });

  test.each(ids)('the page of %s has every section of the English one, and the same figures', (id) => {
    const [page, original] = [book.pageOf(id)!, english.pageOf(id)!];
    expect(headings(page)).toEqual(headings(original).map((name) => sections.get(name)));
    expect(page.blocks.map(({ kind }) => kind)).toEqual(original.blocks.map(({ kind }) => kind));
    expect(figures(page.blocks)).toEqual(figures(original.blocks));
  });

  test.each(ids)('the page of %s tells the goal as the lesson tells it', (id) => {
    expect(plain(book.pageOf(id)!.blocks)[0]).toBe(sayGoal(plain(english.pageOf(id)!.blocks)[0]!));
  });

  test.each(ids)('the page of %s names options and answers as the window does', (id) => {
    const options = Object.values(findGame(id)!.options);
    const answers = options.flatMap((option) => (option.kind === 'switch' ? [] : Object.values(option.values)));
    // The English page names them as the English window does.
    const labels = new Map([...options, ...answers].map(({ label }) => [ENGLISH.choices[label] ?? label, label]));
    const said = (page: RulesPage, heading: string): string[] =>
      boldIn(page, heading).map((text) => text.replace(/\s*:$/u, ''));
    const originals = said(english.pageOf(id)!, 'Options').flatMap((text) => labels.get(text) ?? []);
    const here = said(book.pageOf(id)!, sections.get('Options')!);
    expect(here).toEqual(expect.arrayContaining(originals.map(sayChoice)));
  });

  test.each(ids)('the page of %s uses the terms of the glossary, and no others for them', (id) => {
    const [page, original] = [book.pageOf(id)!, english.pageOf(id)!];
    const there = new Set(book.glossary.filter(({ name }) => termsOf(book, page).includes(name)).flatMap(meant));
    const needed = termsOf(english, original).filter((term) => NEEDED.has(term));
    expect(needed.filter((term) => !there.has(term))).toEqual([]);
    const wrong = wordsOf(never, FLAGS[language] ?? 'giu');
    expect(plain(page.blocks).flatMap((line) => line.match(wrong) ?? [])).toEqual([]);
  });

  test.each(ids)('the page of %s calls other games by the names they have in the window', (id) => {
    const names = games.filter((game) => game.id !== id && sayGame(game.id) !== game.name).map(({ name }) => name);
    const named = names.length === 0 ? [] : plain(book.pageOf(id)!.blocks);
    expect(named.flatMap((line) => line.match(wordsOf(names, 'gu')) ?? [])).toEqual([]);
  });

  test('the glossary explains every term of the English one, in the order of the alphabet and each once', () => {
    const names = book.glossary.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
    expect(book.glossary.flatMap(meant).toSorted()).toEqual(english.glossary.map(({ name }) => name).toSorted());
    const forms = book.glossary.flatMap(({ name, forms: others }) => [name, ...others]);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    expect(never.filter((word) => forms.includes(word))).toEqual([]);
    const wrong = wordsOf(never, FLAGS[language] ?? 'giu');
    expect(book.glossary.flatMap(({ blocks }) => plain(blocks)).filter((line) => wrong.test(line))).toEqual([]);
  });

  test('the glossary has no term that no page uses', () => {
    const used = new Set(ids.flatMap((id) => termsOf(book, book.pageOf(id)!)));
    expect(book.glossary.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  test('no page has a head of facts, which are the English page’s', () => {
    const keys = ids.flatMap((id) =>
      partsOf(textOf(language, id))[0]
        .split('\n')
        .map((line) => line.replace(/:.*$/, '')),
    );
    expect([...new Set(keys)].toSorted()).toEqual(['aliases', 'from']);
  });
});
