import { type ShareBounds, intervalOf } from './interval.ts';
import type { GameSummary } from './summary.ts';

/** A finished game; `summary` is undefined where it was not reviewed. */
export interface PlayedGame {
  readonly won: boolean;
  readonly summary: GameSummary | undefined;
}

/** Where a game was lost: at the deal, in which fifth of its moves, or not before it was given up. */
export const PLACES = ['deal', 'first', 'second', 'third', 'fourth', 'last', 'given-up', 'unknown'] as const;
type LostPlace = (typeof PLACES)[number];

/** A player's results compared with what the cards allowed. */
export interface CardsOrMe {
  readonly games: number;
  /** Games that were reviewed; all other figures are about these. */
  readonly known: number;
  readonly me: ShareBounds;
  readonly simple: ShareBounds;
  /** The share of deals that could be won: from those proven to be winnable, to all but those proven lost. */
  readonly could: ShareBounds;
  readonly lost: Readonly<Record<LostPlace, number>>;
  /** Games with more than one pass that were lost by a move: before the last pass, and within it. */
  readonly passes: { readonly before: number; readonly within: number };
  /** The mean accuracy; undefined where no game has one. */
  readonly accuracy: number | undefined;
}

/** Computes the figures of these games. */
export function cardsOrMe(games: readonly PlayedGame[]): CardsOrMe {
  const known = games.flatMap(({ won, summary }) => (summary ? [{ won, summary }] : []));
  const count = (is: (game: (typeof known)[number]) => boolean): number => known.filter(is).length;
  const sure = count(({ won, summary }) => won || summary.couldBeWon === true);
  const never = count(({ won, summary }) => !won && summary.couldBeWon === false);
  const of = known.length;
  const accuracies = known.flatMap(({ summary: { accuracy } }) => (accuracy === undefined ? [] : [accuracy]));
  const places = known.filter(({ won }) => !won).map(({ summary }) => placeOf(summary));
  const lostIn = (last: boolean): number => count(({ won, summary }) => !won && summary.inLastPass === last);
  return {
    games: games.length,
    known: of,
    me: intervalOf(
      count(({ won }) => won),
      of,
    ),
    simple: intervalOf(
      known.reduce((sum, { summary }) => sum + summary.simple, 0),
      of,
    ),
    could: { share: sure / Math.max(1, of), from: sure / Math.max(1, of), to: (of - never) / Math.max(1, of) },
    lost: Object.fromEntries(
      PLACES.map((place) => [place, places.filter((each) => each === place).length]),
    ) as CardsOrMe['lost'],
    passes: { before: lostIn(false), within: lostIn(true) },
    accuracy: accuracies.length === 0 ? undefined : accuracies.reduce((sum, each) => sum + each, 0) / accuracies.length,
  };
}

function placeOf({ couldBeWon, lostAt, winnable }: GameSummary): LostPlace {
  if (winnable) return 'given-up';
  if (couldBeWon === false) return 'deal';
  if (lostAt === undefined) return 'unknown';
  const fifths = ['first', 'second', 'third', 'fourth', 'last'] as const;
  return fifths[Math.min(4, Math.floor(lostAt * 5))]!;
}
