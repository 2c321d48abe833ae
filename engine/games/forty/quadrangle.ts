import { defineGame } from '../../model/game.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { pilesOf } from '../../vocabulary/piles.ts';
import { baseCards, build, down, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'quadrangle',
  name: 'Quadrangle',
  variant() {
    const game = thieves({
      columns: 12,
      rows: ['up', 'up', 'up'],
      build: build(wrapped(down), sameSuit),
      filled: true,
      homes: { build: build(wrapped(up), sameSuit), start: baseCards, lift: 'nothing' },
    });
    const first = pilesOf(game, 'foundation').slice(0, 1);
    return { ...game, deal: [...game.deal, dealUp(game.from, first), setBase(first)], shows: [baseShown] };
  },
});
