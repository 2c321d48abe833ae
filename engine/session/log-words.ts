/** The mark of a move that was made by itself. */
export const JOINED = '*';

/** The moves of a log's text, each in notation, with the mark of one that was made by itself. */
export const loggedWords = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** The player's moves of a log's text, each with those that were made by themselves after it. */
export const playedWordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(/ (?!\S*\*)/));

/** The move of a word, without the mark of one that was made by itself. */
export const bareWord = (word: string): string => (word.endsWith(JOINED) ? word.slice(0, -JOINED.length) : word);
