import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';
import { anySuit, build, down, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'rainbow',
  name: 'Rainbow',
  variant: () => likeCanfield({ columns: 4, store: 13, build: build(wrapped(down), anySuit) }),
});
