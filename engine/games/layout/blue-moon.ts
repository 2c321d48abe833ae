import { defineGame } from '../../model/game.ts';
import { rowsFromAces } from '../../vocabulary/families/rows/gaps.ts';
import { build, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'blue-moon',
  name: 'Blue Moon',
  variant: () => rowsFromAces({ width: 14, redeals: 2, next: build(up, sameSuit) }),
});
