import { countWords } from './count.ts';

/** The page of the words, from the top. */
export const WORD_LIST = 'engine/vocabulary/WORDS.md';

/** Between these lines of a text stands what is written by a command. */
const BEGIN = '<!-- words: written by `npm run words -- --write` -->';
const END = '<!-- end of words -->';

/** The most games that are named for a word; of a word with more the rest is counted. */
const NAMED = 6;

/**
 * The list of words as tables in Markdown, one for each file: each word with what it says, and the games that use it.
 */
function wordList(): string {
  const words = countWords();
  const files = [...new Set(words.map(({ file }) => file))].toSorted();
  return files
    .map((file) => {
      const rows = words
        .filter((word) => word.file === file)
        .map(({ name, says, games }) => `| \`${name}\` | ${says.replaceAll('|', '\\|')} | ${namesOf(games)} |`);
      return [`**${file.replace('.ts', '')}**`, '', '| word | says | games |', '| --- | --- | --- |', ...rows].join(
        '\n',
      );
    })
    .join('\n\n');
}

function namesOf(games: readonly string[]): string {
  const named = games.slice(0, NAMED).join(', ');
  return games.length > NAMED ? `${named} and ${games.length - NAMED} more` : named;
}

/** A text with the list of words in its place. */
export function withWordList(text: string): string {
  const [before, rest] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || rest < before) throw new Error('The text has no place for the list of words.');
  return `${text.slice(0, before + BEGIN.length)}\n\n${wordList()}\n\n${text.slice(rest)}`;
}
