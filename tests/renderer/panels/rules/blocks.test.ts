import type { ComponentChildren, VNode } from 'preact';
import { expect, test } from 'vitest';
import { BlockView } from '../../../../renderer/panels/rules/blocks.tsx';
import type { Run } from '../../../../renderer/panels/rules/book/markdown.ts';

const RUNS: readonly Run[] = [
  { text: 'Cards on the ', bold: false },
  { text: 'waste', term: 'Waste', bold: false },
  { text: '.”, then more ', bold: false },
  { text: 'columns', term: 'Tableau', bold: false },
  { text: ' of cards.', bold: false },
];

type Shown = VNode<{ children?: ComponentChildren; class?: string; text?: string }>;

/** Returns the text of a rendered page, and its parts without line breaks. */
function read(node: ComponentChildren): { readonly text: string; readonly together: readonly string[] } {
  if (Array.isArray(node)) {
    const parts = node.map(read);
    return { text: parts.map(({ text }) => text).join(''), together: parts.flatMap(({ together }) => together) };
  }
  if (typeof node === 'string') return { text: node, together: [] };
  const { children, class: named, text } = (node as Shown).props;
  const inside = text === undefined ? read(children) : { text, together: [] };
  return named === 'with-mark' ? { text: inside.text, together: [inside.text] } : inside;
}

const show = (onTerm?: () => void) => read(BlockView({ block: { kind: 'paragraph', runs: RUNS }, onTerm }));

test('keeps punctuation on a term’s line and reads nothing twice', () => {
  expect(show(() => undefined)).toEqual({
    text: 'Cards on the waste.”, then more columns of cards.',
    together: ['waste.”,', 'columns'],
  });
});

test('shows terms without an explanation as text', () => {
  expect(show()).toEqual({ text: 'Cards on the waste.”, then more columns of cards.', together: [] });
});
