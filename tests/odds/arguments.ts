import { parseArgs } from 'node:util';
import { findGame } from '../../engine/games/index.ts';
import { usageOf } from '../lab/commands.ts';
import type { CensusEffort } from './census/census.ts';
import { CLAIMS } from './claims.ts';
import type { Wanted } from './run.ts';

/** What to do: try claims, solve the deals of games, solve the open ones again, or save what was found. */
export type OddsCommand =
  | { readonly does: 'claims'; readonly wanted: Wanted }
  | { readonly does: 'ask'; readonly games: readonly string[]; readonly effort: CensusEffort; readonly folder?: string }
  | { readonly does: 'anew'; readonly games: readonly string[]; readonly folder?: string }
  | { readonly does: 'merge'; readonly folder?: string };

const USAGE = usageOf('odds');
const USUAL_MINUTES = 10;
const USUAL_DEALS = 400;

const OPTIONS = {
  write: { type: 'boolean' },
  merge: { type: 'boolean' },
  anew: { type: 'boolean' },
  deals: { type: 'string' },
  minutes: { type: 'string' },
  part: { type: 'string' },
  share: { type: 'string' },
  folder: { type: 'string' },
} as const;

/** Parses the words of the command, or returns their fault. */
export function parseOdds(words: readonly string[]): OddsCommand | string {
  const read = parsed(words);
  if (read === undefined) return USAGE;
  const { values, positionals: games } = read;
  const kept = values.folder === undefined ? {} : { folder: values.folder };
  if (values.merge)
    return Object.keys(values).every((name) => name === 'merge' || name === 'folder') && games.length === 0
      ? { does: 'merge', ...kept }
      : USAGE;
  if (values.anew) {
    if (!Object.keys(values).every((name) => name === 'anew' || name === 'folder')) return USAGE;
    return strangeOf(games) ?? { does: 'anew', games, ...kept };
  }
  const [deals, minutes] = [values.deals, values.minutes].map(numberOf);
  if ([deals, minutes].some((number) => number !== undefined && !(number > 0))) return USAGE;
  if (values.write) {
    const part = partOf(values.part ?? '1/1');
    const share = Number(values.share ?? 1);
    if (minutes !== undefined || part === undefined || !(share > 0 && share <= 1)) return USAGE;
    return strangeOf(games) ?? { does: 'ask', games, effort: { deals: deals ?? USUAL_DEALS, part, share }, ...kept };
  }
  if ([values.part, values.share, values.folder].some((value) => value !== undefined)) return USAGE;
  const strange = games.filter((game) => !CLAIMS.some((claim) => claim.game === game));
  if (strange.length > 0) return `Nothing is claimed of ${strange.join(', ')}.`;
  return { does: 'claims', wanted: { games, deals, minutes: minutes ?? USUAL_MINUTES } };
}

/** Says what is wrong with names of games, if anything is. */
function strangeOf(games: readonly string[]): string | undefined {
  const strange = games.filter((game) => findGame(game) === undefined);
  return strange.length > 0 ? `There is no game ${strange.join(', ')}.` : undefined;
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch {
    return undefined;
  }
}

/** Parses a part such as `2/3`, the second of three. */
function partOf(text: string): readonly [number, number] | undefined {
  const [, nth, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  return nth !== undefined && of !== undefined && nth >= 1 && nth <= of ? [nth, of] : undefined;
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
