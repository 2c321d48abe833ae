import { defineGame } from '../../model/game.ts';
import { golf, notOnKing } from '../../vocabulary/families/clearing/golf.ts';

export default defineGame({
  id: 'golf',
  name: 'Golf',
  variant: () => golf(notOnKing),
});
