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

/** Lists the initial letters of sorted names, distinguished as in the language in use. */
export function initialsOf(names: readonly string[]): readonly Initial[] {
  const { compare } = new Intl.Collator(locale(), { sensitivity: 'base' });
  const initials: Initial[] = [];
  for (const [at, name] of names.entries()) {
    const first = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase(locale());
    // Drops an accent that does not make a different letter, as in `É`.
    const bare = first.normalize('NFD').charAt(0);
    const letter = compare(bare, first) === 0 ? bare : first;
    const last = initials.at(-1);
    if (letter !== '' && (last === undefined || compare(last.letter, letter) !== 0)) initials.push({ letter, at });
  }
  return initials;
}
