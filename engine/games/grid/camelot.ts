import { JACK, KING, QUEEN, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Pile, Relation, Step, Test } from '../../model/pile.ts';
import { type Need, onlyWhen, removeAlone, turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, emptyAmong } from '../../vocabulary/conditions.ts';
import { described, eachPile, gone, pile, stock, waste } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

const TEN = 10;
/** The face card that may stand at each place; 0 where any other card may lie. */
const PICTURES = [KING, QUEEN, QUEEN, KING, JACK, 0, 0, JACK, JACK, 0, 0, JACK, KING, QUEEN, QUEEN, KING];

const tens: Test = (card) => rankOf(card) === TEN;
const tenAlone: Relation = (card, onto) => onto === 0 && tens(card, 0);

export default defineGame({
  id: 'camelot',
  name: 'Camelot',
  /** 1 from when the places are full until a card is turned. */
  counters: { clears: 1 },
  variant(_, { clears }) {
    const out = gone();
    const turned = pile(waste({ room: 1 }));
    const turn = turnTo(turned);
    const room: Need = { met: (t) => free(t) > 0, why: () => ({ code: 'full' }) };
    const talon = pile(
      stock(
        onlyWhen(room, {
          ...turn,
          run(t, at) {
            t.set(clears, 0);
            turn.run(t, at);
          },
        }),
      ),
    );
    const clearing: Need = {
      met: (t) => t.counter(clears) > 0 || (t.size(talon.index) === 0 && t.size(turned.index) === 0),
      why: () => ({ code: 'filling' }),
    };
    const places: Pile[] = eachPile(PICTURES.length, (at) => ({
      role: 'tableau',
      name: 'grid',
      lift: 'top',
      closed: (t, at) => !clearing.met(t, at),
      start: (card) => rankOf(card) <= TEN || rankOf(card) === PICTURES[at],
      build: addUpTo(TEN),
      within: tenAlone,
      reach: described((from, to, _count, t) => (from === turned.index) === (t.size(to) === 0), 'from-some'),
      tap: onlyWhen(clearing, removeAlone(out, TEN), 'first'),
    }));
    const free = emptyAmong(places);
    const settle: Step = (t, move) => {
      if (isDrag(move) && fromOf(move) !== turned.index)
        t.move(toOf(move), out.index, fromOf(move) === toOf(move) ? 1 : 2);
      if (free(t) === 0) t.set(clears, 1);
    };
    return {
      places: [...grid(places, 4, { x: 2.5 }), ...rows([[talon, turned]])],
      hidden: [out],
      from: talon,
      deal: [],
      after: [settle],
      won: (t) => t.size(out.index) === 40 && t.size(talon.index) === 0 && t.size(turned.index) === 0,
      score: cardsOn([out]),
    };
  },
});
