import { isSamePosition, type SharedGames, type SharedState } from './shared-games.ts';
import { writingsOf, type KnownWritings, knows, MOST_AHEAD, type Writing, writingName } from './versions.ts';

/*
 * A database that was copied, or set back to an older copy, writes under the name of a machine that has written other
 * things, or writes them still. It begins as another machine.
 */

/** Whether a file knows more of this machine than it has written, or another game under one of its numbers. */
export function isOfOtherself(theirs: SharedGames, ours: SharedGames, machine: string): boolean {
  const ahead = writingsOf(theirs.known, machine) - writingsOf(ours.known, machine);
  return (
    (ahead > 0 && ahead <= MOST_AHEAD) ||
    ours.games.some((state) => state.machine === machine && differs(theirs, state))
  );
}

const stateIn = ({ games }: SharedGames, state: Writing): SharedState | undefined =>
  games.find((other) => writingName(other) === writingName(state));
const holds = (theirs: SharedGames, state: SharedState): boolean => {
  const other = stateIn(theirs, state);
  return other !== undefined && isSamePosition(other.kept, state.kept);
};
const differs = (theirs: SharedGames, state: SharedState): boolean => {
  const other = stateIn(theirs, state);
  return other !== undefined && !isSamePosition(other.kept, state.kept);
};

/**
 * Returns what another machine than `old` would know: of `old`, no more than both it and the other have written alike.
 * What the other wrote since is new here, and can't be mistaken for removed.
 */
export function knownToAnother(ours: SharedGames, other: SharedGames, old: string): KnownWritings {
  const alike = ours.games.filter((state) => state.machine === old && holds(other, state)).map(({ count }) => count);
  return new Map(ours.known).set(old, Math.max(0, ...alike));
}

/** Whether a state needs a number of the new machine, so that it stays: the player chose to have this copy. */
export const isToRenumber = (state: SharedState, other: SharedGames, old: string): boolean =>
  !holds(other, state) && (state.machine === old || knows(other.known, state));
