import { FACE_DOWN, makeCard, type Rank, rankOf } from '../../../engine/model/card.ts';
import { fromOf, type Move, toOf } from '../../../engine/model/move.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import type { Role, Step } from '../../../engine/model/pile.ts';
import { Table } from '../../../engine/model/table.ts';
import type { Variant } from '../../../engine/model/variant.ts';
import type { Player } from '../claim.ts';
import { isOpen, legalMoves } from '../moves.ts';
import { pilesOfRole } from '../piles.ts';
import { solving } from '../solving.ts';

/**
 * Searches without suits, which make no difference: the number of cards in each pile says everything, since they come
 * in the order of the deal.
 */
export function auldLangSyneSearch(positions: number): Player {
  const search = solving('auld-lang-syne', {}, { positions, plan: 'whole', eased });
  return (dealt) => search({ ...dealt, table: withoutSuits(dealt.table) });
}

/** Rules by which a card for the lowest foundation goes at once: the other cards of its rank still find a place. */
const eased = (variant: Variant): Variant => ({
  ...variant,
  deck: { suits: [0, 0, 0, 0] },
  after: [sendLowest(variant)],
});

function sendLowest({ places }: Variant): Step {
  const those = (role: Role): number[] =>
    places.filter(({ pile }) => pile.rules.role === role).map(({ pile }) => pile.index);
  const [homes, hands] = [those('foundation'), those('reserve')];
  return (table) => {
    for (;;) {
      const lowest = homes.reduce((one, other) => (table.size(other) < table.size(one) ? other : one));
      const hand = hands.find((pile) => table.size(pile) > 0 && rankOf(table.top(pile)) === table.size(lowest) + 1);
      if (hand === undefined) return;
      table.move(hand, lowest, 1);
    }
  };
}

/** Returns a copy of the table with all cards of one suit. */
function withoutSuits(table: Table): Table {
  const copy = new Table(table.piles, (cards) => cards);
  for (let pile = 0; pile < table.piles; pile++) {
    const cards = Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));
    copy.lay(
      pile,
      cards.map((card) => makeCard(rankOf(card), 0) | (card & FACE_DOWN)),
    );
  }
  return copy;
}

/**
 * A player who remembers what was dealt and may hold a card back; once the stock is used up, all cards are known and
 * the player searches.
 */
export const auldLangSyneHolding =
  (positions: number, search = auldLangSyneSearch(positions)): Player =>
  (dealt) => {
    const { rules, table } = dealt;
    const stock = rules.variant.from.index;
    while (table.size(stock) > 0) {
      const moves = legalMoves(rules, table);
      const next =
        moves.find((move) => isOpen(rules, move) && !isHeld(rules, table, move)) ??
        moves.find((move) => !isOpen(rules, move));
      rules.make(table, next!);
    }
    return search(dealt);
  };

/**
 * Whether the card is held back: enough others of its rank lie on more low cards than it to need every foundation that
 * is ready.
 */
function isHeld(rules: RuleSet, table: Table, move: Move): boolean {
  const [from, to] = [fromOf(move), toOf(move)];
  const heights = pilesOfRole(rules, 'foundation').map((pile) => table.size(pile));
  const height = table.size(to);
  if (height === Math.min(...heights)) return false;
  const rank = height + 1;
  const own = lowUnder(table, from, table.size(from) - 1, rank);
  const worse = pilesOfRole(rules, 'reserve').flatMap((pile) =>
    Array.from({ length: table.size(pile) }, (_, at) => at).filter(
      (at) => rankOf(table.at(pile, at)) === rank && lowUnder(table, pile, at, rank) > own,
    ),
  );
  return worse.length >= heights.filter((each) => each === height).length;
}

/** Counts the cards of lower rank under a place of a pile. */
function lowUnder(table: Table, pile: number, at: number, rank: Rank): number {
  let low = 0;
  for (let under = 0; under < at; under++) if (rankOf(table.at(pile, under)) < rank) low++;
  return low;
}
