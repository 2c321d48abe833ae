import { expect, test } from 'vitest';
import { GameView } from '../../../../../engine/search/view/game-view.ts';
import { solverFactsOf } from '../../../../../engine/search/boards/position/facts.ts';
import { BeamBoard } from '../../../../../engine/search/boards/snapshots/board.ts';
import { Snapshots } from '../../../../../engine/search/boards/snapshots/snapshots.ts';
import { deal, playAtRandom, usualWay } from '../../../play.ts';

test.each(['spider', 'gypsy', 'jumbo', 'giant'])('recognises positions of %s as a new board does', (id) => {
  const dealt = deal(usualWay(id), 1);
  const { rules } = dealt;
  const view = new GameView(rules);
  const context = { view, facts: solverFactsOf(view, {}, new Set()) };
  const boardOf = (): BeamBoard => new BeamBoard({ ...context, safe: undefined });
  const kept = new Snapshots();
  kept.measure(dealt.table);
  let count = 0;
  playAtRandom(dealt, 1, 60, () => kept.put(count++, dealt.table));
  const board = boardOf();
  for (let i = 0; i < count; i++) {
    const anew = boardOf();
    for (const one of [board, anew]) {
      kept.take((i * 17) % count, one.table);
      one.settle();
    }
    expect([board.key.a, board.key.b, board.home]).toEqual([anew.key.a, anew.key.b, anew.home]);
  }
});
