import { defineGame, toggle } from '../../model/game.ts';
import { likeEasthaven } from '../../vocabulary/families/columns/easthaven.ts';

export default defineGame({
  id: 'triple-easthaven',
  name: 'Triple Easthaven',
  version: 2,
  options: { kings: toggle('Only kings fill empty columns') },
  earlier: { kings: true },
  variant: ({ kings }) => likeEasthaven(3, 12, kings),
});
