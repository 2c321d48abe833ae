import { defineGame } from '../../model/game.ts';
import { curds } from '../../vocabulary/families/columns/curds-and-whey.ts';

export default defineGame({
  id: 'miss-muffet',
  name: 'Miss Muffet',
  variant: () => curds([6, 5, 5, 5, 5, 5, 5, 5, 5, 6]),
});
