import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { anySuit, build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'freds-spider',
  name: "Fred's Spider",
  variant: () =>
    likeKlondike({
      packs: 2,
      heights: Array.from({ length: 10 }, () => 5),
      open: 5,
      build: build(down, anySuit),
      lift: build(down, sameSuit),
    }),
});
