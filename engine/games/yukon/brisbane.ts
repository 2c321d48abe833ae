import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'brisbane',
  name: 'Brisbane',
  variant: () =>
    likeKlondike({
      heights: [5, 6, 7, 7, 8, 9, 10],
      open: [5, 5, 5, 4, 4, 4, 4],
      build: build(down, anySuit),
      lift: 'any',
      dealsTo: toNone,
      homes: { lift: 'nothing' },
    }),
});
