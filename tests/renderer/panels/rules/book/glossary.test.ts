import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linkerOf, parseGlossary } from '../../../../../renderer/panels/rules/book/glossary.ts';
import { type TextBlock, parseBlocks, type Run } from '../../../../../renderer/panels/rules/book/markdown.ts';
import { fetchBook } from '../../../../../renderer/panels/rules/book/books.ts';

const FOLDER = new URL('../../../../../assets/help/en/', import.meta.url);
const { glossary, linkTerms, pageOf } = await fetchBook('en');
const ids = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

const runs = (blocks: readonly TextBlock[]): readonly Run[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.runs : block.kind === 'list' ? block.items.flat() : [],
  );
const termsOf = (blocks: readonly TextBlock[]): string[] => runs(blocks).flatMap(({ term }) => term ?? []);
const textOf = (blocks: readonly TextBlock[]): string =>
  runs(blocks)
    .map(({ text }) => text)
    .join('');

describe('the glossary', () => {
  test('explains some thirty terms alphabetically, once each', () => {
    const names = glossary.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    const forms = glossary.flatMap(({ name, forms: others }) => [name.toLowerCase(), ...others]);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    expect(glossary.filter(({ blocks }) => textOf(blocks).length < 20)).toEqual([]);
  });

  test('has no term that no page uses', () => {
    const used = new Set(ids.flatMap((id) => termsOf(linkTerms(pageOf(id)!.blocks))));
    expect(glossary.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });
});

test.each(ids)('links terms of the page of %s without changing its text', (id) => {
  const { blocks } = pageOf(id)!;
  const linked = linkTerms(blocks);
  expect(termsOf(linked).length).toBeGreaterThanOrEqual(3);
  expect(new Set(termsOf(linked)).size).toBe(termsOf(linked).length);
  expect(textOf(linked)).toBe(textOf(blocks));
});

test('links the first use of a term in any form, the longest first', () => {
  const linked = linkTerms(
    parseBlocks('## Stock\n\nThe **Stocks:** an overstock, stock and Top Cards.\n\n- a top card'),
  );
  expect(linked[0]).toEqual({ kind: 'heading', text: 'Stock' });
  expect(runs(linked).filter(({ term }) => term)).toEqual([
    { text: 'stock', bold: false, term: 'Stock' },
    { text: 'Top Cards', bold: false, term: 'Top card' },
  ]);
});

test('links no known term', () => {
  expect(termsOf(linkTerms(parseBlocks('A stock and a waste.'), ['Stock']))).toEqual(['Waste']);
});

test('reads headings, forms and meanings', () => {
  expect(parseGlossary('## Run\n\nalso: runs, sequence\n\nCards in order.\n\n## Suit\n\nOne of four.')).toEqual([
    { name: 'Run', forms: ['runs', 'sequence'], means: '', never: [], blocks: parseBlocks('Cards in order.') },
    { name: 'Suit', forms: [], means: '', never: [], blocks: parseBlocks('One of four.') },
  ]);
});

test('names the English term and words not to use', () => {
  const [term] = parseGlossary('## Folge\n\nalso: Folgen\n\nmeans: Run\n\nnever: Sequenz, Reihung\n\nKarten.');
  expect(term).toEqual({
    name: 'Folge',
    forms: ['Folgen'],
    means: 'Run',
    never: ['Sequenz', 'Reihung'],
    blocks: parseBlocks('Karten.'),
  });
});

test('distinguishes capitalised nouns from verbs, in any script', () => {
  const terms = parseGlossary(
    '## Folge\n\nalso: Folgen\n\nKarten.\n\n## Verdeckt\n\nalso: verdeckte\n\nNicht zu sehen.',
  );
  const linked = linkerOf(terms, true, 'de')(parseBlocks('Karten folgen; Folgeä, Folgen. Verdeckte Karten.'));
  expect(termsOf(linked)).toEqual(['Folge', 'Verdeckt']);
  expect(runs(linked).find(({ term }) => term)?.text).toBe('Folgen');
});

test('links words that no spaces part from others', () => {
  const terms = parseGlossary('## 基础堆\n\n目标。\n\n## A\n\n最小的牌。\n\n## 더미\n\n카드.');
  const linked = linkerOf(terms, false, 'ko')(parseBlocks('收到基础堆上，从 A 开始；AB。 카드더미 위, 더미를.'));
  expect(runs(linked).flatMap(({ text, term }) => (term ? [text] : []))).toEqual(['基础堆', 'A', '더미']);
});

test('tells the two letters i of Turkish apart, in any case', () => {
  const terms = parseGlossary('## Izgara\n\nalso: ızgaranın\n\nYerler.\n\n## İkiz\n\nalso: ikizi\n\nAynı kart.');
  const linked = linkerOf(terms, false, 'tr')(parseBlocks('Izgaranın yanında, Ikizi, İkizi ve ikiz.'));
  expect(runs(linked).flatMap(({ text, term }) => (term ? [text] : []))).toEqual(['Izgaranın', 'İkizi']);
});
