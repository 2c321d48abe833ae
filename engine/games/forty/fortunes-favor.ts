import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { aces, build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'fortunes-favor',
  name: "Fortune's Favor",
  variant: () =>
    thieves({ packs: 1, columns: 12, rows: ['up'], build: build(down, sameSuit), laid: aces, filled: true }),
});
