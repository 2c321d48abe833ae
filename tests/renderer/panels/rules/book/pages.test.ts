import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGame, offeredOptions } from '../../../../../engine/rules.ts';
import { parseBlocks } from '../../../../../renderer/panels/rules/book/markdown.ts';
import { fetchBook } from '../../../../../renderer/panels/rules/book/books.ts';
import { pageFactsOf } from '../../../../../renderer/panels/rules/book/facts.ts';
import { parseFacts, parsePage, partsOf } from '../../../../../renderer/panels/rules/book/page.ts';
import { textsIn } from '../../../../tools/words/catalogues.ts';

const MESSAGES = textsIn('en');
const FOLDER = new URL('../../../../../assets/help/en/', import.meta.url);
const SECTIONS = ['Goal', 'Setup', 'Rules', 'Options', 'Scoring', 'Strategy', 'Origin'];
const ids = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

test.each(ids)('reads the page of %s with every section', (id) => {
  const text = readFileSync(new URL(`${id}.md`, FOLDER), 'utf8');
  const [{ blocks }, facts] = [parsePage(text), parseFacts(partsOf(text)[0])];
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const hasOptions = offeredOptions(findGame(id)!).length > 0;
  expect(headings).toEqual(SECTIONS.filter((section) => hasOptions || section !== 'Options'));
  expect(MESSAGES).toHaveProperty([`family.${facts.family}`]);
  for (const part of [facts.skill, facts.luck]) expect([1, 2, 3, 4, 5]).toContain(part);
  expect(facts.redeals).toMatch(/^(none|unlimited|\d+)$/);
});

/** Phrases that justify the rules instead of telling where a game comes from. */
const PROVENANCE: Readonly<Record<string, RegExp>> = {
  en: /AisleRiot|PySolFC|solitairenetwork|recorded games|computer patiences|common use|Rules (?:as|after) |\bprograms\b|\bbooks (?:say|have|do not)\b|Wikipedia/iu,
  de: /AisleRiot|PySolFC|solitairenetwork|aufgezeichnet|am Computer üblich|Die Regeln (?:sind die|stehen so|stammen)|Programme|Bücher (?:sagen|haben|lassen)/u,
  fr: /AisleRiot|PySolFC|solitairenetwork|parties enregistrées|réussites sur ordinateur|Règles (?:en usage|d’après|d’usage|de PySol)|programmes/u,
  es: /AisleRiot/u,
  it: /AisleRiot/u,
  nl: /AisleRiot/u,
  pl: /AisleRiot/u,
  pt: /AisleRiot/u,
  sv: /AisleRiot/u,
};

test.each(Object.keys(PROVENANCE))('names no source program or page in the rules in %s', (language) => {
  const folder = new URL(`../${language}/`, FOLDER);
  const noted = readdirSync(folder).filter((file) => {
    const [, body] = partsOf(readFileSync(new URL(file, folder), 'utf8'));
    return PROVENANCE[language]!.test(body);
  });
  expect(noted).toEqual([]);
});

/** Sections and hints that each page would only repeat: what is there without options, and clicks told at a glance. */
const REPEATED: Readonly<Record<string, RegExp>> = {
  en: /^There are none\.$|Double-click a (?:card|complete \w+) to send it home\.|Double-click a foundation/mu,
  de: /^Es gibt keine\.$|Ein Doppelklick bringt eine Karte auf ihren Grundstapel\.|Ein Doppelklick auf einen Grundstapel/mu,
  fr: /^Il n’y en a pas\.$|Un double-clic monte une carte à sa fondation\.|Un double-clic sur une fondation/mu,
};

test.each(Object.keys(REPEATED))('has no empty section and no repeated control in the pages in %s', (language) => {
  const folder = new URL(`../${language}/`, FOLDER);
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  expect(readdirSync(folder).filter((file) => REPEATED[language]!.test(read(file)))).toEqual([]);
});

test.each(ids)('loads facts of %s at once and the page on demand', async (id) => {
  expect(pageFactsOf(id)?.time).toBeGreaterThan(0);
  expect((await fetchBook('en')).pageOf(id)?.blocks.length).toBeGreaterThan(10);
});

test('reports a missing book', async () => await expect(fetchBook('xx' as never)).rejects.toThrow('no pages'));

test('refuses a page with a missing fact by name', () => {
  expect(() => parseFacts('family: other')).toThrow('"packs"');
});

test('contains text only', () => {
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
