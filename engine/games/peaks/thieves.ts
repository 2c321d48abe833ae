import { JOKER, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { fromOf } from '../../model/move.ts';
import type { Relation, Step } from '../../model/pile.ts';
import { asTap, playTo, turnTo } from '../../vocabulary/actions.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anySuit, build, eitherOf, upOrDown } from '../../vocabulary/relations.ts';
import { SCORE } from '../../model/counters.ts';

/** Points for a card that is played, by its rank. */
const POINTS = [0, 8, 6, 6, 4, 4, 2, 2, 2, 4, 4, 6, 6, 8, 0];

const wild: Relation = (card, onto) => rankOf(card) === JOKER || rankOf(onto) === JOKER;

export default defineGame({
  id: 'thieves',
  name: 'Thieves',
  variant() {
    const run = pile(waste({ lift: 'nothing', build: eitherOf(build(upOrDown, anySuit), wild) }));
    const talon = pile({ ...stock(turnTo(run)), double: asTap });
    const columns = piles(7, tableau({ lift: 'top', tap: playTo(run), double: asTap }));
    const left = cardsOn(columns);
    const count: Step = (t, move) => {
      if (fromOf(move) !== talon.index) t.add(SCORE, POINTS[rankOf(t.top(run.index))]!);
    };
    return {
      places: rows([columns, [], [talon, run]]),
      from: talon,
      deck: { jokers: true },
      deal: [dealUp(talon, columns, 5), dealUp(talon, [run])],
      after: [count],
      won: (t) => left(t) === 0,
      score: (t) => t.counter(SCORE),
    };
  },
});
