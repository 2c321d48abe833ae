import { defineGame } from '../../model/game.ts';
import { likeFourSeasons } from '../../vocabulary/families/columns/four-seasons.ts';

export default defineGame({
  id: 'royal-east',
  name: 'Four Seasons',
  variant: () => likeFourSeasons(),
});
