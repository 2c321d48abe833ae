import { defineGame } from '../../model/game.ts';
import { likeTournament } from '../../vocabulary/families/foundations/tournament.ts';

export default defineGame({
  id: 'tournament',
  name: 'Tournament',
  variant: () => likeTournament('down'),
});
