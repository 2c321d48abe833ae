import { grid, rows, type Variant } from '../../../model/variant.ts';
import { dealEach } from '../../actions.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp, kingsDown, takeOut } from '../../deals.ts';
import { foundation, pile, piles, reserve, stock, tableau } from '../../piles.ts';
import { aces, anySuit, build, down, up } from '../../relations.ts';

/**
 * Eight fans of three and a stock that is dealt to three hands; if `begun`, an ace is on a foundation and each hand has
 * a card from the start.
 */
export function bristolLayout(begun = false): Variant {
  const hands = piles(3, reserve());
  const talon = pile(stock(dealEach(hands)));
  const homes = piles(4, foundation({ build: build(up, anySuit), start: aces, lift: 'nothing' }));
  const columns = piles(8, tableau({ name: 'fan', build: build(down, anySuit), lift: 'top', fan: 'right' }));
  const dealt = [dealUp(talon, columns, 3), kingsDown(columns)];
  return {
    places: [...rows([[talon, 0.75, ...hands, 0.75, ...homes]]), ...grid(columns, 4, { y: 1, step: 2.5 })],
    otherwise: [
      [
        ...rows([
          [talon, 0.6, ...hands],
          [0.3, ...homes],
        ]),
        ...grid(columns, 2, { y: 2, step: 2.4 }),
      ],
      [...grid([talon, ...hands], 1), ...grid(columns, 2, { x: 1.35, step: 2.5 }), ...grid(homes, 1, { x: 6.45 })],
    ],
    from: talon,
    deal: begun ? [takeOut(talon, aces, homes.slice(0, 1)), ...dealt, dealUp(talon, hands)] : dealt,
    won: holds(homes, 52),
    score: cardsOn(homes, begun ? 1 : 0),
  };
}
