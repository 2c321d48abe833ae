import { defineGame } from '../../model/game.ts';
import { inThirteens } from '../../vocabulary/families/columns/german-patience.ts';

export default defineGame({ id: 'bavarian-patience', name: 'Bavarian Patience', variant: () => inThirteens(10) });
