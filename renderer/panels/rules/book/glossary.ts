import type { Language } from '../../../../preload/api.ts';
import { type TextBlock, parseBlocks, type Run } from './markdown.ts';

/** A word of the rules and what it means. */
export interface GlossaryTerm {
  readonly name: string;
  /** Other ways to write it: the plural, other forms of a verb. */
  readonly forms: readonly string[];
  /** The English term, in a translated glossary; '' in English. */
  readonly means: string;
  /** Words that pages must not use instead, so that the term has one name everywhere. */
  readonly never: readonly string[];
  readonly blocks: readonly TextBlock[];
}

/**
 * Parses a glossary: a heading for each term, then optional lines of its other forms, its English name and forbidden
 * words, then its meaning.
 */
export function parseGlossary(source: string): GlossaryTerm[] {
  const terms: GlossaryTerm[] = [];
  for (const block of parseBlocks(source)) {
    const last = terms.at(-1);
    if (block.kind === 'heading') terms.push({ name: block.text, forms: [], means: '', never: [], blocks: [] });
    else if (last) terms[terms.length - 1] = extended(last, block);
  }
  return terms;
}

function extended(term: GlossaryTerm, block: TextBlock): GlossaryTerm {
  const plain = block.kind === 'paragraph' ? block.runs.map((run) => run.text).join('') : '';
  const [, kind, said = ''] = /^(also|means|never): (.+)$/.exec(plain) ?? [];
  if (kind === 'also') return { ...term, forms: said.split(', ') };
  if (kind === 'never') return { ...term, never: said.split(', ') };
  return kind === 'means' ? { ...term, means: said } : { ...term, blocks: [...term.blocks, block] };
}

/** Links terms to the glossary where they first occur in a text; those in `known` are not linked. */
export type LinkTerms = (blocks: readonly TextBlock[], known?: readonly string[]) => TextBlock[];

/**
 * Returns a function that links these terms of a language: with `capitals` as they are written, forms also capitalised;
 * without, in any case.
 */
export function linkerOf(terms: readonly GlossaryTerm[], capitals: boolean, language: Language): LinkTerms {
  if (terms.length === 0) return (blocks) => [...blocks];
  const keyOf = (form: string): string => (capitals ? form : form.toLocaleLowerCase(language));
  const bothSizes = (form: string): string[] => [form, form.charAt(0).toLocaleUpperCase(language) + form.slice(1)];
  const named = new Map(
    terms.flatMap(({ name, forms }) => [name, ...forms.flatMap(bothSizes)].map((form) => [keyOf(form), name])),
  );
  // No flag takes İ for i, or I for ı, as Turkish does.
  const words = wordsOf([...named.keys()].flatMap(capitals ? (form) => form : bothSizes), capitals ? 'gu' : 'giu');
  return (blocks, known = []) => {
    const linked = new Set(known);
    const link = (runs: readonly Run[]): Run[] =>
      runs.flatMap((run) => linkRun(run, words, (piece) => named.get(keyOf(piece)), linked));
    return blocks.map((block) => {
      if (block.kind === 'paragraph') return { ...block, runs: link(block.runs) };
      return block.kind === 'list' ? { ...block, items: block.items.map(link) } : block;
    });
  };
}

/** Chinese and Japanese have no spaces between words; in Korean, particles follow a noun without one. */
const START = '(?:(?=[\\p{Script=Han}\\p{Script=Kana}\\p{Script=Hira}])|(?<![\\p{L}\\p{N}_-]))';
const END = '(?:(?<=[\\p{Script=Han}\\p{Script=Kana}\\p{Script=Hira}\\p{Script=Hang}ー])|(?![\\p{L}\\p{N}_-]))';

/**
 * Matches whole words in any script, the longest first, so that "top card" is not taken for a card. The classes of
 * letters, which take long to compile, occur once, not once for each word.
 */
export function wordsOf(forms: readonly string[], flags: 'gu' | 'giu'): RegExp {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length);
  // Without forms, nothing matches.
  return new RegExp(`(${START}(?:${longestFirst.join('|') || '(?!)'})${END})`, flags);
}

function linkRun(run: Run, words: RegExp, termOf: (piece: string) => string | undefined, linked: Set<string>): Run[] {
  return run.text
    .split(words)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const term = termOf(piece);
      if (term === undefined || linked.has(term)) return { text: piece, bold: run.bold };
      linked.add(term);
      return { text: piece, bold: run.bold, term };
    });
}
