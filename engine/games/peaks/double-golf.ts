import { defineGame, toggle } from '../../model/game.ts';
import { golf, neighbours, notOnKing } from '../../vocabulary/families/clearing/golf.ts';

export default defineGame({
  id: 'double-golf',
  name: 'Double Golf',
  version: 2,
  options: { kings: toggle('Nothing goes on a king') },
  earlier: { kings: true },
  variant: ({ kings }) => golf(kings ? notOnKing : neighbours, { packs: 2, columns: 9, height: 7 }),
});
