import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { glossary, linkTerms, parseGlossary } from '../../../../renderer/panels/rules/glossary.ts';
import { type Block, parseBlocks, type Run } from '../../../../renderer/panels/rules/markdown.ts';
import { pageOf } from '../../../../renderer/panels/rules/pages.ts';

const FOLDER = new URL('../../../../assets/help/', import.meta.url);
const ids = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

const runs = (blocks: readonly Block[]): readonly Run[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.runs : block.kind === 'list' ? block.items.flat() : [],
  );
const termsOf = (blocks: readonly Block[]): string[] => runs(blocks).flatMap(({ term }) => term ?? []);
const textOf = (blocks: readonly Block[]): string =>
  runs(blocks)
    .map(({ text }) => text)
    .join('');

describe('the glossary', () => {
  test('explains some thirty terms, in the order of the alphabet and each once', () => {
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

test.each(ids)('terms of the page of %s lead to the glossary, and its text stays as it was', (id) => {
  const { blocks } = pageOf(id)!;
  const linked = linkTerms(blocks);
  expect(termsOf(linked).length).toBeGreaterThanOrEqual(3);
  expect(new Set(termsOf(linked)).size).toBe(termsOf(linked).length);
  expect(textOf(linked)).toBe(textOf(blocks));
});

test('a term is linked where it first comes, in whatever form, and the longest form there is', () => {
  const linked = linkTerms(
    parseBlocks('## Stock\n\nThe **Stocks:** an overstock, stock and Top Cards.\n\n- a top card'),
  );
  expect(linked[0]).toEqual({ kind: 'heading', text: 'Stock' });
  expect(runs(linked).filter(({ term }) => term)).toEqual([
    { text: 'stock', bold: false, term: 'Stock' },
    { text: 'Top Cards', bold: false, term: 'Top card' },
  ]);
});

test('a term that is known already is no link', () => {
  expect(termsOf(linkTerms(parseBlocks('A stock and a waste.'), ['Stock']))).toEqual(['Waste']);
});

test('a glossary is headings, other forms and what they mean', () => {
  expect(parseGlossary('## Run\n\nalso: runs, sequence\n\nCards in order.\n\n## Suit\n\nOne of four.')).toEqual([
    { name: 'Run', forms: ['runs', 'sequence'], blocks: parseBlocks('Cards in order.') },
    { name: 'Suit', forms: [], blocks: parseBlocks('One of four.') },
  ]);
});
