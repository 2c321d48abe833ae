import type { DealOfFive } from '../../app/services/daily/daily-fives.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayGame } from '../../words/games.ts';
import { sayGameVersion } from '../../words/versions.ts';
import type { DealOfDay } from './use-deal-of-day.ts';
import type { PuzzleOfDay } from './use-puzzle-of-day.ts';
import { joinFacts } from '../../words/joins.ts';

/** Something to play today. */
export interface Offer {
  readonly title: string;
  /** What it is and its result, in a few words; '' until it is known. */
  readonly text: string;
  /** `won`: it was won or solved; `over`: it was answered wrongly. */
  readonly standing: 'open' | 'won' | 'over';
  /** Undefined until it is known. */
  readonly start: (() => void) | undefined;
}

type Play = (deal: Pick<DealOfFive, 'game' | 'options' | 'deal'>) => () => void;

/** Offers the deal of the day. `isKnown`: without a deal there is none, not only none yet. */
export const dealOffer = (deal: DealOfDay | undefined, isKnown: boolean, play: Play): Offer => ({
  title: sayExtra('daily.title'),
  text: deal ? sayDeal(deal) : isKnown ? sayExtra('daily.none') : '',
  standing: deal?.standing === 'won' ? 'won' : 'open',
  start: deal && play({ ...deal.way, deal: deal.deal.deal }),
});

/**
 * Offers the first of the five deals that is not won, or the first deal once all are won. No offer until they are
 * known.
 */
export function fiveOffer(five: readonly DealOfFive[], won: ReadonlySet<string>, play: Play): Offer {
  const next = five.find(({ game }) => !won.has(game)) ?? five[0];
  return {
    title: sayExtra('five.of-five'),
    text: next ? sayExtra('five.won', { won: won.size, of: five.length }) : '',
    standing: next && won.size === five.length ? 'won' : 'open',
    start: next && play(next),
  };
}

/** Offers the puzzle of the day; what it is said to be is loaded with it, but not its name. */
export const puzzleOffer = (puzzle: PuzzleOfDay | undefined): Offer => ({
  title: sayExtra('today.puzzle'),
  text: puzzle ? sayPuzzle(puzzle) : '',
  standing: puzzle === undefined || puzzle.standing === 'open' ? 'open' : puzzle.standing === 'right' ? 'won' : 'over',
  start: puzzle?.start,
});

/** Says which deal it is and its result: “Klondike · Draw one · Hard · won”. */
const sayDeal = ({ way, deal, standing }: DealOfDay): string =>
  joinFacts([
    sayGameVersion(way.game, way.options),
    deal.difficulty && sayExtra(`kind.${deal.difficulty}`),
    standing !== 'open' && sayExtra(`daily.${standing}`),
  ]);

/** Says the puzzle's game and kind, and how it was first answered. */
const sayPuzzle = ({ game, kind, standing, words }: PuzzleOfDay): string =>
  joinFacts([
    sayGame(game),
    words.say(`puzzle.kind-${kind}`),
    standing !== 'open' && sayExtra('today.answered', { standing }),
  ]);
