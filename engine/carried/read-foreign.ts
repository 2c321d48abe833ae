import { fail, type Result, succeed } from '../model/result.ts';
import { isAisleRiot, readAisleRiotTotals } from './aisleriot.ts';
import { type ForeignPlayer, type ForeignRecords, type GameByName, type LeftOut, MAX_SUM } from './foreign-file.ts';
import { type ForeignGame, SaveError } from './foreign-game.ts';
import { isGConf, readGConf } from './gconf.ts';
import { isKPatience, readKPatienceTotals } from './kpatience.ts';
import { isKPatienceSave, readKPatienceSave } from './kpatience-save.ts';
import { PickleError } from './pickle-values.ts';
import { isPysolOptions, readPysolOptions } from './pysol-options.ts';
import { readPysolSave } from './pysol-save.ts';
import { readPysolStatistics } from './pysol-statistics.ts';
import { latin1, textOfBytes } from './text-of-bytes.ts';
import { isTotalsCsv, readTotalsCsv } from './totals-csv.ts';
import { isRegistry, readWindowsFreeCell } from './windows-freecell.ts';

/** Why a file of another program can't be read at all. */
export type ForeignFault = 'unknown' | 'too-large' | 'damaged' | 'nothing';

/** The largest files that are read, in bytes: pickles, and texts. */
export const MAX_FOREIGN_BYTES = 64 * 1024 * 1024;
const MAX_TEXT_BYTES = 8 * 1024 * 1024;

/** Matches the beginning of a pickle: its protocol or, in Python's first protocols, an object or a text. */
const PICKLE_START = /^(?:\x80|ccopy|\(i|\(c|V|S')/;
/** A pickle names its class within this many bytes. */
const HEAD = 400;
/** A saved game of PySolFC names the program within this many bytes. */
const SAVE_HEAD = 40;

/** The kinds of files of other programs. */
type ForeignKind =
  | 'statistics'
  | 'pysol-save'
  | 'kpatience-save'
  | 'registry'
  | 'aisleriot'
  | 'gconf'
  | 'kpatience'
  | 'pysol-options'
  | 'table';

/** Whether the beginning of a file is that of another program's. */
export const isForeign = (bytes: Uint8Array): boolean =>
  kindOfPickle(bytes) !== undefined || kindOfText(textOfBytes(bytes)) !== undefined;

function kindOfPickle(bytes: Uint8Array): ForeignKind | undefined {
  const head = latin1(bytes.subarray(0, HEAD));
  if (!PICKLE_START.test(head)) return undefined;
  if (head.slice(0, SAVE_HEAD).includes('PySolFC')) return 'pysol-save';
  return head.includes('Statistics') ? 'statistics' : undefined;
}

function kindOfText(text: string): ForeignKind | undefined {
  const tests = [
    ['kpatience-save', isKPatienceSave],
    ['gconf', isGConf],
    ['registry', isRegistry],
    ['aisleriot', isAisleRiot],
    ['kpatience', isKPatience],
    ['pysol-options', isPysolOptions],
    ['table', isTotalsCsv],
  ] as const;
  return tests.find(([, is]) => is(text))?.[0];
}

/**
 * Reads a file of another program, whose content decides its kind. Nothing in it is run, and the time and memory it
 * takes are bounded. `untitled` stands for the program where a table of totals names none; `byName` finds games by
 * their names in the player's language.
 */
export function readForeign(
  bytes: Uint8Array,
  untitled: string,
  byName: GameByName = () => undefined,
): Result<ForeignRecords | ForeignGame, ForeignFault> {
  if (bytes.length > MAX_FOREIGN_BYTES) return fail('too-large');
  const pickle = kindOfPickle(bytes);
  if (pickle === 'pysol-save')
    return bytes.length > MAX_TEXT_BYTES ? fail('too-large') : undamaged(() => succeed(readPysolSave(bytes)));
  if (pickle) return undamaged(() => found(readPysolStatistics(bytes)));
  if (PICKLE_START.test(latin1(bytes.subarray(0, HEAD)))) return fail('unknown');
  if (bytes.length > MAX_TEXT_BYTES) return fail('too-large');
  const text = textOfBytes(bytes);
  const kind = kindOfText(text);
  if (kind === 'kpatience-save') return undamaged(() => succeed(readKPatienceSave(text)));
  if (kind === 'gconf') return undamaged(() => found(readGConf(text, byName)));
  if (kind === 'table') return found(readTotalsCsv(text, untitled, byName));
  const read = kind && READERS[kind];
  return read ? found(read(text)) : fail('unknown');
}

const READERS: Readonly<Partial<Record<ForeignKind, (text: string) => ForeignRecords | undefined>>> = {
  registry: readWindowsFreeCell,
  aisleriot: readAisleRiotTotals,
  kpatience: readKPatienceTotals,
  'pysol-options': readPysolOptions,
};

/** Reads a file; one that is damaged is refused. */
function undamaged<T>(read: () => Result<T, ForeignFault>): Result<T, ForeignFault> {
  try {
    return read();
  } catch (error) {
    if (error instanceof PickleError || error instanceof SaveError) return fail('damaged');
    throw error;
  }
}

function found(records: ForeignRecords | undefined): Result<ForeignRecords, ForeignFault> {
  if (!records) return fail('nothing');
  const { players, leftOut, choices } = withoutHuge(records);
  const hasChoices =
    choices.favourites.length > 0 || choices.recent.length > 0 || Object.keys(choices.options).length > 0;
  const hasTotals = players.some(({ totals }) => totals.length > 0);
  return hasTotals || hasChoices || leftOut.length > 0 ? succeed({ ...records, players, leftOut }) : fail('nothing');
}

/** Leaves out players whose totals are more together than anybody can play. */
function withoutHuge({ players, leftOut, ...records }: ForeignRecords): ForeignRecords {
  const isHuge = ({ totals }: ForeignPlayer): boolean => totals.reduce((sum, { played }) => sum + played, 0) > MAX_SUM;
  const huge = players.filter(isHuge).map(({ source, name }): LeftOut => ({ what: name || source, why: 'too-high' }));
  return { ...records, players: players.filter((player) => !isHuge(player)), leftOut: [...leftOut, ...huge] };
}
