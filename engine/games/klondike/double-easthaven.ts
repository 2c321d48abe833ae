import { defineGame } from '../../model/game.ts';
import { likeEasthaven } from '../../vocabulary/families/columns/easthaven.ts';

export default defineGame({
  id: 'double-easthaven',
  name: 'Double Easthaven',
  variant: () => likeEasthaven(2, 8),
});
