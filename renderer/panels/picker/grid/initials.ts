import { locale } from '../../../words/say.ts';

/** A first letter, and the index in the list of the first name that begins with it. */
export interface Initial {
  readonly letter: string;
  readonly at: number;
}

/** Scripts with more initial letters than a strip has room for. */
const MANY_LETTERS: ReadonlySet<string | undefined> = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

/** Whether the language in use has an alphabet by whose letters people find names. */
export const hasInitials = (): boolean => !MANY_LETTERS.has(new Intl.Locale(locale()).maximize().script);

/** The combining grapheme joiner: between two letters it keeps a collator from sorting them as one. */
const APART = '\u034F';

/** Lists the initial letters of sorted names, distinguished as in the language in use. */
export function initialsOf(names: readonly string[]): readonly Initial[] {
  const { compare } = new Intl.Collator(locale(), { sensitivity: 'base' });
  const initials: Initial[] = [];
  for (const [at, name] of names.entries()) {
    const letter = initialOf(name, compare);
    const last = initials.at(-1);
    if (letter !== '' && (last === undefined || compare(last.letter, letter) !== 0)) initials.push({ letter, at });
  }
  return initials;
}

/** Returns a name's first letter: two characters where the language sorts them as one letter, as Czech does `Ch`. */
function initialOf(name: string, compare: (one: string, other: string) => number): string {
  const [, start = '', next = ''] = /([\p{L}\p{N}])(\p{L}?)/u.exec(name) ?? [];
  const first = start.toLocaleUpperCase(locale());
  if (compare(first + next, first + APART + next) !== 0) return first + next;
  // Drops an accent that does not make a different letter, as in `É`.
  const bare = first.normalize('NFD').charAt(0);
  return compare(bare, first) === 0 ? bare : first;
}
