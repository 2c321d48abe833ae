import { type Card, KING, rankOf, suitOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Measure, Relation, Test } from '../../model/pile.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';
import { wholeSuits } from '../../vocabulary/sequences.ts';

const isDiamond = (card: Card): boolean => suitOf(card) === 1;
const diamonds: Test = isDiamond;
const others: Test = (card) => !isDiamond(card);
const follows = build(down, anySuit);
const among: Relation = (card, onto, base) => follows(card, onto, base) && !isDiamond(card) && !isDiamond(onto);

export default defineGame({
  id: 'diamond-mine',
  name: 'Diamond Mine',
  variant() {
    const deck = pile({ role: 'stock' });
    const mine = pile(foundation({ build: build(wrapped(up), sameSuit), start: diamonds, lift: 'nothing' }));
    const columns = piles(13, tableau({ build: among, start: others }));
    const whole = wholeSuits(columns);
    const raised: Measure = (t) => {
      let sum = 0;
      for (let i = 0; i < t.size(mine.index); i++) sum += rankOf(t.at(mine.index, i));
      return sum;
    };
    return {
      places: rows([[6, mine], columns]),
      hidden: [deck],
      from: deck,
      deal: [dealDown(deck, columns, 3), dealUp(deck, columns)],
      after: [turnUpTops(columns)],
      won: (t) => t.size(mine.index) === KING && whole(t) === 3,
      score: (t) => raised(t) + 3 * whole(t),
    };
  },
});
