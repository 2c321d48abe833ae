/** The mark of an automatic move. */
export const JOINED_MARK = '*';

/** Lists the moves of a log's text in notation, automatic ones with their mark. */
export const loggedWords = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** Lists the player's moves of a log's text, each with the automatic ones that followed it. */
export const playedWordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(/ (?!\S*\*)/));

/** Returns the move of a word, without the mark of an automatic one. */
export const bareWord = (word: string): string =>
  word.endsWith(JOINED_MARK) ? word.slice(0, -JOINED_MARK.length) : word;
