import { defineGame } from '../../model/game.ts';
import { rowsFromAces } from '../../vocabulary/families/rows/gaps.ts';
import { build, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'galary',
  name: 'Galary',
  variant: () => rowsFromAces({ width: 14, redeals: 2, laid: true, bothSides: true, next: build(up, sameSuit) }),
});
