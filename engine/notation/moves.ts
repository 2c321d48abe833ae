import type { LogEntry } from '../session/log.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { parseMove } from '../model/move.ts';
import { type Fault, fault } from '../session/fault.ts';

/**
 * Writes moves without blanks or signs that mail or addresses give a meaning to: `0.6-9x3,5-2` is a tap, then a drag,
 * then an automatic move, marked by the comma.
 */
export const shorten = (log: string): string =>
  log
    .replaceAll('>', '-')
    .replaceAll(/ ([^ *]+)(\*?)/g, (_, move: string, joined: string) => (joined ? ',' : '.') + move);

/** Parses moves that `shorten` wrote. */
export function parseShort(text: string): Result<readonly LogEntry[], Fault> {
  const log: LogEntry[] = [];
  for (const [, between = '', word = ''] of text.matchAll(/(^|[.,])([^.,]*)/g)) {
    const move = parseMove(word.replace('-', '>'));
    if (move === undefined) return fail(fault('move', log.length + 1, word));
    log.push({ move, joined: between === ',' });
  }
  return succeed(log);
}
