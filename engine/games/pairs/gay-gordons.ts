import { JACK, KING, QUEEN, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Relation } from '../../model/pile.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { addUpTo, eitherOf } from '../../vocabulary/relations.ts';

const jacks: Relation = (card, onto) => rankOf(card) === JACK && rankOf(onto) === JACK;
const build = eitherOf(addUpTo(11), addUpTo(KING + QUEEN), jacks);

export default defineGame({
  id: 'gay-gordons',
  name: 'Gay Gordons',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const store = pile(reserve({ build, fan: 'right' }));
    const columns = piles(10, tableau({ lift: 'top', build }));
    return {
      places: rows([[store], columns]),
      hidden: [out, deck],
      from: deck,
      deal: [dealUp(deck, [store], 2), dealOut(deck, columns)],
      after: [removePairs(out)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
