import { isFaceDown, rankOf, suitOf } from '../../../../engine/rules.ts';
import { ranksOfLetter, suitsOfLetter } from '../../../words/letters/card-letters.ts';
import { type FocusMap, visiblePiles } from './focus.ts';
import { isKeyOfItsOwn } from './key-bindings.ts';
import { type Spot, spotsOf } from '../../model/table/spots.ts';
import { locale } from '../../../words/say.ts';

/** The ranks typed last, and when, in milliseconds. */
export interface TypedRanks {
  readonly ranks: readonly number[];
  readonly time: number;
}

/** A suit belongs to the rank typed before it if it follows within this many milliseconds. */
const PAUSE_MS = 1000;

/**
 * Returns where a typed letter leads: a rank to the next such card, a suit after it to exactly that card; undefined: it
 * is no letter of a card. A letter that is also a key of its own means a rank only with Shift.
 */
export function typeAhead(
  letter: string,
  time: number,
  before: TypedRanks | undefined,
  from: Spot,
  map: FocusMap,
): { readonly typed: TypedRanks | undefined; readonly spot: Spot | undefined } | undefined {
  const small = letter.toLocaleLowerCase(locale());
  const suits = suitsOfLetter(small);
  if (suits.length > 0 && before && time - before.time < PAUSE_MS) {
    return { typed: undefined, spot: find(before.ranks, suits, from, map) };
  }
  const ranks = isKeyOfItsOwn(letter) ? [] : ranksOfLetter(small);
  return ranks.length > 0 ? { typed: { ranks, time }, spot: find(ranks, undefined, from, map) } : undefined;
}

/**
 * Finds the next such card from that place on, round the whole table; the place itself counts only once a suit is
 * given.
 */
function find(
  ranks: readonly number[],
  suits: readonly number[] | undefined,
  from: Spot,
  map: FocusMap,
): Spot | undefined {
  const { shapes, table } = map;
  const all = visiblePiles(map).flatMap((pile) => spotsOf(pile, shapes[pile], table).map((index) => ({ pile, index })));
  const here = all.findIndex(({ pile, index }) => pile === from.pile && index === from.index);
  const start = suits === undefined ? here + 1 : Math.max(0, here);
  const round = [...all.slice(start), ...all.slice(0, start)];
  return round.find(({ pile, index }) => {
    const card = table.at(pile, index);
    if (isFaceDown(card) || !ranks.includes(rankOf(card))) return false;
    return suits === undefined || suits.includes(suitOf(card));
  });
}
