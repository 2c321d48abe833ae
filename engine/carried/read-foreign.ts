import { fail, type Result, succeed } from '../model/result.ts';
import { isAisleRiot, readAisleRiotTotals } from './aisleriot.ts';
import type { ForeignRecords } from './foreign-file.ts';
import { isKPatience, readKPatienceTotals } from './kpatience.ts';
import { PickleError } from './pickle-values.ts';
import { isPysolOptions, readPysolOptions } from './pysol-options.ts';
import { readPysolStatistics } from './pysol-statistics.ts';
import { latin1, textOfBytes } from './text-of-bytes.ts';
import { isTotalsCsv, readTotalsCsv } from './totals-csv.ts';
import { isRegistry, readWindowsFreeCell } from './windows-freecell.ts';

/** Why a file of another program can't be read at all. */
export type ForeignFault = 'unknown' | 'too-large' | 'damaged' | 'nothing';

/** The largest files that are read, in bytes: pickles, and texts. */
export const MAX_FOREIGN_BYTES = 64 * 1024 * 1024;
const MAX_TEXT_BYTES = 8 * 1024 * 1024;

/** How the bytes of a pickle begin: with its protocol, or as Python's first protocols write an object or a text. */
const PICKLE_START = /^(?:\x80|ccopy|\(i|\(c|V|S')/;
/** Bytes at the beginning in which a pickle names its class. */
const HEAD = 400;

/**
 * Reads a file of another program, whose kind is told by its content. Nothing in it is run, and the time and memory it
 * takes are bounded. `untitled` stands for the program where a table of totals names none.
 */
export function readForeign(bytes: Uint8Array, untitled: string): Result<ForeignRecords, ForeignFault> {
  if (bytes.length > MAX_FOREIGN_BYTES) return fail('too-large');
  const head = latin1(bytes.subarray(0, HEAD));
  if (PICKLE_START.test(head)) return /Statistics/.test(head) ? unpickled(bytes) : fail('unknown');
  if (bytes.length > MAX_TEXT_BYTES) return fail('too-large');
  const text = textOfBytes(bytes);
  if (isRegistry(text)) return found(readWindowsFreeCell(text));
  if (isAisleRiot(text)) return found(readAisleRiotTotals(text));
  if (isKPatience(text)) return found(readKPatienceTotals(text));
  if (isPysolOptions(text)) return found(readPysolOptions(text));
  return isTotalsCsv(text) ? found(readTotalsCsv(text, untitled)) : fail('unknown');
}

function unpickled(bytes: Uint8Array): Result<ForeignRecords, ForeignFault> {
  try {
    return found(readPysolStatistics(bytes));
  } catch (error) {
    if (error instanceof PickleError) return fail('damaged');
    throw error;
  }
}

function found(records: ForeignRecords | undefined): Result<ForeignRecords, ForeignFault> {
  if (!records) return fail('nothing');
  const { players, leftOut, choices } = records;
  const hasChoices =
    choices.favourites.length > 0 || choices.recent.length > 0 || Object.keys(choices.options).length > 0;
  const hasTotals = players.some(({ totals }) => totals.length > 0);
  return hasTotals || hasChoices || leftOut.length > 0 ? succeed(records) : fail('nothing');
}
