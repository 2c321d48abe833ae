import { defineGame } from '../../model/game.ts';
import { likeTrillium } from '../../vocabulary/families/columns/trillium.ts';
import { alternateColour, anyCard, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'trillium',
  name: 'Trillium',
  variant: () => likeTrillium(13, build(down, alternateColour), anyCard),
});
