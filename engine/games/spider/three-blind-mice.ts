import { defineGame } from '../../model/game.ts';
import { blindMice } from '../../vocabulary/families/columns/spider.ts';
import { reserve } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'three-blind-mice',
  name: 'Three Blind Mice',
  variant: () => blindMice(reserve()),
});
