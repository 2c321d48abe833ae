import { LANGUAGES, type Language } from '../../../preload/api.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de, fr, es, it, pt, nl, pl, sv };

/** The language of a locale such as `de-AT`, English where there is none of ours. */
export const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => locale === language || locale.startsWith(`${language}-`)) ?? 'en';

/** The words of a locale, or of the language that a person has set. */
export const wordsOf = (locale: string): Words => WORDS[languageOf(locale)];
