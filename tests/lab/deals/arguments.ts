import { parseArgs } from 'node:util';
import { findGame } from '../../../engine/games/index.ts';
import { usageOf } from '../commands.ts';

/** Which deals to look for, and with how much effort; by default, with the effort recorded in the list. */
export interface DealsCommand {
  readonly games: readonly string[];
  /** Skip ways that have a list. */
  readonly missing: boolean;
  /** A list may begin differently from the existing one. */
  readonly anew: boolean;
  readonly tried?: number;
  readonly positions?: number;
  readonly plays?: number;
  /** Try more deals of each way, for this many CPU seconds. */
  readonly seconds?: number;
  /** A list ends after this many deals; ways whose list has as many are skipped. */
  readonly wanted?: number;
}

const USAGE = usageOf('deals');

/** Parses the words of the command, or returns their fault. */
export function parseDeals(words: readonly string[]): DealsCommand | string {
  const read = parseWords(words);
  if (read === undefined) return USAGE;
  const { values, positionals: games } = read;
  const strange = games.filter((game) => findGame(game) === undefined);
  if (strange.length > 0) return `There is no game ${strange.join(', ')}.`;
  const numbers = Object.entries({
    tried: values.tries,
    positions: values.positions,
    plays: values.plays,
    seconds: values.seconds,
    wanted: values.wanted,
  })
    .filter(([, text]) => text !== undefined)
    .map(([name, text]) => [name, Number(text)] as const);
  if (numbers.some(([, number]) => !Number.isInteger(number) || number < 1)) return USAGE;
  return { games, missing: values.missing === true, anew: values.anew === true, ...Object.fromEntries(numbers) };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        missing: { type: 'boolean' },
        anew: { type: 'boolean' },
        tries: { type: 'string' },
        positions: { type: 'string' },
        plays: { type: 'string' },
        seconds: { type: 'string' },
        wanted: { type: 'string' },
      },
    });
  } catch {
    return undefined;
  }
}
