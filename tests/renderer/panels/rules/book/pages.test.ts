import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGame } from '../../../../../engine/rules.ts';
import { parseBlocks } from '../../../../../renderer/panels/rules/book/markdown.ts';
import { fetchBook } from '../../../../../renderer/panels/rules/book/books.ts';
import { pageFactsOf } from '../../../../../renderer/panels/rules/book/facts.ts';
import { parseFacts, parsePage, partsOf } from '../../../../../renderer/panels/rules/book/page.ts';
import { hasWord } from '../../../../../renderer/words/say.ts';

const FOLDER = new URL('../../../../../assets/help/en/', import.meta.url);
const SECTIONS = ['Goal', 'Setup', 'Rules', 'Options', 'Scoring', 'Strategy', 'Origin'];
const ids = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

test.each(ids)('the page of %s can be read and has every section', (id) => {
  const text = readFileSync(new URL(`${id}.md`, FOLDER), 'utf8');
  const [{ blocks }, facts] = [parsePage(text), parseFacts(partsOf(text)[0])];
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const optional = Object.keys(findGame(id)?.options ?? {}).length === 0 && !headings.includes('Options');
  expect(headings).toEqual(SECTIONS.filter((section) => !optional || section !== 'Options'));
  expect(hasWord(`family.${facts.family}`)).toBe(true);
  for (const part of [facts.skill, facts.luck]) expect([1, 2, 3, 4, 5]).toContain(part);
  expect(facts.redeals).toMatch(/^(none|unlimited|\d+)$/);
});

/** What says on whose account the rules are as they are, rather than where a game comes from. */
const PROVENANCE: Readonly<Record<string, RegExp>> = {
  en: /PySolFC|solitairenetwork|recorded games|pages? of computer patiences|players of computer patiences|common use|Rules (?:as|after) /iu,
  de: /PySolFC|solitairenetwork|aufgezeichnet|wie es am Computer üblich ist|Die Regeln (?:sind die|stehen so|stammen)/u,
  fr: /PySolFC|solitairenetwork|parties enregistrées|réussites sur ordinateur|Règles (?:en usage|d’après|d’usage|de PySol)/u,
};

test.each(Object.keys(PROVENANCE))(
  'no page in %s says whose program or pages its rules were taken from',
  (language) => {
    const noted = ids.filter((id) => {
      const text = readFileSync(new URL(`../${language}/${id}.md`, FOLDER), 'utf8');
      return PROVENANCE[language]!.test(text.slice(text.lastIndexOf('\n## ')));
    });
    expect(noted).toEqual([]);
  },
);

test.each(ids)('the facts of %s reach the program at once, and its page when it is fetched', async (id) => {
  expect(pageFactsOf(id)?.time).toBeGreaterThan(0);
  expect((await fetchBook('en')).pageOf(id)?.blocks.length).toBeGreaterThan(10);
});

test('a book that there is not is said to be missing', async () =>
  await expect(fetchBook('xx' as never)).rejects.toThrow('no pages'));

test('a page with a fact missing is refused by the name of the fact', () => {
  expect(() => parseFacts('family: other')).toThrow('"packs"');
});

test('a page is text and nothing else', () => {
  expect(parseBlocks('## Goal\n\nTake **all**\ncards <b>away</b>.\n\n- one\n- two\n  lines')).toEqual([
    { kind: 'heading', text: 'Goal' },
    {
      kind: 'paragraph',
      runs: [
        { text: 'Take ', bold: false },
        { text: 'all', bold: true },
        { text: ' cards <b>away</b>.', bold: false },
      ],
    },
    { kind: 'list', items: [[{ text: 'one', bold: false }], [{ text: 'two lines', bold: false }]] },
  ]);
});
