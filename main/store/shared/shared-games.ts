import type { KeptGame } from '../../../preload/api.ts';
import { type Writing, writingName, joinKnown, knows, type KnownWritings } from './versions.ts';

/**
 * A saved state of a game in progress. Going on from it, dropping it and finishing it take it away; going on writes
 * another one.
 */
export interface SharedState extends Writing {
  /** Under which it is kept; '' for one that lies on the table. */
  readonly name: string;
  readonly kept: KeptGame;
}

/** The states that nobody has gone on from, and all that was ever written: so what is missing was taken away. */
export interface SharedGames {
  readonly known: KnownWritings;
  readonly games: readonly SharedState[];
}

/**
 * Both together. A state stays unless a machine that knew it took it away: of one that was dropped here and gone on
 * from there, what was played there stays. In whatever order and how often machines merge, all come to the same.
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

/** The place on the table that a game has: one for each game and options. */
export const slotOf = ({ game, options }: Pick<KeptGame, 'game' | 'options'>): string => `${game} ${options}`;
