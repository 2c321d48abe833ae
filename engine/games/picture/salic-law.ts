import { defineGame } from '../../model/game.ts';
import { underKings } from '../../vocabulary/families/foundations/salic-law.ts';

export default defineGame({
  id: 'salic-law',
  name: 'Salic Law',
  variant: () => underKings({ queens: true }),
});
