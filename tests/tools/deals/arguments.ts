import { parseArgs } from 'node:util';
import { findGame } from '../../../engine/games/index.ts';

/**
 * What deals are to be looked for, and how much is to be done; what is not said is as it was when the list was last
 * written.
 */
export interface DealsCommand {
  readonly games: readonly string[];
  /** Ways that have a list are passed over. */
  readonly missing: boolean;
  /** A list may begin otherwise than the one that is there. */
  readonly anew: boolean;
  readonly tried?: number;
  readonly positions?: number;
  readonly plays?: number;
  /** More deals of each way are tried, for so many CPU seconds. */
  readonly seconds?: number;
  /** A list ends with so many deals; ways whose list has as many are passed over. */
  readonly wanted?: number;
}

const USAGE = `Usage: npm run deals -- [game …] [--missing] [--anew] [--tries N] [--positions N] [--plays N]
       [--seconds N] [--wanted N]`;

/** The command of these words, or what is wrong with them. */
export function parseDeals(words: readonly string[]): DealsCommand | string {
  const read = parsed(words);
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

function parsed(words: readonly string[]) {
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
