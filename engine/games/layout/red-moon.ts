import { defineGame } from '../../model/game.ts';
import { rowsFromAces } from '../../vocabulary/families/rows/gaps.ts';
import { build, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'red-moon',
  name: 'Red Moon',
  variant: () => rowsFromAces({ width: 14, redeals: 2, laid: true, next: build(up, sameSuit) }),
});
