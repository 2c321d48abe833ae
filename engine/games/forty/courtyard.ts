import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'courtyard',
  name: 'Courtyard',
  variant: () =>
    thieves({ columns: 12, rows: ['up'], build: build(down, sameSuit), lift: build(down, sameSuit), filled: true }),
});
