import type { KeptGame } from '../../../preload/api.ts';
import { type Writing, writingName, joinKnown, knows, type KnownWritings } from './versions.ts';

/**
 * A saved state of a game in progress. Playing on, dropping or finishing the game removes it; playing on writes another
 * one.
 */
export interface SharedState extends Writing {
  /** The name it is kept under; '' for a game that lies on the table. */
  readonly name: string;
  readonly kept: KeptGame;
}

/** The current states, and how much of each machine's writing is known: a known state that is missing was removed. */
export interface SharedGames {
  readonly known: KnownWritings;
  readonly games: readonly SharedState[];
}

/**
 * Merges two machines' states. A state stays unless a machine that knew it removed it. If one machine drops a game and
 * the other plays on, the newer state stays. The result does not depend on how often or in which order machines merge.
 */
export function mergeGames(ours: SharedGames, theirs: SharedGames): SharedGames {
  const [here, there] = [ours, theirs].map(({ games }) => new Set(games.map(writingName)));
  return {
    known: joinKnown(ours.known, theirs.known),
    games: [
      ...ours.games.filter((game) => there?.has(writingName(game)) || !knows(theirs.known, game)),
      ...theirs.games.filter((game) => !here?.has(writingName(game)) && !knows(ours.known, game)),
    ],
  };
}

/** Whether two saved games are the same position of the same game; the clock and the help taken may differ. */
export const isSamePosition = (a: KeptGame, b: KeptGame): boolean =>
  slotOf(a) === slotOf(b) &&
  a.deal === b.deal &&
  a.cards === b.cards &&
  a.begun === b.begun &&
  a.at === b.at &&
  a.moves === b.moves;

/** Returns the key of a game's place on the table: one for each game and options. */
export const slotOf = ({ game, options }: Pick<KeptGame, 'game' | 'options'>): string => `${game} ${options}`;
