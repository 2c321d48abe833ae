import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { sendHome } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealPastHomes } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard, anySuit, build, down, kings, up, upOrDown } from '../../vocabulary/relations.ts';

const [COLUMNS, MIDDLE] = [9, 4];

export default defineGame({
  id: 'rittenhouse',
  name: 'Rittenhouse',
  variant() {
    const deck = pile({ role: 'stock' });
    const columns = piles(COLUMNS, tableau({ build: build(upOrDown, anySuit), start: anyCard, lift: 'top' }));
    /** A foundation takes cards from the column under it and from the middle one. */
    const under = (column: number) => (from: number) =>
      from === columns[column]!.index || from === columns[MIDDLE]!.index;
    const upward = { build: build(up, anySuit), start: aces, lift: 'nothing', room: 13 } as const;
    const downward = { ...upward, build: build(down, anySuit), start: kings };
    const homes: Pile[] = eachPile(COLUMNS - 1, (at) =>
      foundation(at < MIDDLE ? { ...upward, near: under(at) } : { ...downward, near: under(at + 1) }),
    );
    const home = sendHome(columns, homes);
    return {
      places: [...rows([columns], 1), ...homes.map((each, at) => ({ pile: each, x: at < MIDDLE ? at : at + 1, y: 0 }))],
      otherwise: [
        [
          ...rows([columns.slice(0, MIDDLE + 1)], 1),
          ...rows([[0.5, ...columns.slice(MIDDLE + 1)]], 4.5),
          ...rows([homes.slice(0, MIDDLE)]),
          ...rows([[0.5, ...homes.slice(MIDDLE)]], 3.5),
        ],
      ],
      hidden: [deck],
      from: deck,
      deck: { packs: 2 },
      deal: [dealPastHomes(deck, columns, homes)],
      after: [home],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
