import { type Block, parseBlocks } from './markdown.ts';

/** What the picker knows of a game, from the head of its page of rules. */
export interface GameFacts {
  readonly family: string;
  readonly packs: number;
  /** A number, or `none` and `unlimited` in words. */
  readonly redeals: string;
  /** All cards are seen from the start. */
  readonly open: boolean;
  /** 1 (little) to 5 (much). */
  readonly skill: number;
  readonly luck: number;
  /** Minutes of a usual game. */
  readonly time: number;
  /** Other names; the line may be left out. */
  readonly aliases: readonly string[];
}

export interface RulesPage {
  readonly facts: GameFacts;
  readonly blocks: readonly Block[];
}

/** A page of rules: `key: value` lines between two lines of dashes, then the text. @throws when one of the facts is missing or wrong. */
export function parsePage(text: string): RulesPage {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const lines = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const word = (key: string): string => lines.get(key) ?? fault(key);
  const number = (key: string): number => (/^\d+$/.test(word(key)) ? Number(word(key)) : fault(key));
  const facts: GameFacts = {
    family: word('family'),
    packs: number('packs'),
    redeals: word('redeals'),
    open: word('open') === 'yes' || (word('open') !== 'no' && fault('open')),
    skill: number('skill'),
    luck: number('luck'),
    time: number('time'),
    aliases: (lines.get('aliases') ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  };
  return { facts, blocks: parseBlocks(body) };
}

function fault(key: string): never {
  throw new Error(`the head of the page has no good "${key}"`);
}
