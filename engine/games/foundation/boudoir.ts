import { JACK, QUEEN } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { onePerSuit } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { takeSuits } from '../../vocabulary/deals.ts';
import { pile, stock, waste } from '../../vocabulary/piles.ts';
import { aces, build, down, ofRank, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'boudoir',
  name: 'Boudoir',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const stays = { lift: 'nothing' } as const;
    const rising = onePerSuit({ start: aces, build: build(up, sameSuit), ...stays });
    const queens = onePerSuit({ room: 1, ...stays });
    const jacks = onePerSuit({ start: ofRank(JACK), room: 1, ...stays });
    const tens = onePerSuit({ start: ofRank(10), build: build(wrapped(down), sameSuit), room: 11, ...stays });
    const homes = [...rising, ...queens, ...jacks, ...tens];
    return {
      places: rows([
        [1.5, ...rising],
        [talon, 0.5, ...queens],
        [turned, 0.5, ...jacks],
        [1.5, ...tens],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [takeSuits(talon, ofRank(QUEEN), queens)],
      won: holds(homes, 104),
      score: cardsOn(homes, 4),
    };
  },
});
