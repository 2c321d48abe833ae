import { defineGame, toggle } from '../../model/game.ts';
import { likeEasthaven } from '../../vocabulary/families/columns/easthaven.ts';

export default defineGame({
  id: 'double-easthaven',
  name: 'Double Easthaven',
  version: 2,
  options: { kings: toggle('Only kings fill empty columns') },
  earlier: { kings: true },
  variant: ({ kings }) => likeEasthaven(2, 8, kings),
});
