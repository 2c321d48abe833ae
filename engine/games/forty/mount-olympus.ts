import { defineGame } from '../../model/game.ts';
import { inTwos } from '../../vocabulary/families/columns/by-twos.ts';
import { anyCard } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'mount-olympus',
  name: 'Mount Olympus',
  variant: () => inTwos({ height: 1, start: anyCard }),
});
