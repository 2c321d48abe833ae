import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';
import { anySuit, build, down, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'chameleon',
  name: 'Chameleon',
  variant: () => likeCanfield({ columns: 3, store: 12, build: build(wrapped(down), anySuit) }),
});
