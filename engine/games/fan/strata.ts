import { ACE, type Rank } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { redealInOrder } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, gather } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

const RANKS = [ACE, 7, 8, 9, 10, 11, 12, 13];
const next = (card: Rank, onto: Rank): boolean => up(card, onto) || (card === 7 && onto === ACE);

export default defineGame({
  id: 'strata',
  name: 'Strata',
  variant() {
    const talon = pile(
      stock(
        redealInOrder(2, (t, at) => {
          gather(t, columns.toReversed(), at);
          deal(t, 0);
        }),
      ),
    );
    const homes = piles(8, foundation({ build: build(next, sameSuit), start: aces }));
    const columns = piles(8, tableau({ build: build(down, alternateColour), start: anyCard, lift: 'top' }));
    const deal = dealOut(talon, columns);
    return {
      places: overColumns([talon], homes, columns),
      from: talon,
      deck: { packs: 2, ranks: RANKS },
      deal: [deal],
      won: holds(homes, 64),
      score: cardsOn(homes),
    };
  },
});
