import { type TextBlock, parseBlocks } from './markdown.ts';

/** The facts that the picker shows about a game, from the head of its English page of rules. */
export interface GameFacts {
  readonly family: string;
  readonly packs: number;
  /** A number, or `none` and `unlimited` in words. */
  readonly redeals: string;
  /** All cards are face up from the start. */
  readonly open: boolean;
  /** 1 (little) to 5 (much). */
  readonly skill: number;
  readonly luck: number;
  /** The minutes that a typical game takes. */
  readonly time: number;
  /** Other names in English; the line may be left out. */
  readonly aliases: readonly string[];
}

/** A page of rules in one language. */
export interface RulesPage {
  /** Other names of the game in this language; the line may be left out. */
  readonly aliases: readonly string[];
  /** The hash of the English text that a translated page was made from; '' for an English page. */
  readonly from: string;
  /** The English headings of the sections a partial page has; empty for a complete one. */
  readonly sections: readonly string[];
  readonly blocks: readonly TextBlock[];
}

/**
 * Parses the facts of a game from the `key: value` lines of a head.
 * @throws when one of them is missing or wrong.
 */
export function parseFacts(head: string): GameFacts {
  const lines = linesOf(head);
  const word = (key: string): string => lines.get(key) ?? fault(key);
  const number = (key: string): number => (/^\d+$/.test(word(key)) ? Number(word(key)) : fault(key));
  return {
    family: word('family'),
    packs: number('packs'),
    redeals: word('redeals'),
    open: word('open') === 'yes' || (word('open') !== 'no' && fault('open')),
    skill: number('skill'),
    luck: number('luck'),
    time: number('time'),
    aliases: namesIn(lines.get('aliases')),
  };
}

/** Parses a page: a head of `key: value` lines between two lines of dashes, then the text. */
export function parsePage(text: string): RulesPage {
  const [head, body] = partsOf(text);
  const lines = linesOf(head);
  return {
    aliases: namesIn(lines.get('aliases')),
    from: lines.get('from') ?? '',
    sections: namesIn(lines.get('sections')),
    blocks: parseBlocks(body),
  };
}

/** Returns the sections of a page with these headings, or all others, each with its heading. */
export function sectionsOf(blocks: readonly TextBlock[], named: readonly string[], which: 'named' | 'others') {
  let wanted = false;
  return blocks.filter((block) => {
    if (block.kind === 'heading') wanted = named.includes(block.text) === (which === 'named');
    return wanted;
  });
}

/** Splits a page into its head, '' where it has none, and its text. */
export function partsOf(page: string): readonly [head: string, body: string] {
  const text = page.replaceAll('\r\n', '\n');
  const [, head = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return [head, body];
}

const linesOf = (head: string): ReadonlyMap<string, string> =>
  new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );

const namesIn = (line = ''): string[] =>
  line
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function fault(key: string): never {
  throw new Error(`the head of the page has no good "${key}"`);
}
