import { findGame } from '../games/index.ts';
import { completeOptions, type OptionsKey } from '../model/options.ts';
import type { ForeignPlayer, ForeignTotal } from './foreign-file.ts';
import type { Agreement } from './maps/game-map.ts';

/** What a player has played of one of our games in another program. */
export interface AddedUp extends Omit<ForeignTotal, 'id' | 'ours' | 'worstTime'> {
  /** The program's ids of the games that are added up. */
  readonly ids: readonly string[];
  /** Our game; '' for the sum of those that Baize does not have. */
  readonly game: string;
  /** The key of our options; '' where all options are counted together. */
  readonly options: OptionsKey;
  readonly rules: Agreement;
}

/** Adds up a player's totals by our games and options; those of games that Baize does not have are one last sum. */
export function addUpTotals({ totals }: Pick<ForeignPlayer, 'totals'>): AddedUp[] {
  const sums = new Map<string, AddedUp>();
  const other = totals.filter(({ ours }) => ours === undefined || findGame(ours.game) === undefined);
  for (const total of totals) {
    const { ours } = total;
    const game = ours && findGame(ours.game);
    if (!ours || !game) continue;
    const options = ours.options === '' ? '' : (completeOptions(game, ours.options) ?? '');
    const name = `${game.id} ${options}`;
    sums.set(name, plus(sums.get(name), total, { game: game.id, options, rules: ours.rules }));
  }
  const rest = other.reduce<AddedUp | undefined>((sum, total) => plus(sum, total, OTHER), undefined);
  return [...sums.values(), ...(rest ? [rest] : [])];
}

type Place = Pick<AddedUp, 'game' | 'options' | 'rules'>;

/** Games that Baize does not have, which have no records in common. */
const OTHER: Place = { game: '', options: '', rules: 'name' };

const RULES_BY_DOUBT: readonly Agreement[] = ['other', 'name', 'same'];

function plus(sum: AddedUp | undefined, total: ForeignTotal, place: Place): AddedUp {
  const { id, played, won } = total;
  const records = place === OTHER ? NO_RECORDS : total;
  return {
    ...place,
    rules: RULES_BY_DOUBT.find((rules) => rules === place.rules || rules === sum?.rules) ?? place.rules,
    ids: [...(sum?.ids ?? []), id],
    played: played + (sum?.played ?? 0),
    won: won + (sum?.won ?? 0),
    longestWins: chosen(Math.max, sum?.longestWins, records.longestWins),
    longestLosses: chosen(Math.max, sum?.longestLosses, records.longestLosses),
    bestTime: chosen(Math.min, sum?.bestTime, records.bestTime),
    fewestMoves: chosen(Math.min, sum?.fewestMoves, records.fewestMoves),
  };
}

const NO_RECORDS = { longestWins: null, longestLosses: null, bestTime: null, fewestMoves: null };

function chosen(choose: (...values: number[]) => number, ...values: readonly (number | null | undefined)[]) {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : choose(...known);
}
