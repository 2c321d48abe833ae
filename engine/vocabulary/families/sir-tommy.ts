import { type Variant, rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { turnTo } from '../actions.ts';
import { cardsOn, holds } from '../conditions.ts';
import { fromOnly, pile, piles, reserve, stock, waste } from '../piles.ts';
import { anyCard } from '../relations.ts';

/** Cards turned up one by one; each has to go home or on one of four piles, which it leaves only to go home. */
export function oneAtATime(homes: readonly Pile[], laid = 0): Omit<Variant, 'deal'> {
  const turned = pile(waste({ room: 1 }));
  const talon = pile(stock(turnTo(turned)));
  const hands = piles(4, reserve({ fan: 'down', build: () => true, start: anyCard, near: fromOnly(turned) }));
  return {
    places: rows([
      [talon, turned, null, ...homes],
      [null, null, null, ...hands],
    ]),
    from: talon,
    won: holds(homes, 52),
    score: cardsOn(homes, laid),
  };
}
