import { defineGame, formerRules } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'squadron',
  name: 'Squadron',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  variant: ({ former }) =>
    likeKlondike({
      packs: 2,
      heights: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
      open: 4,
      build: build(down, sameSuit),
      lift: 'top',
      stores: piles(3, cell()),
      ...(former ? {} : { storesDealt: true }),
      turning: {},
    }),
});
