import { defineGame } from '../../model/game.ts';
import { likeRussianSolitaire } from '../../vocabulary/families/columns/klondike.ts';
import { build, sameSuit, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'alaska',
  name: 'Alaska',
  variant: () => likeRussianSolitaire(build(upOrDown, sameSuit)),
});
