import { defineGame } from '../../model/game.ts';
import { betweenTwo } from '../../vocabulary/families/clearing/royal-marriage.ts';

export default defineGame({ id: 'push-pin', name: 'Push Pin', variant: () => betweenTwo() });
