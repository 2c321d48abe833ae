import { defineGame, toggle } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { aces, anyCard, anySuit, build, down, kings } from '../../vocabulary/relations.ts';

const runs = build(down, anySuit);

export default defineGame({
  id: 'lady-palk',
  name: 'Lady Palk',
  version: 2,
  options: { aces: toggle('Aces on the foundations from the start'), kings: toggle('Only kings fill empty columns') },
  earlier: { aces: true, kings: true },
  variant: ({ aces: areLaid, kings: onlyKings }) =>
    thieves({
      columns: 8,
      rows: ['up', 'up', 'up', 'up'],
      build: runs,
      lift: runs,
      start: onlyKings ? kings : anyCard,
      ...(areLaid && { laid: aces }),
    }),
});
