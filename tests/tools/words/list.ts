import { countWords } from './count.ts';

/** The page of the words, by its path from the top. */
export const WORD_LIST = 'engine/vocabulary/WORDS.md';

/** The command replaces the text between these lines. */
const BEGIN = '<!-- words: written by `npm run words -- --write` -->';
const END = '<!-- end of words -->';

/** The most games named for a word; the rest are counted. */
const MAX_GAMES_NAMED = 6;

/**
 * Returns the list of words as tables in Markdown, one for each file: each word with what it says, and the games that
 * use it.
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
  const named = games.slice(0, MAX_GAMES_NAMED).join(', ');
  return games.length > MAX_GAMES_NAMED ? `${named} and ${games.length - MAX_GAMES_NAMED} more` : named;
}

/** Returns a text with the list of words in its place. */
export function withWordList(text: string): string {
  const [before, rest] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || rest < before) throw new Error('The text has no place for the list of words.');
  return `${text.slice(0, before + BEGIN.length)}\n\n${wordList()}\n\n${text.slice(rest)}`;
}
