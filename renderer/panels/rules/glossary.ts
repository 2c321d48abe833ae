import text from '../../../assets/glossary.md?raw';
import { type Block, parseBlocks, type Run } from './markdown.ts';

/** A word of the rules and what it means. */
export interface Term {
  readonly name: string;
  /** Other ways to write it: the plural, other forms of a verb. */
  readonly forms: readonly string[];
  readonly blocks: readonly Block[];
}

/** A heading for each term, under it perhaps a line of its other forms, then what it means. */
export function parseGlossary(source: string): Term[] {
  const terms: Term[] = [];
  for (const block of parseBlocks(source)) {
    const last = terms.at(-1);
    if (block.kind === 'heading') terms.push({ name: block.text, forms: [], blocks: [] });
    else if (last) terms[terms.length - 1] = extended(last, block);
  }
  return terms;
}

function extended(term: Term, block: Block): Term {
  const plain = block.kind === 'paragraph' ? block.runs.map((run) => run.text).join('') : '';
  const forms = /^also: (.+)$/.exec(plain)?.[1]?.split(', ');
  return forms ? { ...term, forms } : { ...term, blocks: [...term.blocks, block] };
}

export const glossary: readonly Term[] = parseGlossary(text);

const named = new Map(
  glossary.flatMap(({ name, forms }) => [name, ...forms].map((form) => [form.toLowerCase(), name])),
);
/** The longest first, so that "top card" is not taken for a card. */
const FORMS = [...named.keys()].toSorted((a, b) => b.length - a.length).join('|');
const WORDS = new RegExp(`(?<![\\w-])(${FORMS})(?![\\w-])`, 'gi');

/** The same text, in which each term leads to the glossary where it first comes; those of `known` don't. */
export function linkTerms(blocks: readonly Block[], known: readonly string[] = []): Block[] {
  const linked = new Set(known);
  const link = (runs: readonly Run[]): Run[] => runs.flatMap((run) => linkRun(run, linked));
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, runs: link(block.runs) };
    return block.kind === 'list' ? { ...block, items: block.items.map(link) } : block;
  });
}

function linkRun(run: Run, linked: Set<string>): Run[] {
  return run.text
    .split(WORDS)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const term = named.get(piece.toLowerCase());
      if (term === undefined || linked.has(term)) return { text: piece, bold: run.bold };
      linked.add(term);
      return { text: piece, bold: run.bold, term };
    });
}
