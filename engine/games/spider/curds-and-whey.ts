import { defineGame } from '../../model/game.ts';
import { curds } from '../../vocabulary/families/columns/curds-and-whey.ts';

export default defineGame({
  id: 'curds-and-whey',
  name: 'Curds and Whey',
  variant: () => curds(Array.from({ length: 13 }, () => 4)),
});
