import { defineGame } from '../../model/game.ts';
import { besideReserves } from '../../vocabulary/families/foundations/grand-duchess.ts';

export default defineGame({
  id: 'parisienne',
  name: 'Parisienne',
  variant: () => besideReserves(true),
});
