import type { Language } from '../../../../preload/api.ts';
import { capitalisesNouns } from '../../../words/language.ts';
import { linkerOf, type LinkTerms, parseGlossary, type GlossaryTerm } from './glossary.ts';
import { parsePage, partsOf, type RulesPage } from './page.ts';
import type { WrittenRules } from './written.ts';

/** The pages of rules and the glossary in one language. */
export interface Book {
  readonly language: Language;
  /** Undefined where a game has no page in this language. */
  readonly pageOf: (id: string) => RulesPage | undefined;
  /** Other names of a game in this language, even if it has no page. */
  readonly aliasesOf: (id: string) => readonly string[];
  /** How a game's names are typed where their letters aren't on the keyboard: in pinyin, in kana. */
  readonly readingsOf: (id: string) => readonly string[];
  /** Empty where the terms are explained only in English. */
  readonly glossary: readonly GlossaryTerm[];
  /** The hash of the English glossary it was translated from; '' in English. */
  readonly glossaryFrom: string;
  readonly linkTerms: LinkTerms;
}

/** Makes a book. A page is parsed when first needed; all text is respelt by `spell`. */
export function bookOf(
  language: Language,
  { pages, glossary = '', aliases = {}, readings = {} }: WrittenRules,
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
    readingsOf: (id) => (readings[id] ?? []).flatMap((reading) => [reading].concat(syllableInitials(reading))),
    glossary: terms,
    glossaryFrom: parsePage(glossary).from,
    linkTerms: linkerOf(terms, capitalisesNouns(language), language),
  };
}

/** Returns the first letters of the syllables of a name in pinyin: `zzzp` of `zhi zhu zhi pai`; nothing for others. */
const syllableInitials = (reading: string): string[] =>
  /^[a-z]+(?: [a-z]+)+$/.test(reading) ? [reading.replaceAll(/(?<=[a-z])[a-z]+| /g, '')] : [];
