import { defineGame } from '../../model/game.ts';
import { bristolLayout } from '../../vocabulary/families/columns/bristol.ts';

export default defineGame({
  id: 'bristol',
  name: 'Bristol',
  variant: () => bristolLayout(),
});
