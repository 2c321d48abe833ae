/** A piece of text, some of it bold; `term` names the entry of the glossary that explains it. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly term?: string;
}

export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] };

/** Parses the few marks that our pages of rules use: `##` headings, paragraphs, `-` lists, `**bold**`. */
export function parseBlocks(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(parseBlock);
}

function parseBlock(part: string): TextBlock[] {
  const [first = '', ...rest] = part.split('\n');
  const heading = /^#{1,3} (.+)$/.exec(first)?.[1];
  if (heading !== undefined) return [{ kind: 'heading', text: heading }, ...parseBlocks(rest.join('\n'))];
  if (!first.startsWith('- ')) return [{ kind: 'paragraph', runs: parseRuns(part.replaceAll('\n', ' ')) }];
  const items = part.slice(2).split(/\n- /);
  return [{ kind: 'list', items: items.map((item) => parseRuns(item.replaceAll(/\n\s*/g, ' '))) }];
}

function parseRuns(text: string): Run[] {
  return text
    .split('**')
    .map((piece, i) => ({ text: piece, bold: i % 2 === 1 }))
    .filter((run) => run.text !== '');
}
