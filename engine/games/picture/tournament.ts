import { defineGame } from '../../model/game.ts';
import { likeTournament } from '../../vocabulary/families/tournament.ts';

export default defineGame({
  id: 'tournament',
  name: 'Tournament',
  variant: () => likeTournament('down'),
});
