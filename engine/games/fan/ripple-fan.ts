import { defineGame } from '../../model/game.ts';
import { likeCruel } from '../../vocabulary/families/columns/cruel.ts';

export default defineGame({
  id: 'ripple-fan',
  name: 'Ripple Fan',
  variant: () => likeCruel({ redeals: Infinity }),
});
