import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '../../../../preload/api.ts';
import { type Tongue, tongue } from '../../../words/say.ts';
import { type Book, bookOf } from './book.ts';
import type { RulesPage } from './page.ts';
import type { WrittenRules } from '../written/written.ts';

/** The languages that have pages of rules: a file of the program each, fetched when first wanted. */
const WRITTEN: Readonly<Partial<Record<Language, () => Promise<{ readonly written: WrittenRules }>>>> = {
  en: () => import('../written/en.ts'),
  de: () => import('../written/de.ts'),
  fr: () => import('../written/fr.ts'),
};

/** The books that were fetched; null: it can't be reached now. */
const shelf = signal<ReadonlyMap<Language, Book | null>>(new Map());

/** The book of a language. @throws when it has none, or it can't be fetched. */
export async function fetchBook(language: Language): Promise<Book> {
  const there = shelf.value.get(language);
  if (there) return there;
  const found = await WRITTEN[language]?.();
  if (!found) throw new Error(`no pages are written in "${language}"`);
  const book = shelf.value.get(language) ?? bookOf(language, found.written);
  shelf.value = new Map(shelf.value).set(language, book);
  return book;
}

/** The language in use where it has pages, else English. */
export const writtenTongue = (spoken: Tongue = tongue()): Language =>
  spoken !== 'pseudo' && WRITTEN[spoken] ? spoken : 'en';

/** A book as far as it is here; it is fetched when it is not. Undefined while it comes, or while none is asked for. */
export function useBook(language: Language | undefined): Book | null | undefined {
  useEffect(() => {
    if (language === undefined || shelf.value.get(language)) return;
    fetchBook(language).catch(() => {
      shelf.value = new Map(shelf.value).set(language, null);
    });
  }, [language]);
  return language && shelf.value.get(language);
}

/** A page and the book it stands in. */
interface FoundPage {
  readonly book: Book;
  readonly page: RulesPage;
}

/**
 * The page of a game in the language in use, else in English; undefined while it comes, null where it can't be reached.
 */
export function usePage(id: string): FoundPage | null | undefined {
  const own = writtenTongue();
  const book = useBook(own);
  const translated = book?.pageOf(id);
  const english = useBook(book === undefined || translated ? undefined : 'en');
  if (book && translated) return { book, page: translated };
  const page = english?.pageOf(id);
  if (english && page) return { book: english, page };
  return book === undefined || english === undefined ? undefined : null;
}
