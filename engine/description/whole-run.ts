import type { RuleSet } from '../legality/rule-set.ts';
import { type Card, KING, makeCard, SUITS } from '../model/card.ts';
import { suitsAmong } from '../model/deck.ts';
import { drag } from '../model/move.ts';
import type { Pile } from '../model/pile.ts';
import type { PileGroup } from './description.ts';
import { uniformTable } from './sources.ts';

type RunSuits = NonNullable<PileGroup['run']>;

const [CLUBS, HEARTS, SPADES] = [0, 2, 3];

/** Kinds of runs by the suits of two cards that alternate. */
const SUITS_OF_RUNS: readonly (readonly [RunSuits, readonly [number, number]])[] = [
  ['same', [SPADES, SPADES]],
  ['colour', [SPADES, CLUBS]],
  ['alternate', [SPADES, HEARTS]],
];

/**
 * Returns how the suits of a complete run follow each other that goes to a pile all at once; undefined where any suits
 * do, where it takes single cards, or where the pack has fewer suits.
 */
export function runSuitsOf({ index, taking: { least } }: Pile, rules: RuleSet): RunSuits | undefined {
  if (least === 1 || suitsAmong(rules.deck) < SUITS.length) return undefined;
  const column = rules.piles.find(({ rules: { role } }) => role === 'tableau');
  if (!column) return undefined;
  const goes = ([, suits]: (typeof SUITS_OF_RUNS)[number]): boolean => {
    const table = uniformTable(rules, false);
    table.lay(column.index, runOf(least, suits));
    return rules.allows(table, drag(column.index, least, index));
  };
  const going = SUITS_OF_RUNS.filter(goes).map(([name]) => name);
  if (going.includes('alternate')) return going.includes('same') ? undefined : 'alternate';
  return going.includes('colour') ? 'colour' : going[0];
}

/** Lists a run of this many cards down from the king, whose suits alternate. */
const runOf = (cards: number, suits: readonly [number, number]): Card[] =>
  Array.from({ length: cards }, (_, at) => makeCard(KING - at, suits[at % 2]!));
