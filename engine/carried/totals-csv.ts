import { games } from '../games/index.ts';
import { completeOptions } from '../model/options.ts';
import { type CsvLine, csvLines, type Separator } from './csv-lines.ts';
import {
  faultOfCounts,
  type ForeignPlayer,
  type ForeignRecords,
  type ForeignTotal,
  type GameByName,
  type LeftOut,
  NO_CHOICES,
  type WhyLeftOut,
} from './foreign-file.ts';
import { visibleName } from './visible-name.ts';

const NEEDED = ['game', 'played', 'won'] as const;
const NAMES = [...NEEDED, 'options', 'source'] as const;
type Column = (typeof NAMES)[number];
type Cells = Partial<Readonly<Record<Column, string>>>;

/** The most lines that are read, and the longest first line. */
const MAX_LINES = 20_000;
const MAX_HEAD = 500;

/** A first line that only names the separator, as spreadsheets write it. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n?|\n)/i;

/** A table's text, from the line with the names of columns on, and how its cells are separated. */
interface TotalsTable {
  readonly text: string;
  readonly separator: Separator;
  /** How many lines come before the text. */
  readonly before: number;
}

function tableIn(whole: string): TotalsTable {
  const told = SEPARATOR_LINE.exec(whole);
  const text = told ? whole.slice(told[0].length) : whole;
  const first = headOf(text);
  const separators = [',', ';', '\t'] as const;
  const separator = separators.find((each) => isHead(columnsOf(csvLines(first, each, 1)[0])));
  return { text, separator: separator ?? ',', before: told ? 1 : 0 };
}

const headOf = (text: string): string => /^[^\r\n]*/.exec(text.slice(0, MAX_HEAD))?.[0] ?? '';

const columnsOf = (line: CsvLine | undefined): string[] => line?.cells.map((name) => name.trim().toLowerCase()) ?? [];

const isHead = (columns: readonly string[]): boolean => NEEDED.every((name) => columns.includes(name));

/** Whether a text is a table of totals: its first line has columns for the game, games played and games won. */
export function isTotalsCsv(whole: string): boolean {
  const { text, separator } = tableIn(whole);
  return isHead(columnsOf(csvLines(headOf(text), separator, 1)[0]));
}

/**
 * Reads totals from lines of `game,options,played,won,source`, in any order of columns; `options` and `source` may be
 * missing. A game is named by its id, its English name or that in the player's language. Lines that can't be used are
 * left out, by their numbers.
 */
export function readTotalsCsv(whole: string, untitled: string, byName: GameByName): ForeignRecords {
  const { text, separator, before } = tableIn(whole);
  const [head, ...lines] = csvLines(text, separator, MAX_LINES);
  const columns = columnsOf(head);
  const bySource = new Map<string, ForeignTotal[]>();
  const leftOut: LeftOut[] = [];
  for (const { line, cells } of lines) {
    const values: Cells = Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = cells[columns.indexOf(name)];
        return value === undefined ? [] : [[name, value.trim()]];
      }),
    );
    const isLonger = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    const read = isLonger ? 'too-many' : totalOf(values, byName);
    if (typeof read === 'string') {
      leftOut.push({ what: String(line + before), why: read });
      continue;
    }
    const source = visibleName(values.source ?? '') || untitled;
    const totals = bySource.get(source) ?? [];
    totals.push(read);
    bySource.set(source, totals);
  }
  const players = [...bySource].map(([source, totals]): ForeignPlayer => ({
    source,
    name: '',
    totals,
    all: null,
    log: [],
  }));
  return { kind: 'records', source: untitled, players, leftOut, choices: NO_CHOICES };
}

/** The games by their ids and by their English names in lower case; ids come first. */
const GAMES = new Map([
  ...games.map((game) => [plain(game.name), game] as const).toReversed(),
  ...games.map((game) => [game.id, game] as const),
]);

/** A name in small letters, with straight apostrophes. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll('’', "'");
}

function totalOf(
  { game: name, options = '', played: playedText, won: wonText }: Cells,
  byName: GameByName,
): ForeignTotal | WhyLeftOut {
  if (name === undefined || playedText === undefined || wonText === undefined) return 'too-few';
  const game = GAMES.get(plain(name)) ?? GAMES.get(byName(name) ?? '');
  if (!game) return 'unknown-game';
  if (options !== '' && completeOptions(game, options) === undefined) return 'unknown-options';
  const [played, won] = [playedText, wonText].map((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined));
  if (played === undefined || won === undefined) return 'no-whole-number';
  const why = faultOfCounts({ played, won });
  if (why) return why;
  return {
    id: game.id,
    name: visibleName(name),
    ours: { game: game.id, options, rules: 'name' },
    played,
    won,
    longestWins: null,
    longestLosses: null,
    bestTime: null,
    worstTime: null,
    fewestMoves: null,
  };
}
