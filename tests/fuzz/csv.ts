/** Reads the cells of a text by RFC 4180, letter by letter; empty lines are left out. */
export function cellsOf(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (let at = 0; at <= text.length;) {
    const [cell, end] = cellAt(text, at);
    line.push(cell);
    at = end + 1;
    if (text[end] === ',') continue;
    if (line.length > 1 || cell !== '') lines.push(line);
    line = [];
  }
  return lines;
}

const isEnd = (letter: string | undefined): boolean => letter === undefined || ',\r\n'.includes(letter);

/**
 * Returns the cell that begins there, and where it ends. A cell with something behind its closing quote is taken as
 * written, quotes and all.
 */
function cellAt(text: string, at: number): [cell: string, end: number] {
  const end = text[at] === '"' ? endOfQuotes(text, at + 1) : undefined;
  if (end !== undefined && isEnd(text[end + 1]))
    return [text.slice(at + 1, end).replaceAll('""', '"'), Math.min(end + 1, text.length)];
  let bare = at;
  while (!isEnd(text[bare])) bare += 1;
  return [text.slice(at, bare), bare];
}

/** Returns the place of the closing quote, which is not half of a pair, or the end of the text. */
function endOfQuotes(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) at += text[at] === '"' ? 2 : 1;
  return at;
}
