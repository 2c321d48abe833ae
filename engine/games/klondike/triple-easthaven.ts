import { defineGame } from '../../model/game.ts';
import { likeEasthaven } from '../../vocabulary/families/columns/easthaven.ts';

export default defineGame({
  id: 'triple-easthaven',
  name: 'Triple Easthaven',
  variant: () => likeEasthaven(3, 12),
});
