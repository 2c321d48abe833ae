import { defineGame } from '../../model/game.ts';
import { bakersDozen } from '../../vocabulary/families/columns/bakers-dozen.ts';

export default defineGame({
  id: 'lucky-thirteen',
  name: 'Lucky Thirteen',
  variant: () => bakersDozen({ asDealt: true }),
});
