import type { RecordedGame } from '../../../preload/api.ts';

/* Results as comma-separated values (RFC 4180): a line of names, then one line a result; see assets/EXPORT.md. */

type Value = string | number | boolean;

const COLUMNS: readonly { readonly name: string; readonly of: (result: RecordedGame) => Value }[] = [
  { name: 'game', of: (result) => result.game },
  { name: 'options', of: (result) => result.options },
  { name: 'rules', of: (result) => result.rules },
  { name: 'deal', of: (result) => result.deal },
  { name: 'cards', of: (result) => result.cards },
  { name: 'outcome', of: (result) => result.outcome },
  { name: 'score', of: (result) => result.score },
  { name: 'moveCount', of: (result) => result.moveCount },
  { name: 'clock', of: (result) => result.clock },
  { name: 'begun', of: (result) => new Date(result.begun).toISOString() },
  { name: 'ended', of: (result) => new Date(result.ended).toISOString() },
  { name: 'undos', of: (result) => result.help.undos },
  { name: 'hints', of: (result) => result.help.hints },
  { name: 'solver', of: (result) => result.help.solver },
  { name: 'at', of: (result) => result.at },
  { name: 'moves', of: (result) => result.moves },
];
const NAMES = COLUMNS.map(({ name }) => name);
const TEXTS = new Set(['game', 'options', 'cards', 'outcome', 'moves']);

const lineOf = (cells: readonly Value[]): string => `${cells.map((cell) => quoted(String(cell))).join(',')}\r\n`;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvHead = (): string => lineOf(NAMES);

export const csvLine = (result: RecordedGame): string => lineOf(COLUMNS.map(({ of }) => of(result)));

/**
 * The rows of such a text as the host takes them, in whatever order the columns stand; undefined when it lacks one.
 * What a cell holds is not checked here: text that is no number stays text.
 */
export function readCsv(text: string): object[] | undefined {
  const [names = [], ...lines] = cellsOf(text.replace(/^\uFEFF/, ''));
  if (NAMES.some((name) => !names.includes(name))) return undefined;
  return lines.map((cells) => rowOf(Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']))));
}

function rowOf(cells: Readonly<Record<string, string>>): object {
  const { undos, hints, solver, ...rest } = Object.fromEntries(
    NAMES.map((name) => [name, read(name, cells[name] ?? '')]),
  );
  return { ...rest, help: { undos, hints, solver } };
}

function read(name: string, cell: string): Value {
  if (TEXTS.has(name)) return cell;
  if (name === 'solver') return cell === 'true' || (cell === 'false' ? false : cell);
  if (name === 'begun' || name === 'ended') return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell) ? Date.parse(cell) : cell;
  return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/** The cells of every line that is not empty. A quote that never ends takes in the rest of the text. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const [, quotedCell, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)(?:"|$)|([^,\r\n]*))(,|\r\n|\n|\r|$)/g)) {
    cells.push(quotedCell?.replaceAll('""', '"') ?? bare ?? '');
    if (end === ',') continue;
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
  }
  return lines;
}
