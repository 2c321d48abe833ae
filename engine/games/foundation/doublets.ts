import { KING, rankOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Relation, Step } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, putUnder } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, waste } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

/** Twice the rank, modulo thirteen; a king would be zero, so kings are never played. */
const doubled: Relation = (card, onto) => rankOf(card) === (2 * rankOf(onto)) % KING;

export default defineGame({
  id: 'doublets',
  name: 'Doublets',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const home = pile(foundation({ build: doubled, lift: 'nothing' }));
    const arch = piles(7, reserve());
    const dealt = [...arch.slice(0, -1), home, ...arch.slice(-1)];
    const kingsUnder: Step = (t) => {
      for (const { index } of dealt) {
        while (kings(t.top(index), 0)) {
          putUnder(t, index, talon.index);
          t.move(talon.index, index, 1, TURNED);
        }
      }
    };
    return {
      places: rows([
        [talon, turned, null, ...arch.slice(0, 3)],
        [3, ...arch.slice(3, 4), null, ...arch.slice(4, 5)],
        [3, ...dealt.slice(5)],
      ]),
      from: talon,
      deal: [dealUp(talon, dealt), kingsUnder],
      after: [fillFrom(turned, arch), fillFrom(talon, arch)],
      won: holds([home], 48),
      score: cardsOn([home]),
    };
  },
});
