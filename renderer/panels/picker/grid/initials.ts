import { locale } from '../../../words/say.ts';

/** Where the names that begin with a letter begin in a list: `at`, the number of the first. */
export interface Initial {
  readonly letter: string;
  readonly at: number;
}

/** The letters with which sorted names begin, in their order: as the language in use tells letters apart. */
export function initialsOf(names: readonly string[]): readonly Initial[] {
  const { compare } = new Intl.Collator(locale(), { sensitivity: 'base' });
  const initials: Initial[] = [];
  for (const [at, name] of names.entries()) {
    const first = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase(locale());
    // An accent that does not make another letter, as in `É`, is left out.
    const bare = first.normalize('NFD').charAt(0);
    const letter = compare(bare, first) === 0 ? bare : first;
    const last = initials.at(-1);
    if (letter !== '' && (last === undefined || compare(last.letter, letter) !== 0)) initials.push({ letter, at });
  }
  return initials;
}
