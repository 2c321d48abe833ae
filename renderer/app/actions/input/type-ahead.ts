import { rankOf, suitOf, SUITS } from '../../../../engine/index.ts';
import { type FocusMap, standing } from './focus.ts';
import { type Spot, spotsOf } from '../../model/spots.ts';

/** The rank that was typed last, and when, in milliseconds. */
export interface Typed {
  readonly rank: number;
  readonly time: number;
}

/** A suit belongs to the rank before it for as long as this. */
const PAUSE_MS = 1000;
/** The letters of the ranks from the ace on: A would be `All home`, so an ace is a 1, and a ten a 0. */
const RANKS = '1234567890jqk';
const INITIALS = SUITS.map((suit) => suit.charAt(0)).join('');

/**
 * Where a typed letter leads, undefined when it is none of a card: a rank to the next such card, a suit after it to
 * that very card.
 */
export function typeAhead(
  letter: string,
  time: number,
  before: Typed | undefined,
  from: Spot,
  map: FocusMap,
): { readonly typed: Typed | undefined; readonly spot: Spot | undefined } | undefined {
  const suit = INITIALS.indexOf(letter);
  if (suit >= 0 && before && time - before.time < PAUSE_MS) {
    return { typed: undefined, spot: find(before.rank, suit, from, map) };
  }
  const rank = RANKS.indexOf(letter) + 1;
  return rank > 0 ? { typed: { rank, time }, spot: find(rank, undefined, from, map) } : undefined;
}

/** The next such card after that place, round the whole table; the place itself only with its suit. */
function find(rank: number, suit: number | undefined, from: Spot, map: FocusMap): Spot | undefined {
  const { shapes, table } = map;
  const all = standing(map).flatMap((pile) => spotsOf(pile, shapes[pile], table).map((index) => ({ pile, index })));
  const here = all.findIndex(({ pile, index }) => pile === from.pile && index === from.index);
  const start = suit === undefined ? here + 1 : Math.max(0, here);
  const round = [...all.slice(start), ...all.slice(0, start)];
  return round.find(({ pile, index }) => {
    const card = table.at(pile, index);
    return rankOf(card) === rank && (suit === undefined || suitOf(card) === suit) && card < 64;
  });
}
