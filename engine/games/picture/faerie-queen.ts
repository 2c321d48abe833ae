import { defineGame } from '../../model/game.ts';
import { underKings } from '../../vocabulary/families/foundations/salic-law.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'faerie-queen',
  name: 'Faerie Queen',
  variant: () => underKings({ queens: false, build: build(down, anySuit) }),
});
