import { defineGame } from '../../model/game.ts';
import { likeRussianSolitaire } from '../../vocabulary/families/columns/klondike.ts';
import { alternateColour, build, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'roslin',
  name: 'Roslin',
  variant: () => likeRussianSolitaire(build(upOrDown, alternateColour)),
});
