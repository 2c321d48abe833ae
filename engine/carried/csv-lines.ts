/** A line of comma-separated values, and the number of its first line of text, counted from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export type Separator = ',' | ';' | '\t';

/**
 * Splits a text into the cells of its lines, at most `most` of them, without empty ones. An unclosed quote takes in the
 * rest of the text; a cell with text after its closing quote is taken as is. (d3-dsv loses the first letter of that
 * text and begins another column: `""a` becomes two empty cells.)
 */
export function csvLines(text: string, separator: Separator = ',', most = Infinity): CsvLine[] {
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let [line, first] = [1, 1];
  for (let at = 0; at < text.length && lines.length < most;) {
    const { cell, end } = cellAt(text, at, separator);
    cells.push(cell);
    line += linesIn(cell);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === separator && at < text.length) continue;
    if (text[end] === separator) cells.push('');
    if (cells.length > 1 || cells[0] !== '') lines.push({ line: first, cells });
    cells = [];
    line += 1;
    first = line;
  }
  return lines;
}

const linesIn = (cell: string): number => (/[\r\n]/.test(cell) ? (cell.match(/\r\n?|\n/g)?.length ?? 0) : 0);

/** Matches the end of a cell. */
const ENDS: Readonly<Record<Separator, RegExp>> = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g };

/**
 * Reads the cell at `at`, up to the separator that ends it. Quoted cells are not read by a regular expression, since
 * they may be too long for one.
 */
function cellAt(text: string, at: number, separator: Separator): { readonly cell: string; readonly end: number } {
  const ends = ENDS[separator];
  if (text[at] === '"') {
    const last = closingQuote(text, at + 1);
    const end = Math.min(last + 1, text.length);
    if (end === text.length || isEnd(text[end], separator))
      return { cell: text.slice(at + 1, last).replaceAll('""', '"'), end };
  }
  ends.lastIndex = at;
  const end = ends.exec(text)?.index ?? text.length;
  return { cell: text.slice(at, end), end };
}

const isEnd = (letter: string | undefined, separator: Separator): boolean =>
  letter === separator || letter === '\r' || letter === '\n';

/** Finds the first quote that is not doubled; returns the text's end if there is none. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return text.length;
}
