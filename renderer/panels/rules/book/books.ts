import { files } from 'virtual:written-rules';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Language } from '../../../../preload/api.ts';
import { hasAllPages } from '../../../words/language.ts';
import { catalogue, type Tongue, tongue } from '../../../words/say.ts';
import { type Book, bookOf } from './book.ts';
import type { TextBlock } from './markdown.ts';
import { sectionsOf } from './page.ts';

/** The fetched books, each in one spelling; null: it cannot be fetched at present. */
const shelf = signal<ReadonlyMap<string, Book | null>>(new Map());

/** Returns the spelling of a language's pages now; undefined: as they are written. */
const spellingOf = (language: Language) => (language === tongue() ? catalogue().spell : undefined);

const placeOf = (language: Language): string => `${language}${spellingOf(language) ? ', spelt otherwise' : ''}`;

/**
 * Returns the book of a language.
 * @throws when it has none, or it can't be fetched.
 */
export async function fetchBook(language: Language): Promise<Book> {
  const [place, spelling] = [placeOf(language), spellingOf(language)];
  const there = shelf.value.get(place);
  if (there) return there;
  const fetch = files[language];
  if (!fetch) throw new Error(`no pages are written in "${language}"`);
  const found = await fetch();
  const book = shelf.value.get(place) ?? bookOf(language, found.written, spelling);
  shelf.value = new Map(shelf.value).set(place, book);
  return book;
}

/** Returns the language of the book to read, which is the one in use. */
export const writtenTongue = (spoken: Tongue = tongue()): Language => (spoken === 'pseudo' ? 'en' : spoken);

/** Whether the rules of every game are written in the language in use. */
export const areRulesWhole = (spoken: Tongue = tongue()): boolean => spoken !== 'pseudo' && hasAllPages(spoken);

/**
 * Returns a book, fetching it if needed: undefined while it loads or if none is asked for, null where it cannot be
 * fetched.
 */
export function useBook(language: Language | undefined): Book | null | undefined {
  const place = language && placeOf(language);
  useEffect(() => {
    if (language === undefined || place === undefined || shelf.value.get(place)) return;
    fetchBook(language).catch(() => {
      shelf.value = new Map(shelf.value).set(place, null);
    });
  }, [language, place]);
  return place === undefined ? undefined : shelf.value.get(place);
}

/** A part of a page in one language, and the book it is from. */
export interface PagePart {
  readonly book: Book;
  readonly blocks: readonly TextBlock[];
}

/**
 * Returns the page of a game: what is written in the language in use, then the rest in English. Undefined while it
 * loads, null where it cannot be fetched.
 */
export function usePage(id: string): readonly PagePart[] | null | undefined {
  const book = useBook(writtenTongue());
  const own = book?.pageOf(id);
  const isWhole = own !== undefined && own.sections.length === 0;
  const english = useBook(book === undefined || isWhole ? undefined : 'en');
  const parts = useMemo(() => partsOfPage(id, book, isWhole ? undefined : english), [id, book, english, isWhole]);
  const isComing = book === undefined || (!isWhole && english === undefined);
  if (isComing) return undefined;
  return parts.length > 0 ? parts : null;
}

function partsOfPage(id: string, book: Book | null | undefined, english: Book | null | undefined): PagePart[] {
  const own = book?.pageOf(id);
  const rest = english && book?.language !== 'en' ? english.pageOf(id) : undefined;
  return [
    ...(book && own ? [{ book, blocks: own.blocks }] : []),
    ...(english && rest ? [{ book: english, blocks: sectionsOf(rest.blocks, own?.sections ?? [], 'others') }] : []),
  ];
}
