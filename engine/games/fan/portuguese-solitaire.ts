import { defineGame } from '../../model/game.ts';
import { bakersDozen } from '../../vocabulary/families/columns/bakers-dozen.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'portuguese-solitaire',
  name: 'Portuguese Solitaire',
  variant: () => bakersDozen({ fill: kings }),
});
