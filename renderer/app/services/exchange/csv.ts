import type { RecordedGame } from '../../../../preload/api.ts';

/* Results as comma-separated values (RFC 4180): a line of names, then one line a result; see assets/EXPORT.md. */

type Value = string | number | boolean;

const COLUMNS: readonly { readonly name: string; readonly cell: (result: RecordedGame) => Value }[] = [
  { name: 'game', cell: (result) => result.game },
  { name: 'options', cell: (result) => result.options },
  { name: 'rules', cell: (result) => result.rules },
  { name: 'deal', cell: (result) => result.deal },
  { name: 'cards', cell: (result) => result.cards },
  { name: 'outcome', cell: (result) => result.outcome },
  { name: 'score', cell: (result) => result.score },
  { name: 'moveCount', cell: (result) => result.moveCount },
  { name: 'clock', cell: (result) => result.clock },
  { name: 'begun', cell: (result) => new Date(result.begun).toISOString() },
  { name: 'ended', cell: (result) => new Date(result.ended).toISOString() },
  { name: 'undos', cell: (result) => result.help.undos },
  { name: 'hints', cell: (result) => result.help.hints },
  { name: 'solver', cell: (result) => result.help.solver },
  { name: 'shown', cell: (result) => result.help.shown ?? false },
  { name: 'at', cell: (result) => result.at },
  { name: 'moves', cell: (result) => result.moves },
];
const NAMES = COLUMNS.map(({ name }) => name);
/** Columns that files of earlier versions lack. */
const LATER = new Set(['shown']);
const TEXTS = new Set(['game', 'options', 'cards', 'outcome', 'moves']);

const lineOf = (cells: readonly Value[]): string => `${cells.map((cell) => quoted(String(cell))).join(',')}\r\n`;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvHead = (): string => lineOf(NAMES);

export const csvLine = (result: RecordedGame): string => lineOf(COLUMNS.map(({ cell }) => cell(result)));

/**
 * The rows of such a text as the host takes them, in whatever order the columns stand; undefined when it lacks one.
 * What a cell holds is not checked here: text that is no number stays text.
 */
export function readCsv(text: string): object[] | undefined {
  const [names = [], ...lines] = cellsOf(text.replace(/^\uFEFF/, ''));
  if (NAMES.some((name) => !LATER.has(name) && !names.includes(name))) return undefined;
  return lines.map((cells) => rowOf(Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']))));
}

function rowOf(cells: Readonly<Record<string, string>>): object {
  const { undos, hints, solver, shown, ...rest } = Object.fromEntries(
    NAMES.map((name) => [name, read(name, cells[name] ?? '')]),
  );
  return { ...rest, help: { undos, hints, solver, ...(shown !== '' && shown !== false && { shown }) } };
}

function read(name: string, cell: string): Value {
  if (TEXTS.has(name)) return cell;
  if (name === 'solver' || name === 'shown') return cell === 'true' || (cell === 'false' ? false : cell);
  if (name === 'begun' || name === 'ended') return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell) ? Date.parse(cell) : cell;
  return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/**
 * The cells of every line that is not empty. A quote that never ends takes in the rest of the text; a cell with
 * something behind its quotes is taken as it stands. (d3-dsv loses the letter there and begins another column: `""a`
 * gives two empty cells.)
 */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < text.length;) {
    const { cell, end } = cellAt(text, at);
    cells.push(cell);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === ',' && at < text.length) continue;
    if (text[end] === ',') cells.push('');
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
  }
  return lines;
}

/**
 * One cell and where it ends, at what parts it from the next. A cell may be longer than an expression can look through.
 */
function cellAt(text: string, at: number): { readonly cell: string; readonly end: number } {
  if (text[at] === '"') {
    const last = closingQuote(text, at + 1);
    const end = Math.min(last + 1, text.length);
    if (/^(?:[,\r\n]|$)/.test(text.charAt(end))) return { cell: text.slice(at + 1, last).replaceAll('""', '"'), end };
  }
  const parting = /[,\r\n]/g;
  parting.lastIndex = at;
  const end = parting.exec(text)?.index ?? text.length;
  return { cell: text.slice(at, end), end };
}

/** The first quote that is not doubled; the text's end where there is none. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return text.length;
}
