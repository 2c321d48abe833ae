import languages from '../assets/words/languages.json' with { type: 'json' };

/** A language of the list, by the name of its folder; `pt` is Brazilian Portuguese, `zh` is simplified Chinese. */
export type Language = keyof typeof languages;
/** The languages that may be set, in the order in which they are listed; those in progress are left out. */
export const LANGUAGES = (Object.keys(languages) as readonly Language[]).filter(
  (language) => !Object.hasOwn(languages[language], 'inProgress'),
);

/**
 * Returns a function that says whether a locale is of the language of another one. One that names a script is only
 * for those who read it: `zh-CN` is of the language of `zh-Hans`, `zh-TW` is not.
 */
export function isLocaleOf(own: string): (locale: string) => boolean {
  const [language = '', script = ''] = own.split('-');
  const isScript = script.length === 4;
  return (locale) => {
    if (locale !== language && !locale.startsWith(`${language}-`)) return false;
    return !isScript || new Intl.Locale(locale).maximize().script === script;
  };
}

/** Returns a function that says whether a locale is of a language. */
export const isOf = (language: Language): ((locale: string) => boolean) => isLocaleOf(languages[language].locale);
