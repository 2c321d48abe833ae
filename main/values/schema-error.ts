import type * as v from 'valibot';
import type { Malformed } from '../../preload/api.ts';

/** The fault that a schema reports, by the type of valibot's issue. */
const FAULT_OF_TYPE: Readonly<Record<string, Malformed>> = {
  string: 'no-text',
  number: 'no-number',
  boolean: 'no-yes-or-no',
  array: 'no-list',
  strict_tuple: 'wrong-parts',
  strict_object: 'wrong-parts',
  record: 'wrong-parts',
  picklist: 'no-choice',
  integer: 'no-whole-number',
  finite: 'no-number',
  min_value: 'too-small',
  max_value: 'too-large',
  max_length: 'too-long',
  max_entries: 'too-many',
  non_empty: 'empty',
};

/** A fault found by one of our own schemas, as its message in place of valibot's words. */
export const issue = (code: Malformed): Malformed => code;

const OURS: ReadonlySet<string> = new Set<Malformed>([
  'no-game',
  'no-options',
  'no-moves',
  'no-cards',
  'odd-signs',
  'wrong-parts',
]);

const isOurs = (message: string): message is Malformed => OURS.has(message);

/** Returns the fault of a value. */
export function wrongWith({ type, message, expected, received }: v.BaseIssue<unknown>): Malformed {
  if (isOurs(message)) return message;
  if (received === 'undefined') return 'absent';
  if (expected === 'never') return 'unheard-of';
  return FAULT_OF_TYPE[type] ?? 'wrong';
}
