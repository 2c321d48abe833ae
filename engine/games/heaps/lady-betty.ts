import { defineGame } from '../../model/game.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, up } from '../../vocabulary/relations.ts';
import { oneAtATime } from '../../vocabulary/families/foundations/sir-tommy.ts';

export default defineGame({
  id: 'lady-betty',
  name: 'Lady Betty',
  variant: () => oneAtATime(piles(4, foundation({ build: build(up, sameSuit), start: aces })), { hands: 6 }),
});
