import type { Migration } from './migrate.ts';
import { first } from './0010-first.ts';
import { ownDeals } from './0020-own-deals.ts';
import { tallies } from './0030-tallies.ts';
import { reviews } from './0040-reviews.ts';
import { keptReviews } from './0050-kept-reviews.ts';
import { dealsWon } from './0060-deals-won.ts';
import { click } from './0070-click.ts';
import { pictures } from './0080-pictures.ts';
import { shown } from './0090-shown.ts';
import { times } from './0100-times.ts';
import { cardSets } from './0110-card-sets.ts';
import { ownPuzzles } from './0120-own-puzzles.ts';
import { cleanWins } from './0130-clean-wins.ts';
import { shared } from './0140-shared.ts';

/** Every migration, oldest first. One that was released is never edited: the next one corrects it. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  ownDeals,
  tallies,
  reviews,
  keptReviews,
  dealsWon,
  click,
  pictures,
  shown,
  times,
  cardSets,
  ownPuzzles,
  cleanWins,
  shared,
];
