import { findGame } from '../games/index.ts';
import { completeOptions, type OptionsKey } from '../model/options.ts';
import type { ForeignPlayer, ForeignTotal } from './foreign-file.ts';
import type { Agreement } from './maps/game-map.ts';

/** A player's record of one of our games in another program. */
export interface AddedUp extends Omit<ForeignTotal, 'id' | 'name' | 'ours' | 'worstTime'> {
  /** The program's ids of the games that are added up. */
  readonly ids: readonly string[];
  /** The names of these games in the program; '' where only the number is known. */
  readonly names: readonly string[];
  /** Our game; '' for the sum of those that Baize does not have. */
  readonly game: string;
  /** The key of our options; '' where all options are counted together. */
  readonly options: OptionsKey;
  readonly rules: Agreement;
}

/** Adds up a player's totals by our games and options; those of games that Baize does not have are one last sum. */
export function addUpTotals({ totals }: Pick<ForeignPlayer, 'totals'>): AddedUp[] {
  const groups = new Map<string, { readonly place: Place; readonly totals: ForeignTotal[] }>();
  const rest: ForeignTotal[] = [];
  for (const total of totals) {
    const { ours } = total;
    const game = ours && findGame(ours.game);
    if (!ours || !game) {
      rest.push(total);
      continue;
    }
    const options = ours.options === '' ? '' : (completeOptions(game, ours.options) ?? '');
    const name = `${game.id} ${options}`;
    const group = groups.get(name) ?? { place: { game: game.id, options }, totals: [] };
    group.totals.push(total);
    groups.set(name, group);
  }
  const sums = [...groups.values()].map((group): AddedUp =>
    Object.assign(sumOf(group.totals), recordsOf(group.totals), group.place),
  );
  return rest.length === 0 ? sums : [...sums, { ...OTHER, ...sumOf(rest), rules: 'name' }];
}

type Place = Pick<AddedUp, 'game' | 'options'>;

/** Games that Baize does not have, which have no records in common. */
const OTHER = {
  game: '',
  options: '',
  longestWins: null,
  longestLosses: null,
  bestTime: null,
  fewestMoves: null,
} as const;

const RULES_BY_DOUBT: readonly Agreement[] = ['other', 'name', 'same'];

const sumOf = (totals: readonly ForeignTotal[]) => ({
  ids: totals.map(({ id }) => id),
  names: totals.map(({ name }) => name),
  played: totals.reduce((sum, { played }) => sum + played, 0),
  won: totals.reduce((sum, { won }) => sum + won, 0),
  rules: RULES_BY_DOUBT.find((rules) => totals.some(({ ours }) => ours?.rules === rules)) ?? 'name',
});

/** Returns the best of records, each null where none of the totals has it. */
function recordsOf(totals: readonly ForeignTotal[]): Records {
  const best = (name: keyof Records, choose: (one: number, other: number) => number): number | null => {
    const known = totals.flatMap((total) => total[name] ?? []);
    return known.length === 0 ? null : known.reduce((one, other) => choose(one, other));
  };
  return {
    longestWins: best('longestWins', Math.max),
    longestLosses: best('longestLosses', Math.max),
    bestTime: best('bestTime', Math.min),
    fewestMoves: best('fewestMoves', Math.min),
  };
}

type Records = Pick<AddedUp, 'longestWins' | 'longestLosses' | 'bestTime' | 'fewestMoves'>;
