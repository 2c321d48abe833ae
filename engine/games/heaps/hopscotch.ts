import { KING, type Rank, rankOf, suitOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Test } from '../../model/pile.ts';
import { dealUp, laidFirst } from '../../vocabulary/deals.ts';
import { eachPile, foundation } from '../../vocabulary/piles.ts';
import { anySuit, build, upBy, wrapped } from '../../vocabulary/relations.ts';
import { oneAtATime } from '../../vocabulary/families/foundations/sir-tommy.ts';

const firstClubs: Test = (card) => suitOf(card) === 0 && rankOf(card) <= 4;

/** Builds up by `step` ranks, wrapping past the king. Nothing goes on a king, which comes last. */
const untilKing = (step: number) => (card: Rank, onto: Rank) => onto !== KING && wrapped(upBy(step))(card, onto);

export default defineGame({
  id: 'hopscotch',
  name: 'Calculation',
  variant() {
    const homes = eachPile(4, (at) => foundation({ build: build(untilKing(at + 1), anySuit), lift: 'nothing' }));
    return {
      ...oneAtATime(homes, { laid: 4, rules: { role: 'reserve' }, deal: (from) => [dealUp(from, homes)] }),
      order: laidFirst(firstClubs),
    };
  },
});
