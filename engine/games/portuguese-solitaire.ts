import { defineGame } from '../game.ts';
import { bakersDozen } from '../rules/bakers-dozen.ts';
import { kings } from '../rules/relations.ts';

export default defineGame({
  id: 'portuguese-solitaire',
  name: 'Portuguese Solitaire',
  layout: () => bakersDozen({ fill: kings }),
});
