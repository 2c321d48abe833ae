import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, takeOut } from '../../vocabulary/deals.ts';
import { onDial } from '../../vocabulary/shapes/clock.ts';
import { eachPile, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, down, sameSuit, theCard, up, wrapped } from '../../vocabulary/relations.ts';

/** The suits of the two, the three, the four and the five, and so on: spades, hearts, clubs, diamonds. */
const SUITS = [3, 2, 0, 1];

export default defineGame({
  id: 'grandfathers-clock',
  name: 'Grandfather’s Clock',
  variant() {
    const deck = pile({ role: 'stock' });
    const columns = piles(8, tableau({ build: build(down, anySuit), start: anyCard, lift: 'top' }));
    // The two stands at five o'clock, the nine at twelve, the ten at one; each goes up to its hour.
    const homes = eachPile(12, (at) =>
      foundation({ build: build(wrapped(up), sameSuit), lift: 'nothing', room: at < 8 ? 4 : 5, placed: true }),
    );
    const fromOne = [...homes.slice(8), ...homes.slice(0, 8)];
    const starts = homes.map((home, at) => takeOut(deck, theCard(at + 2, SUITS[at % SUITS.length]!), [home]));
    return {
      places: [...rows([columns.slice(0, 4), columns.slice(4)], 0, 2.2), ...onDial(fromOne, 4.5)],
      hidden: [deck],
      from: deck,
      deal: [...starts, dealOut(deck, columns)],
      won: holds(homes, 52),
      score: cardsOn(homes, 12),
    };
  },
});
