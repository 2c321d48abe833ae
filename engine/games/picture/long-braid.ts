import { defineGame } from '../../model/game.ts';
import { braid } from '../../vocabulary/families/foundations/plait.ts';

export default defineGame({ id: 'long-braid', name: 'Long Braid', variant: () => braid(24, { strict: true }) });
