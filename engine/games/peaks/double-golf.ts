import { defineGame } from '../../model/game.ts';
import { golf, notOnKing } from '../../vocabulary/families/clearing/golf.ts';

export default defineGame({
  id: 'double-golf',
  name: 'Double Golf',
  variant: () => golf(notOnKing, { packs: 2, columns: 9, height: 7 }),
});
