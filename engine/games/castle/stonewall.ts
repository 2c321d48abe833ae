import { defineGame } from '../../model/game.ts';
import { dealDown, dealUp } from '../../vocabulary/deals.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { piles, pilesOf, reserve } from '../../vocabulary/piles.ts';

const COLUMNS = 6;

export default defineGame({
  id: 'stonewall',
  name: 'Stonewall',
  variant() {
    const stores = piles(16, reserve());
    const game = likeKlondike({ heights: Array(COLUMNS).fill(COLUMNS), dealsTo: toNone, stores });
    const columns = pilesOf(game, 'tableau');
    const [down, up] = [dealDown(game.from, columns), dealUp(game.from, columns)];
    return { ...game, deal: [down, up, down, up, down, up, dealUp(game.from, stores)] };
  },
});
