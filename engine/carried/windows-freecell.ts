import { countOrNull, faultOfCounts, type ForeignRecords, NO_CHOICES } from './foreign-file.ts';

const SOURCE = 'Windows FreeCell';
const KEY = /^\[HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Applets\\FreeCell\]$/i;

/** Whether a text is an exported part of Windows' registry. */
export const isRegistry = (text: string): boolean => /^\s*(?:REGEDIT4|Windows Registry Editor)/.test(text);

/** The most lines that are read. */
const MAX_LINES = 200_000;

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

/** Returns the numbers under FreeCell's own key: four bytes each, the lowest first. */
function valuesOf(text: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  let inKey = false;
  for (const line of text.split(/\r\n?|\n/, MAX_LINES)) {
    const bare = line.trim();
    if (bare.startsWith('[')) inKey = KEY.test(bare);
    const [, name = '', bytes = ''] = /^"(\w{1,20})"=hex:((?:[0-9a-f]{2},){3}[0-9a-f]{2})$/i.exec(bare) ?? [];
    if (inKey && name !== '') {
      const numbers = bytes.split(',').map((byte) => Number.parseInt(byte, 16));
      values.set(
        name.toLowerCase(),
        numbers.reduceRight((sum, byte) => sum * 256 + byte, 0),
      );
    }
  }
  return values;
}
