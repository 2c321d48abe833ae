import { defineGame, formerRules } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { baseShown, reserveShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { alternateColour, anyCard, baseCards, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'demons-and-thieves',
  name: 'Demons and Thieves',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  variant({ former }) {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const store = pile(reserve());
    const homes = piles(
      8,
      foundation({ build: build(wrapped(up), sameSuit), start: baseCards, lift: 'nothing', room: 13 }),
    );
    const demons = piles(4, tableau({ build: build(wrapped(down), alternateColour), start: anyCard }));
    const thieves = piles(5, tableau({ build: build(wrapped(down), sameSuit), start: anyCard }));
    const first = homes.slice(0, 1);
    return {
      places: rows([
        [talon, turned, 1, ...homes],
        [store, 0.5, ...demons, 0.5, ...thieves],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [
        dealDown(talon, [store], 13),
        turnUpTops([store]),
        dealUp(talon, first),
        setBase(first),
        dealUp(talon, demons),
        dealUp(talon, thieves, 8),
      ],
      after: [...(former ? [fillFrom(store, demons)] : []), turnUpTops([store])],
      won: holds(homes, 104),
      score: cardsOn(homes),
      shows: [reserveShown(store), baseShown],
    };
  },
});
