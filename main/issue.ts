import type * as v from 'valibot';

/** What a schema misses, by the name of what it asks for. */
const WRONG: Readonly<Record<string, string>> = {
  string: 'it is no text',
  number: 'it is no number',
  boolean: 'it is neither yes nor no',
  array: 'it is no list',
  strict_tuple: 'it is no list of the right length',
  strict_object: 'it does not have the right parts',
  record: 'it does not have the right parts',
  picklist: 'it is none of what can be chosen',
  integer: 'it is no whole number',
  finite: 'it is no number',
  min_value: 'it is too small',
  max_value: 'it is too large',
  max_length: 'it is too long',
  max_entries: 'it has too many parts',
  non_empty: 'it is empty',
};

/** What is wrong with a value, as the end of a sentence for a person. */
export function wrongWith({ type, message, expected, received }: v.BaseIssue<unknown>): string {
  // Ours say it themselves; valibot's own are for whoever writes programs.
  if (!message.startsWith('Invalid ')) return message;
  if (received === 'undefined') return 'it is missing';
  if (expected === 'never') return 'nothing of that name is known';
  return WRONG[type] ?? 'it is not what it should be';
}
