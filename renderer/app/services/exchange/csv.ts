import { csvLines } from '../../../../engine/text.ts';
import { GAME_FIELDS, HELP_FIELDS, type RecordedGame } from '../../../../preload/api.ts';

/* Results as comma-separated values (RFC 4180): a line of names, then one line per result; see assets/EXPORT.md. */

type Value = string | number | boolean;

type Column = keyof typeof GAME_FIELDS | keyof typeof HELP_FIELDS | 'outcome' | 'ended' | 'times';

/** The cell of each column, in the order of an exported file; a missing field does not compile. */
const CELLS: Readonly<Record<Column, (result: RecordedGame) => Value>> = {
  game: ({ game }) => game,
  options: ({ options }) => options,
  rules: ({ rules }) => rules,
  deal: ({ deal }) => deal,
  cards: ({ cards }) => cards,
  outcome: ({ outcome }) => outcome,
  score: ({ score }) => score,
  moveCount: ({ moveCount }) => moveCount,
  clock: ({ clock }) => clock,
  begun: ({ begun }) => new Date(begun).toISOString(),
  ended: ({ ended }) => new Date(ended).toISOString(),
  undos: ({ help }) => help.undos,
  hints: ({ help }) => help.hints,
  solver: ({ help }) => help.solver,
  shown: ({ help }) => help.shown ?? false,
  at: ({ at }) => at,
  moves: ({ moves }) => moves,
  times: ({ times }) => times ?? '',
};
const NAMES = Object.keys(CELLS);
/** Columns that are missing in files from earlier versions. */
const LATER_COLUMNS = new Set(['shown', 'times']);
const TEXTS = new Set([
  'outcome',
  'times',
  ...Object.entries(GAME_FIELDS).flatMap(([name, kind]) => (kind === 'text' ? [name] : [])),
]);
const SWITCHES = new Set(Object.entries(HELP_FIELDS).flatMap(([name, kind]) => (kind === 'switch' ? [name] : [])));

/** Writes a line of cells, quoted where necessary. */
export const csvRow = (cells: readonly Value[]): string => `${cells.map((cell) => quoted(String(cell))).join(',')}\r\n`;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvHead = (): string => csvRow(NAMES);

export const csvLine = (result: RecordedGame): string => csvRow(Object.values(CELLS).map((cell) => cell(result)));

/**
 * Reads such a text into rows for the host, whatever the order of its columns; undefined if a column is missing. Cells
 * are not validated here: a cell that should be a number but is not stays text.
 */
export function readCsv(text: string): object[] | undefined {
  const [names = [], ...lines] = csvLines(text.replace(/^\uFEFF/, '')).map(({ cells }) => cells);
  if (NAMES.some((name) => !LATER_COLUMNS.has(name) && !names.includes(name))) return undefined;
  return lines.map((cells) => rowOf(Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']))));
}

function rowOf(cells: Readonly<Record<string, string>>): object {
  const { undos, hints, solver, shown, times, ...rest } = Object.fromEntries(
    NAMES.map((name) => [name, read(name, cells[name] ?? '')]),
  );
  const help = { undos, hints, solver, ...(shown !== '' && shown !== false && { shown }) };
  return { ...rest, help, ...(times !== '' && { times }) };
}

function read(name: string, cell: string): Value {
  if (TEXTS.has(name)) return cell;
  if (SWITCHES.has(name)) return cell === 'true' || (cell === 'false' ? false : cell);
  if (name === 'begun' || name === 'ended') return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cell) ? Date.parse(cell) : cell;
  return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}
