import { fail, type Result, succeed } from '../model/result.ts';
import { makeMove, type Move, parseMove } from '../model/move.ts';

/** A move of the log; one that is joined was made by itself after the move before it, and is undone with it. */
export interface LogEntry {
  readonly move: Move;
  readonly joined: boolean;
}

const JOINED = '*';

/** The moves of a log's text, each in notation, with the mark of one that was made by itself. */
export const loggedWords = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** The player's moves of a log's text, each with those that were made by themselves after it. */
export const playedWordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(/ (?!\S*\*)/));

/** The move of a word, without the mark of one that was made by itself. */
export const bareWord = (word: string): string => (word.endsWith(JOINED) ? word.slice(0, -JOINED.length) : word);

/** Moves in notation, joined by spaces; a joined move ends in `*`. */
export const makeLog = (log: readonly LogEntry[]): string =>
  log.map(({ move, joined }) => makeMove(move) + (joined ? JOINED : '')).join(' ');

/** The moves of a text; fails with the place of the first word that is none, counted from 1. */
export function parseLog(text: string): Result<readonly LogEntry[], number> {
  const log: LogEntry[] = [];
  for (const word of loggedWords(text)) {
    const joined = word.endsWith(JOINED);
    const move = parseMove(bareWord(word));
    if (move === undefined || (joined && log.length === 0)) return fail(log.length + 1);
    log.push({ move, joined });
  }
  return succeed(log);
}
