import { findGame, games } from '../games/index.ts';
import { completeOptions } from '../model/options.ts';
import { csvLines } from './csv-lines.ts';
import {
  faultOfCounts,
  type ForeignPlayer,
  type ForeignRecords,
  type ForeignTotal,
  type LeftOut,
  NO_CHOICES,
  type WhyLeftOut,
} from './foreign-file.ts';

const NEEDED = ['game', 'played', 'won'] as const;
const NAMES = [...NEEDED, 'options', 'source'] as const;
type Cells = Partial<Readonly<Record<(typeof NAMES)[number], string>>>;

/** The longest text and the most lines that are read. */
const MAX_LINES = 20_000;
/** The most letters of a program's name that are kept. */
const MAX_SOURCE = 60;

const separatorOf = (text: string): ',' | ';' => (/^[^\r\n,]*;/.test(text) ? ';' : ',');

/** Whether a text is a table of totals: its first line names the game, and what was played and won. */
export function isTotalsCsv(text: string): boolean {
  const [names] = csvLines(/^[^\r\n]{0,500}/.exec(text)?.[0] ?? '', separatorOf(text));
  const found = names?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  return NEEDED.every((name) => found.includes(name));
}

/**
 * Reads totals from lines of `game,options,played,won,source`, in any order of columns; `options` and `source` may be
 * missing. A game is named by its id or its English name. Lines that can't be used are left out, by their numbers.
 */
export function readTotalsCsv(text: string, untitled: string): ForeignRecords {
  const [head, ...lines] = csvLines(text, separatorOf(text)).slice(0, MAX_LINES);
  const columns = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const bySource = new Map<string, ForeignTotal[]>();
  const leftOut: LeftOut[] = [];
  for (const { line, cells } of lines) {
    const values: Cells = Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = cells[columns.indexOf(name)];
        return value === undefined ? [] : [[name, value.trim()]];
      }),
    );
    const read = totalOf(values);
    if (typeof read === 'string') {
      leftOut.push({ what: String(line), why: read });
      continue;
    }
    const source = (values.source ?? '').replaceAll(/\p{C}/gu, '').slice(0, MAX_SOURCE) || untitled;
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

function totalOf({ game: name, options = '', played: playedText, won: wonText }: Cells): ForeignTotal | WhyLeftOut {
  if (name === undefined || playedText === undefined || wonText === undefined) return 'too-few';
  const game = findGame(name) ?? games.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!game) return 'unknown-game';
  if (options !== '' && completeOptions(game, options) === undefined) return 'unknown-options';
  const [played, won] = [playedText, wonText].map((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined));
  if (played === undefined || won === undefined) return 'no-whole-number';
  const why = faultOfCounts({ played, won });
  if (why) return why;
  return {
    id: game.id,
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
