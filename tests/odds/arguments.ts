import { parseArgs } from 'node:util';
import { findGame } from '../../engine/games/index.ts';
import type { OddsEffort } from './catalogue/figures.ts';
import { CLAIMS } from './claims.ts';
import type { Wanted } from './run.ts';

/** What is to be tried: claims, or the odds of games, to be written. */
export type OddsCommand =
  | { readonly does: 'claims'; readonly wanted: Wanted }
  | { readonly does: 'write'; readonly games: readonly string[]; readonly effort: OddsEffort };

const USAGE = `Usage: npm run odds -- [game …] [--deals N] [--minutes N]
       npm run odds -- --write [game …] [--deals N] [--positions N]`;
const USUAL_MINUTES = 10;
const USUAL_EFFORT: OddsEffort = { deals: 100, positions: 50_000 };

const OPTIONS = {
  write: { type: 'boolean' },
  deals: { type: 'string' },
  minutes: { type: 'string' },
  positions: { type: 'string' },
} as const;

/** The command of these words, or what is wrong with them. */
export function parseOdds(words: readonly string[]): OddsCommand | string {
  const read = parsed(words);
  if (read === undefined) return USAGE;
  const { values, positionals: games } = read;
  const [deals, minutes, positions] = [values.deals, values.minutes, values.positions].map(numberOf);
  if ([deals, minutes, positions].some((number) => number !== undefined && !(number > 0))) return USAGE;
  if (values.write) {
    if (minutes !== undefined) return USAGE;
    const strange = games.filter((game) => findGame(game) === undefined);
    if (strange.length > 0) return `There is no game ${strange.join(', ')}.`;
    const effort = { deals: deals ?? USUAL_EFFORT.deals, positions: positions ?? USUAL_EFFORT.positions };
    return { does: 'write', games, effort };
  }
  if (positions !== undefined) return USAGE;
  const strange = games.filter((game) => !CLAIMS.some((claim) => claim.game === game));
  if (strange.length > 0) return `Nothing is claimed of ${strange.join(', ')}.`;
  return { does: 'claims', wanted: { games, deals, minutes: minutes ?? USUAL_MINUTES } };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch {
    return undefined;
  }
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
