import { defineGame } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { aces, build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'san-juan-hill',
  name: 'San Juan Hill',
  variant: () => thieves({ columns: 10, rows: ['up', 'up', 'up', 'up'], build: build(down, sameSuit), laid: aces }),
});
