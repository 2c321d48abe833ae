import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import languages from '../../../assets/words/languages.json' with { type: 'json' };
import { ROOT } from '../../../main/build/root.ts';
import type { Language } from '../../../preload/languages.ts';
import { textsIn } from './catalogues.ts';

/** The letters of each part of the fonts, as the style sheet lists them. */
const IN_FONTS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  [
    ...readFileSync(join(ROOT, 'renderer/style/type.css'), 'utf8').matchAll(
      /source-sans-3-([a-z-]+)-wght-normal[^}]*?unicode-range:([^;]+);/g,
    ),
  ].map(([, part = '', ranges = '']) => [
    part,
    new RegExp(
      `[${ranges
        .replaceAll(/U\+([0-9A-F]{4})/g, String.raw`\u$1`)
        .replaceAll(/-([0-9A-F]{4})/g, String.raw`-\u$1`)
        .replaceAll(/[\s,]/g, '')}]`,
      'u',
    ),
  ]),
);

/** Scripts that are shown in the system's fonts. */
const IN_SYSTEM =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Hangul}]/u;

/** Lists the letters of a language's messages that are in none of its fonts, and its wrong quotation marks. */
export function lettersAmiss(language: Language): string[] {
  const { fonts, quotes } = languages[language];
  const texts = Object.entries(textsIn(language));
  const marks = new Set(quotes.join('').replaceAll(/\s/g, ''));
  // The apostrophe is a closing mark too.
  const quoted = texts.filter(([, text]) =>
    [...text.matchAll(/[“”„«»‹›"‘‚「」『』]/g)].some(([mark]) => !marks.has(mark)),
  );
  const has = (letter: string): boolean =>
    fonts.some((part) => (part === 'system' ? IN_SYSTEM : IN_FONTS[part]!).test(letter));
  const letters = new Set(texts.flatMap(([, text]) => text.match(/\p{L}/gu) ?? []));
  return [
    ...quoted.map(([id, text]) => `${id} has other quotation marks than the list of languages: ${text}`),
    ...[...letters]
      .filter((letter) => !has(letter))
      .map((letter) => `no font of the language has the letter ${letter}`),
  ];
}

/** Lists messages with a separator that may begin a line: the space before it must not break. */
export const looseSeparators = (language: Language): string[] =>
  Object.entries(textsIn(language)).flatMap(([id, text]) =>
    text.includes(' · ') ? [`${id} has a space before · where the line may break: ${text}`] : [],
  );
