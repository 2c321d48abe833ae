import { defineGame } from '../../model/game.ts';
import { inThreeHands } from '../../vocabulary/families/columns/bristol.ts';

export default defineGame({
  id: 'belvedere',
  name: 'Belvedere',
  variant: () => inThreeHands(true),
});
