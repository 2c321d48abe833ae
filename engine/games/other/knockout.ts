import { ACE, KING, type Rank, suitOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { fromOf, isDrag } from '../../model/move.ts';
import type { Action, Step, Test } from '../../model/pile.ts';
import { dealEach, redealByChance } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';

const RANKS: readonly Rank[] = [ACE, 7, 8, 9, 10, 11, 12, KING];
const ROWS = 5;
const ROUNDS = 3;
const club: Test = (card) => suitOf(card) === 0;

export default defineGame({
  id: 'knockout',
  name: 'Knockout',
  variant() {
    const heaps = piles(3, tableau({ name: 'heap', lift: 'top' }));
    const each = dealEach(heaps);
    const redeal = redealByChance(ROUNDS - 1, (t, at) => {
      takeUp(t, heaps, at);
      t.shuffle(at);
      each.run(t, at);
    });
    const rowOrRedeal: Action = {
      ...redeal,
      chance: (t) => t.size(heaps[0]!.index) === ROWS,
      can: (t, at) => t.size(heaps[0]!.index) < ROWS || redeal.can(t, at),
      run: (t, at) => (t.size(heaps[0]!.index) < ROWS ? each : redeal).run(t, at),
      why: () => ({ code: 'rounds', count: ROUNDS }),
    };
    const talon = pile(stock(rowOrRedeal));
    const clubs = pile(foundation({ start: club, build: club, lift: 'nothing' }));
    /** Replaces a club that goes home with the next card of the stock. */
    const fill: Step = (t, move) => {
      const left = heaps.filter(({ index }) => isDrag(move) && index === fromOf(move));
      dealUp(talon, left)(t, move);
    };
    return {
      places: overColumns([talon], [clubs], heaps),
      from: talon,
      deck: { ranks: RANKS },
      deal: [dealUp(talon, heaps)],
      after: [fill],
      won: holds([clubs], RANKS.length),
      score: cardsOn([clubs]),
    };
  },
});
