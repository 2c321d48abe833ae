import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { ENGLISH } from '../../../renderer/words/catalogue/catalogue.ts';
import { fetchDescribing } from '../../../renderer/words/fetched/description-words.ts';
import { setWords } from '../../../renderer/words/en/card-sets.ts';
import { description } from '../../../renderer/words/en/description.ts';
import { extra } from '../../../renderer/words/en/extra.ts';
import { puzzle } from '../../../renderer/words/en/puzzle.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { type ExtraWord, fetchExtra, sayExtra } from '../../../renderer/words/fetched/extra-words.ts';
import { fetchSetWords, saySets, type SetWord } from '../../../renderer/words/fetched/set-words.ts';
import { fetchPuzzling, type PuzzleWord } from '../../../renderer/words/fetched/puzzle-words.ts';
import { hasWord, say, speak } from '../../../renderer/words/say.ts';

/** Numbers at which languages change their words. */
const SAMPLE_NUMBERS = [0, 1, 2, 5, 11, 21, 1_000_000];
/** Placeholder for every argument that is not a number. */
const SOMETHING = '…';

/** Returns the arguments of a message that have plurals. */
function countedIn(message: string): string[] {
  const found = new Set<string>();
  const visit = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      if (element.type === TYPE.plural) found.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(message));
  return [...found];
}

/** Returns a placeholder for every argument of a message. */
const argumentsOf = (message: string): Record<string, string> =>
  Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, SOMETHING]));

const MESSAGES: Readonly<Record<string, string>> = {
  ...ENGLISH.messages,
  ...description,
  ...puzzle,
  ...setWords,
  ...extra,
};

const isSetWord = (word: string): word is SetWord => Object.hasOwn(setWords, word);
const isExtraWord = (word: string): word is ExtraWord => Object.hasOwn(extra, word);
const isPuzzleWord = (word: string): word is PuzzleWord => Object.hasOwn(puzzle, word);

/** Each message with plurals, with the arguments that have them. */
const COUNTED: readonly (readonly [string, readonly string[]])[] = Object.entries(MESSAGES)
  .map(([word, message]) => [word, countedIn(message)] as const)
  .filter(([, counted]) => counted.length > 0);

/** The number of messages with plurals. */
export const countedMessages = COUNTED.length;

/**
 * Returns a table in Markdown for each such message: a row for each language, a column for each number, with all its
 * counted arguments set to that number.
 */
export async function countedTables(): Promise<string> {
  const rows = new Map<string, string[]>(COUNTED.map(([word]) => [word, []]));
  for (const language of SPOKEN_LANGUAGES) {
    await speak(language, language);
    const [describing, puzzling] = [await fetchDescribing(), await fetchPuzzling()];
    await fetchSetWords();
    await fetchExtra();
    for (const [word, counted] of COUNTED) {
      const cells = SAMPLE_NUMBERS.map((number) => {
        const values = {
          ...argumentsOf(MESSAGES[word]!),
          ...Object.fromEntries(counted.map((name) => [name, number])),
        };
        const written = hasWord(word)
          ? say(word, values)
          : describing.has(word)
            ? describing.say(word, values)
            : isPuzzleWord(word)
              ? puzzling.say(word, values)
              : isSetWord(word)
                ? saySets(word, values)
                : isExtraWord(word)
                  ? sayExtra(word, values)
                  : '';
        return written.replaceAll('|', '\\|');
      });
      rows.get(word)!.push(`| ${[language, ...cells].join(' | ')} |`);
    }
  }
  await speak('en', 'en');
  const head = `| | ${SAMPLE_NUMBERS.join(' | ')} |\n|${' --- |'.repeat(SAMPLE_NUMBERS.length + 1)}`;
  return [...rows].map(([word, lines]) => `## ${word}\n\n${head}\n${lines.join('\n')}\n`).join('\n');
}
