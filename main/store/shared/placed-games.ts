import { findGame } from '../../../engine/index.ts';
import type { KeptGame, OptionsKey } from '../../../preload/api.ts';
import type { KeptTable } from '../tables/kept.ts';
import type { NamedTable } from '../tables/named.ts';
import { isSamePosition, type SharedState, slotOf } from './shared-games.ts';
import { compareWritings, type Writing, writingName } from './versions.ts';

/** A shared state and the row here that shows it; states of the same position may share one. */
export interface PlacedGame extends SharedState {
  /** `nowhere`: this version of Baize does not know the game. */
  readonly place: 'table' | 'named' | 'nowhere';
  /** The number of the named game; 0 elsewhere. */
  readonly row: number;
  /** Its name here, which has a number appended where another game has that name. */
  readonly shown: string;
}

/** The games in progress here, which show the shared states. */
export interface GamesHere {
  readonly kept: Pick<KeptTable, 'all' | 'keep' | 'drop'>;
  readonly named: Pick<NamedTable, 'list' | 'get' | 'find' | 'keepBeside' | 'drop'>;
}

/**
 * Notes what the player has done since the last merge: removes states whose rows have changed or gone, and makes each
 * row that shows none a new state, with machine and number from `next`.
 */
export function notePlayed(before: readonly PlacedGame[], here: GamesHere, next: () => Writing): PlacedGame[] {
  const onTable = new Map(here.kept.all().map((kept) => [slotOf(kept), kept]));
  const named = new Map(here.named.list().map(({ id }) => [id, here.named.get(id)]));
  const stays = before.filter((state) => {
    if (state.place === 'nowhere') return true;
    const row = state.place === 'table' ? onTable.get(slotOf(state.kept)) : named.get(state.row)?.kept;
    const isCalled = state.place === 'table' || named.get(state.row)?.name === state.shown;
    return row !== undefined && isCalled && isSamePosition(row, state.kept);
  });
  for (const { place, kept, row } of stays) {
    if (place === 'table') onTable.delete(slotOf(kept));
    if (place === 'named') named.delete(row);
  }
  const dealt = [...onTable.values()].map((kept): PlacedGame => Object.assign(next(), { name: '', kept }, ON_TABLE));
  const called = [...named].flatMap(([row, game]): PlacedGame[] =>
    game ? [{ ...next(), name: game.name, kept: game.kept, place: 'named', row, shown: game.name }] : [],
  );
  return [...stays, ...dealt, ...called];
}

const ON_TABLE = { place: 'table', row: 0, shown: '' } as const;

/** The shown states, and what changed on the table. */
export interface ShownGames {
  readonly placed: readonly PlacedGame[];
  /** The games on the table that were replaced or removed. */
  readonly changed: readonly { readonly game: string; readonly options: OptionsKey }[];
}

/**
 * Shows the states of a merge here: a game on the table stays there unless its state was removed; a new state goes to
 * its place on the table if that is free, else among the games in progress. `before` is the result of `notePlayed`.
 */
export function showGames(
  before: readonly PlacedGame[],
  after: readonly SharedState[],
  here: GamesHere,
  isPlayable: (kept: KeptGame) => boolean,
): ShownGames {
  const was = new Map(before.map((state) => [writingName(state), state]));
  const still = new Set(after.map(writingName));
  const gone = before.filter((state) => !still.has(writingName(state)));
  const placed = before.filter((state) => still.has(writingName(state)) && state.place !== 'nowhere');
  const lying = new Map(placed.filter(isOnTable).map(({ kept }) => [slotOf(kept), kept]));
  const freed = new Map(
    gone
      .filter(isOnTable)
      .filter(({ kept }) => !lying.has(slotOf(kept)))
      .map(({ kept }) => [slotOf(kept), kept]),
  );
  const shownRows = new Set(placed.map(({ row }) => row));
  for (const { place, row } of gone) if (place === 'named' && !shownRows.has(row)) here.named.drop(row);
  const laid = new Map<string, KeptGame>();

  const lay = (state: SharedState): PlacedGame => {
    const { kept, name } = state;
    if (!isPlayable(kept)) return { ...state, place: 'nowhere', row: 0, shown: '' };
    const there = name === '' ? lying.get(slotOf(kept)) : kept;
    if (there === undefined) {
      lying.set(slotOf(kept), kept);
      laid.set(slotOf(kept), kept);
      return { ...state, ...ON_TABLE };
    }
    if (name === '' && isSamePosition(there, kept)) return { ...state, ...ON_TABLE };
    const same = placed.find(
      (other) => other.place === 'named' && plainName(other) === plainName(state) && isSamePosition(other.kept, kept),
    );
    if (same) return { ...state, place: 'named', row: same.row, shown: same.shown };
    const called = name !== '' && here.named.find(name) === null ? name : plainName(state) || callGame(kept);
    const row = here.named.keepBeside(called, kept, undefined, Infinity);
    return { ...state, place: 'named', row, shown: here.named.get(row)?.name ?? name };
  };
  const comes = after.filter((state) => (was.get(writingName(state))?.place ?? 'nowhere') === 'nowhere');
  const goesOn = ({ kept }: SharedState): boolean => isSameDeal(kept, freed.get(slotOf(kept)));
  for (const state of comes.toSorted((a, b) => Number(goesOn(b)) - Number(goesOn(a)) || compareWritings(a, b)))
    placed.push(lay(state));

  for (const kept of laid.values()) {
    // Dropped first, so that the review of the game before goes too.
    here.kept.drop(kept.game, kept.options);
    here.kept.keep(kept);
  }
  const emptied = [...freed].filter(([slot]) => !laid.has(slot)).map(([, kept]) => kept);
  for (const { game, options } of emptied) here.kept.drop(game, options);
  return {
    placed,
    changed: [...laid.values(), ...emptied].map(({ game, options }) => ({ game, options })),
  };
}

const isOnTable = ({ place }: PlacedGame): boolean => place === 'table';

const isSameDeal = (kept: KeptGame, other: KeptGame | undefined): boolean =>
  kept.begun === other?.begun && kept.deal === other.deal && kept.cards === other.cards;

/** Returns the name without the number that tells it from another game of that name. */
const plainName = ({ name }: SharedState): string => name.replace(/ \(\d+\)$/, '');

/** Returns a name for a game that nobody has named, such as `Klondike 617`. */
const callGame = ({ game, deal }: KeptGame): string => `${findGame(game)?.name ?? game} ${deal}`;
