import { findGame } from '../../../engine/rules.ts';
import type { KeptGame, OptionsKey } from '../../../preload/api.ts';
import type { KeptTable } from '../tables/kept.ts';
import type { NamedTable } from '../tables/named.ts';
import { isSamePosition, type SharedState, slotOf } from './shared-games.ts';
import { compareWritings, type Writing, writingName } from './versions.ts';

/** A shared state and the row here that shows it; states of the same position may share one. */
export interface PlacedGame extends SharedState {
  /** `nowhere`: this version of Baize does not know the game, or there is no room for one more name. */
  readonly place: 'table' | 'named' | 'nowhere';
  /** The number of the named game; 0 elsewhere. */
  readonly row: number;
  /** Its name here, which has a number appended where another game has that name. */
  readonly shown: string;
}

/** The games in progress here, which show the shared states. */
export interface GamesHere {
  readonly kept: Pick<KeptTable, 'all' | 'keep' | 'drop'>;
  readonly named: Pick<NamedTable, 'list' | 'get' | 'find' | 'room' | 'keepBeside' | 'drop'>;
}

/**
 * Notes what the player has done since the last merge: removes states whose rows have changed or gone, and makes each
 * row that shows none a new state, with machine and number from `next`.
 */
export function notePlayed(before: readonly PlacedGame[], here: GamesHere, next: () => Writing): PlacedGame[] {
  const onTable = new Map(here.kept.all().map((kept) => [slotOf(kept), kept]));
  const named = new Map(here.named.list().map(({ id }) => [id, here.named.get(id)]));
  const staying = before.filter((state) => {
    if (state.place === 'nowhere') return true;
    const row = state.place === 'table' ? onTable.get(slotOf(state.kept)) : named.get(state.row)?.kept;
    const hasName = state.place === 'table' || named.get(state.row)?.name === state.shown;
    return row !== undefined && hasName && isSamePosition(row, state.kept);
  });
  for (const { place, kept, row } of staying) {
    if (place === 'table') onTable.delete(slotOf(kept));
    if (place === 'named') named.delete(row);
  }
  const tableGames = [...onTable.values()].map((kept): PlacedGame =>
    Object.assign(next(), { name: '', kept }, ON_TABLE),
  );
  const namedGames = [...named].flatMap(([row, game]): PlacedGame[] =>
    game ? [{ ...next(), name: game.name, kept: game.kept, place: 'named', row, shown: game.name }] : [],
  );
  return [...staying, ...tableGames, ...namedGames];
}

const NOWHERE = { place: 'nowhere', row: 0, shown: '' } as const;
const ON_TABLE = { place: 'table', row: 0, shown: '' } as const;

/** The shown states, and what changed on the table. */
export interface ShownGames {
  readonly placed: readonly PlacedGame[];
  /** The games on the table that were replaced or removed. */
  readonly changed: readonly { readonly game: string; readonly options: OptionsKey }[];
  /** How many states have no place until fewer games have names. */
  readonly waiting: number;
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
  const placedBefore = new Map(before.map((state) => [writingName(state), state]));
  const remaining = new Set(after.map(writingName));
  const gone = before.filter((state) => !remaining.has(writingName(state)));
  const placed = before.filter((state) => remaining.has(writingName(state)) && state.place !== 'nowhere');
  const onTable = new Map(placed.filter(isOnTable).map(({ kept }) => [slotOf(kept), kept]));
  const freedSlots = new Map(
    gone
      .filter(isOnTable)
      .filter(({ kept }) => !onTable.has(slotOf(kept)))
      .map(({ kept }) => [slotOf(kept), kept]),
  );
  const shownRows = new Set(placed.map(({ row }) => row));
  for (const { place, row } of gone) if (place === 'named' && !shownRows.has(row)) here.named.drop(row);
  const newOnTable = new Map<string, KeptGame>();
  const rows = new Map(placed.filter(({ place }) => place === 'named').map((state) => [rowKey(state), state]));
  let [room, waiting] = [Math.max(0, here.named.room), 0];

  const placeState = (state: SharedState): PlacedGame => {
    const { kept, name } = state;
    if (!isPlayable(kept)) return { ...state, ...NOWHERE };
    const occupant = name === '' ? onTable.get(slotOf(kept)) : kept;
    if (occupant === undefined) {
      onTable.set(slotOf(kept), kept);
      newOnTable.set(slotOf(kept), kept);
      return { ...state, ...ON_TABLE };
    }
    if (name === '' && isSamePosition(occupant, kept)) return { ...state, ...ON_TABLE };
    const same = rows.get(rowKey(state));
    if (same) return { ...state, place: 'named', row: same.row, shown: same.shown };
    if (room <= 0) {
      waiting += 1;
      return { ...state, ...NOWHERE };
    }
    room -= 1;
    const freeName = name !== '' && here.named.find(name) === null ? name : plainName(state) || nameOfUnnamed(kept);
    const row = here.named.keepBeside(freeName, kept);
    const made: PlacedGame = { ...state, place: 'named', row, shown: here.named.get(row)?.name ?? name };
    rows.set(rowKey(made), made);
    return made;
  };
  const arriving = after.filter((state) => (placedBefore.get(writingName(state))?.place ?? 'nowhere') === 'nowhere');
  const continuesFreed = ({ kept }: SharedState): boolean => isSameDeal(kept, freedSlots.get(slotOf(kept)));
  for (const state of arriving.toSorted(
    (a, b) => Number(continuesFreed(b)) - Number(continuesFreed(a)) || compareWritings(a, b),
  ))
    placed.push(placeState(state));

  for (const kept of newOnTable.values()) {
    // Dropped first, so that the review of the game before goes too.
    here.kept.drop(kept.game, kept.options);
    here.kept.keep(kept);
  }
  const emptied = [...freedSlots].filter(([slot]) => !newOnTable.has(slot)).map(([, kept]) => kept);
  for (const { game, options } of emptied) here.kept.drop(game, options);
  return {
    placed,
    waiting,
    changed: [...newOnTable.values(), ...emptied].map(({ game, options }) => ({ game, options })),
  };
}

/** Identifies what a named game shows: states of the same position and name share one. */
const rowKey = (state: SharedState): string => {
  const { deal, cards, begun, at, moves } = state.kept;
  return JSON.stringify([plainName(state), slotOf(state.kept), deal, cards, begun, at, moves]);
};

const isOnTable = ({ place }: PlacedGame): boolean => place === 'table';

const isSameDeal = (kept: KeptGame, other: KeptGame | undefined): boolean =>
  kept.begun === other?.begun && kept.deal === other.deal && kept.cards === other.cards;

/** Returns the name without the number that tells it from another game of that name. */
const plainName = ({ name }: SharedState): string => name.replace(/ \(\d+\)$/, '');

/** Returns a name for a game without one, such as `Klondike 617`. */
const nameOfUnnamed = ({ game, deal }: KeptGame): string => `${findGame(game)?.name ?? game} ${deal}`;
