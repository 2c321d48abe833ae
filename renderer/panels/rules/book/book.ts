import type { Language } from '../../../../preload/api.ts';
import { linkerOf, type LinkTerms, parseGlossary, type GlossaryTerm } from './glossary.ts';
import { parsePage, partsOf, type RulesPage } from './page.ts';
import type { WrittenRules } from '../written/written.ts';

/** The pages of rules and the glossary in one language. */
export interface Book {
  readonly language: Language;
  /** Undefined where a game has no page in this language. */
  readonly pageOf: (id: string) => RulesPage | undefined;
  /** Other names of a game in this language, whether or not it has a page. */
  readonly aliasesOf: (id: string) => readonly string[];
  /** Empty where the terms are explained in English alone. */
  readonly glossary: readonly GlossaryTerm[];
  /** The mark of the English glossary it was made from; '' in English. */
  readonly glossaryFrom: string;
  readonly linkTerms: LinkTerms;
}

/** A page is parsed when it is first asked for; all of it is spelt as `spell` does. */
export function bookOf(
  language: Language,
  { pages, glossary = '', capitals, aliases = {} }: WrittenRules,
  spell = (text: string): string => text,
): Book {
  const texts = new Map(Object.entries(pages).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, ''), text]));
  const parsed = new Map<string, RulesPage>();
  const terms = parseGlossary(partsOf(spell(glossary))[1]);
  const pageOf = (id: string): RulesPage | undefined => {
    const text = texts.get(id);
    if (text === undefined) return undefined;
    const page = parsed.get(id) ?? parsePage(spell(text));
    parsed.set(id, page);
    return page;
  };
  return {
    language,
    pageOf,
    aliasesOf: (id) => [...(pageOf(id)?.aliases ?? []), ...(aliases[id] ?? [])],
    glossary: terms,
    glossaryFrom: parsePage(glossary).from,
    linkTerms: linkerOf(terms, capitals),
  };
}
