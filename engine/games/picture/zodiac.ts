import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, described, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { build, sameSuit, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'zodiac',
  name: 'Zodiac',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: Infinity })));
    const left = cardsOn([talon, turned]);
    /** No card goes home before the whole pack is in the zodiac and on the equator. */
    const homes = bothWays({ reach: described((_from, _to, _count, t) => left(t) === 0, 'waste-empty') });
    const inZodiac = (from: number): boolean => zodiac.some(({ index }) => index === from);
    const isHome = (from: number): boolean => homes.some(({ index }) => index === from);
    const zodiac: Pile[] = piles(
      24,
      tableau({
        name: 'zodiac',
        build: build(upOrDown, sameSuit),
        lift: 'top',
        fan: 'none',
        near: (from) => !inZodiac(from) && !isHome(from),
      }),
    );
    const equator = piles(8, cell({ name: 'equator', near: (from) => !inZodiac(from) }));
    const [above, below] = [0, 1].map((half) => zodiac.filter((_, at) => at % 2 === half)) as [Pile[], Pile[]];
    return {
      places: rows([[talon, turned, 1, ...homes], above, [2, ...equator], below]),
      otherwise: [
        [
          ...rows([[talon, turned], homes]),
          ...grid(above, 6, { x: 1, y: 2.1 }),
          ...rows([equator], 4.2),
          ...grid(below, 6, { x: 1, y: 5.3 }),
        ],
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, zodiac), dealUp(talon, equator)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
