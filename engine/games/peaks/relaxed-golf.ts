import { defineGame } from '../../model/game.ts';
import { golf } from '../../vocabulary/families/clearing/golf.ts';
import { anySuit, build, nextTo } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'relaxed-golf',
  name: 'Relaxed Golf',
  variant: () => golf(build(nextTo, anySuit)),
});
