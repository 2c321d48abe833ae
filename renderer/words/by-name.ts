import { sayGame } from './games.ts';
import { locale } from './say.ts';

let collator = new Intl.Collator('en');
let collatorLocale = 'en';

/** Compares two names as the language in use sorts them, numbers in them by their size. */
export function compareNames(one: string, other: string): number {
  if (collatorLocale !== locale()) {
    collatorLocale = locale();
    collator = new Intl.Collator(collatorLocale, { numeric: true });
  }
  return collator.compare(one, other);
}

/** Returns the ids of games in the order of their names. */
export const gamesByName = (ids: readonly string[]): readonly string[] =>
  ids.toSorted((one, other) => compareNames(sayGame(one), sayGame(other)));
