import { defineGame } from '../../model/game.ts';
import { likeTournament } from '../../vocabulary/families/foundations/tournament.ts';

export default defineGame({
  id: 'la-nivernaise',
  name: 'La Nivernaise',
  variant: () => likeTournament('none'),
});
