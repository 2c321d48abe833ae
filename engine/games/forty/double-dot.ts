import { ACE, isRed, makeCard, type Rank } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, sameSuit, theCard, upBy, wrapped } from '../../vocabulary/relations.ts';

const STEP = 2;

/** The card that begins a suit: a black ace or a red two. */
const firstOf = (suit: number) => theCard(isRed(makeCard(ACE, suit)) ? (2 satisfies Rank) : ACE, suit);

export default defineGame({
  id: 'double-dot',
  name: 'Double Dot',
  variant() {
    const homes = eachPile(4, (suit) =>
      foundation({ build: build(wrapped(upBy(STEP)), sameSuit), start: firstOf(suit), room: 13 }),
    );
    const columns = piles(8, tableau({ build: build(wrapped(upBy(-STEP)), anySuit), start: anyCard }));
    const talon = pile(stock(dealEach(columns)));
    return {
      places: overColumns([talon], homes, columns),
      from: talon,
      deal: [...homes.map((home, suit) => takeOut(talon, firstOf(suit), [home])), dealUp(talon, columns)],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
