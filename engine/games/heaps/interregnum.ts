import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { underIndexCards } from '../../vocabulary/families/foundations/interregnum.ts';

export default defineGame({
  id: 'interregnum',
  name: 'Interregnum',
  variant: () => underIndexCards(dealEach, 1),
});
