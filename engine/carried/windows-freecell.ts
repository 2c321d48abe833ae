import { countOrNull, faultOfCounts, type ForeignRecords, NO_CHOICES } from './foreign-file.ts';

const SOURCE = 'Windows FreeCell';
const KEY =
  /^\[(?:HKEY_CURRENT_USER|HKEY_USERS\\[\w-]{1,100})\\Software\\Microsoft\\Windows\\CurrentVersion\\Applets\\FreeCell\]$/i;

/** Whether a text is an exported part of Windows' registry. */
export const isRegistry = (text: string): boolean => /^\s*(?:REGEDIT4|Windows Registry Editor)/.test(text);

/** The most lines that are read, and the longest. */
const MAX_LINES = 200_000;
const MAX_LETTERS = 20_000;

/** Reads the counters of Windows XP's FreeCell; undefined where the file has none. Values never written count as 0. */
export function readWindowsFreeCell(text: string): ForeignRecords | undefined {
  const values = valuesOf(text);
  const [won, lost] = [values.get('won') ?? 0, values.get('lost') ?? 0];
  if (!values.has('won') && !values.has('lost')) return undefined;
  const counts = { played: won + lost, won };
  const base = { kind: 'records', source: SOURCE, choices: NO_CHOICES } as const;
  const why = faultOfCounts(counts);
  if (why) return { ...base, players: [], leftOut: [{ what: 'freecell', why }] };
  const total = {
    id: 'freecell',
    name: 'FreeCell',
    ours: { game: 'freecell', options: 'automatic=true', rules: 'same' },
    ...counts,
    longestWins: countOrNull(values.get('wins'), won),
    longestLosses: countOrNull(values.get('losses'), lost),
    bestTime: null,
    worstTime: null,
    fewestMoves: null,
  } as const;
  return { ...base, players: [{ source: SOURCE, name: '', totals: [total], all: null, log: [] }], leftOut: [] };
}

/** Returns the numbers under FreeCell's own key. */
function valuesOf(text: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  let inKey = false;
  let begun = '';
  for (const line of text.split(/\r\n?|\n/, MAX_LINES)) {
    if (begun.length + line.length > MAX_LETTERS) continue;
    const bare = begun + line.trim();
    // A backslash at the end of a line continues the value on the next one.
    begun = bare.endsWith('\\') ? bare.slice(0, -1) : '';
    if (begun !== '') continue;
    if (bare.startsWith('[')) inKey = KEY.test(bare);
    const [, name = '', value = ''] = /^"(\w{1,20})"\s*=\s*([\w:(),\s]{1,60})$/.exec(bare) ?? [];
    const number = numberOf(value);
    if (inKey && number !== undefined) values.set(name.toLowerCase(), number);
  }
  return values;
}

/** Reads four bytes, the lowest first, or the same number in hexadecimal digits. */
function numberOf(value: string): number | undefined {
  const [, digits] = /^dword:([0-9a-f]{8})$/i.exec(value) ?? [];
  if (digits !== undefined) return Number.parseInt(digits, 16);
  const [, bytes] = /^hex(?:\([34]\))?:((?:[0-9a-f]{2},\s*){3}[0-9a-f]{2})$/i.exec(value) ?? [];
  return bytes?.split(',').reduceRight((sum, byte) => sum * 256 + Number.parseInt(byte, 16), 0);
}
