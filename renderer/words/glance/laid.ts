import { type Description, type PileGroup, suitOf } from '../../../engine/rules.ts';
import type { Describing } from '../fetched/description-words.ts';
import type { Noun } from '../noun.ts';
import { kindNoun, listNoun } from '../table/cards.ts';

type Deck = Description['deck'];
type LaidRank = PileGroup['laid'][number];

/** The number of suits of a complete deck. */
const ALL_SUITS = 4;

/** Names the cards that every deal lays out: `the 4 aces`, `an ace and a king of each suit`; `` for none. */
export function sayLaid(laid: readonly LaidRank[], deck: Deck, describing: Describing): string {
  if (laid.length === 0) return '';
  const suits = deck.suits ?? ALL_SUITS;
  const isOfEach = deck.packs > 1 && suits > 1 && laid.every((one) => one.count === suits && one.suits === suits);
  if (!isOfEach) return listNoun(laid.map((one) => laidNoun(one, deck.packs * suits, describing)))('');
  return describing.say('glance.of-each-suit', {
    cards: listNoun(laid.flatMap(({ rank }) => kindNoun({ ranks: [rank], suits: 'any' }) ?? [])),
  });
}

/** `most`: the number of cards of a rank in the deck. */
function laidNoun({ rank, count, card }: LaidRank, most: number, describing: Describing): Noun {
  const suits = card === undefined ? 'any' : suitOf(card);
  const one = count === 1 ? kindNoun({ ranks: [rank], suits }) : undefined;
  if (one) return one;
  return () => describing.say('glance.ranks', { rank, count, all: count === most ? 'yes' : 'no' });
}

/** Joins what lies on several groups of piles, by rank. */
export const joined = (laid: readonly LaidRank[]): LaidRank[] =>
  [...new Set(laid.map(({ rank }) => rank))]
    .toSorted((one, other) => one - other)
    .map((rank) => {
      const some = laid.filter((one) => one.rank === rank);
      const [only] = some;
      const count = some.reduce((sum, one) => sum + one.count, 0);
      return only && some.length === 1 ? only : { rank, count, card: undefined, suits: 0 };
    });
