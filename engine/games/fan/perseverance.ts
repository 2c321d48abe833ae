import { defineGame } from '../../model/game.ts';
import { likeCruel } from '../../vocabulary/families/columns/cruel.ts';
import { aces } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'perseverance',
  name: 'Perseverance',
  variant: () => likeCruel({ laid: aces, redeals: 2 }),
});
