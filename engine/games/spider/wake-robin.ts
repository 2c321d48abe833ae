import { defineGame } from '../../model/game.ts';
import { likeTrillium } from '../../vocabulary/families/columns/trillium.ts';
import { anyCard, anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'wake-robin',
  name: 'Wake-Robin',
  variant: () => likeTrillium(9, build(down, anySuit), anyCard),
});
