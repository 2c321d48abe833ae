import { mergeGames, type SharedGames, type SharedState } from './shared-games.ts';
import { type TakenFile, worstOf } from './taken-file.ts';
import { writingsOf, type KnownWritings, MOST_AHEAD, MOST_CAUGHT_UP, writingName } from './versions.ts';

/* A file may contain anything. Impossible or excessive values are ignored. */

/**
 * The most states that are taken from others, and their most characters. Our own file holds all of them and our own,
 * and others must still be able to read it.
 */
const MAX_TAKEN_STATES = 2500;
const MAX_TAKEN_CHARACTERS = 6_000_000;
/**
 * A file brings at most this many states until there is room for twice as many, so that a person who fills a folder
 * does not keep others from playing on.
 */
const FEW_STATES = 50;
const MAX_TAKEN_MACHINES = 1000;

/** A file as far as it was taken in. */
interface Believed {
  readonly games: SharedGames;
  readonly took: TakenFile;
}

/** Merges what can be true of another machine's file; `machine` is this one. */
export function mergeBelievable(ours: SharedGames, theirs: SharedGames, machine: string): Believed {
  const { games, took } = believable(theirs, ours.known, machine);
  const merged = mergeGames(ours, games);
  const added = merged.games.length - ours.games.length;
  const isFull = added > 0 && isTooMuch(merged.games, added > FEW_STATES ? 1 : 2);
  return isFull ? { games: ours, took: 'full' } : { games: merged, took };
}

/**
 * Returns the believable part of a file. No machine knows more about this one than it has written, nor a state that it
 * does not know.
 */
function believable(theirs: SharedGames, known: KnownWritings, machine: string): Believed {
  const believed = new Map<string, number>();
  const took: TakenFile[] = [];
  let room = MAX_TAKEN_MACHINES - known.size;
  for (const [of, count] of theirs.known) {
    const most = writingsOf(known, of) + (of === machine ? 0 : MOST_AHEAD);
    if (!known.has(of) && (room -= 1) < 0) took.push('full');
    else if (count <= most) believed.set(of, count);
    else if (of === machine || count > most + MOST_CAUGHT_UP) took.push('partly');
    else {
      believed.set(of, most);
      took.push('later');
    }
  }
  const games = new Map<string, SharedState>();
  for (const state of theirs.games)
    if (state.count <= writingsOf(believed, state.machine) && !games.has(writingName(state)))
      games.set(writingName(state), state);
  if (games.size < theirs.games.length) took.push('partly');
  return { games: { known: believed, games: [...games.values()] }, took: worstOf(took) };
}

const isTooMuch = (games: readonly SharedState[], times: number): boolean =>
  games.length > times * MAX_TAKEN_STATES ||
  games.reduce((sum, { kept }) => sum + kept.moves.length + (kept.times?.length ?? 0) + 700, 0) >
    times * MAX_TAKEN_CHARACTERS;
