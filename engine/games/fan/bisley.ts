import { KING, makeCard } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, laidFirst } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, build, down, sameSuit, up, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'bisley',
  name: 'Bisley',
  variant() {
    const deck = pile({ role: 'stock' });
    const downward = eachPile(4, (suit) =>
      foundation({ build: build(down, sameSuit), start: (card) => card === makeCard(KING, suit), lift: 'nothing' }),
    );
    const upward = piles(4, foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const columns = piles(13, tableau({ build: build(upOrDown, sameSuit), lift: 'top' }));
    const [under, beside] = [columns.slice(0, 4), columns.slice(4)];
    const homes = [...upward, ...downward];
    return {
      places: rows([downward, [...upward, ...beside], under]),
      otherwise: [rows([[2.5, ...downward, ...upward], columns])],
      hidden: [deck],
      from: deck,
      order: laidFirst(aces),
      deal: [dealUp(deck, [...upward, ...beside]), dealUp(deck, columns, 3)],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
