import { defineGame } from '../../model/game.ts';
import { blindMice } from '../../vocabulary/families/columns/spider.ts';
import { cell } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'how-they-run',
  name: 'How They Run',
  variant: () => blindMice(cell()),
});
