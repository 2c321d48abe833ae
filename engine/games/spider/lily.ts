import { defineGame } from '../../model/game.ts';
import { likeTrillium } from '../../vocabulary/families/columns/trillium.ts';
import { alternateColour, build, down, kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'lily',
  name: 'Lily',
  variant: () => likeTrillium(13, build(down, alternateColour), kings),
});
