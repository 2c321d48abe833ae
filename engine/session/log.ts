import { fail, type Result, succeed } from '../model/result.ts';
import { bareWord, JOINED_MARK, loggedWords } from './log-words.ts';
import { makeMove, type Move, parseMove } from '../model/move.ts';

/** A move of the log; a joined one was made automatically after the move before it, and is undone with it. */
export interface LogEntry {
  readonly move: Move;
  readonly joined: boolean;
}

/** Writes moves in notation, separated by spaces; a joined move ends in `*`. */
export const makeLog = (log: readonly LogEntry[]): string =>
  log.map(({ move, joined }) => makeMove(move) + (joined ? JOINED_MARK : '')).join(' ');

/** Parses the moves of a text; fails with the place of the first word that is no move, counted from 1. */
export function parseLog(text: string): Result<readonly LogEntry[], number> {
  const log: LogEntry[] = [];
  for (const word of loggedWords(text)) {
    const joined = word.endsWith(JOINED_MARK);
    const move = parseMove(bareWord(word));
    if (move === undefined || (joined && log.length === 0)) return fail(log.length + 1);
    log.push({ move, joined });
  }
  return succeed(log);
}
