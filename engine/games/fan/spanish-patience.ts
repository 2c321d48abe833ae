import { defineGame } from '../../model/game.ts';
import { bakersDozen } from '../../vocabulary/families/columns/bakers-dozen.ts';
import { anySuit, build, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'spanish-patience',
  name: 'Spanish Patience',
  variant: () => bakersDozen({ home: build(up, anySuit) }),
});
