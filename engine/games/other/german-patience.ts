import { defineGame } from '../../model/game.ts';
import { inThirteens } from '../../vocabulary/families/columns/german-patience.ts';

export default defineGame({ id: 'german-patience', name: 'German Patience', variant: () => inThirteens(8) });
