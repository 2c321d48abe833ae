import { LANGUAGES, type Language } from '../../../preload/api.ts';
import { menuDe } from './de.ts';
import { menuEn } from './en.ts';
import { menuEs } from './es.ts';
import { menuFr } from './fr.ts';
import { menuIt } from './it.ts';
import { menuNl } from './nl.ts';
import { menuPl } from './pl.ts';
import { menuPt } from './pt.ts';
import { menuSv } from './sv.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = {
  de: menuDe,
  en: menuEn,
  es: menuEs,
  fr: menuFr,
  it: menuIt,
  nl: menuNl,
  pl: menuPl,
  pt: menuPt,
  sv: menuSv,
};

/** Returns the language of a locale such as `de-AT`, English where there is none of ours. */
export const menuLanguageOf = (locale: string): Language =>
  LANGUAGES.find((language) => locale === language || locale.startsWith(`${language}-`)) ?? 'en';

/** Returns the words of a locale, or of the language that the player has set. */
export const menuWordsOf = (locale: string): Words => WORDS[menuLanguageOf(locale)];
