import { defineGame } from '../../model/game.ts';
import { likeRussianSolitaire } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, otherSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'moosehide',
  name: 'Moosehide',
  variant: () => likeRussianSolitaire(build(down, otherSuit)),
});
