import { defineGame } from '../../model/game.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, up } from '../../vocabulary/relations.ts';
import { oneAtATime } from '../../vocabulary/families/foundations/sir-tommy.ts';

export default defineGame({
  id: 'sir-tommy',
  name: 'Sir Tommy',
  variant() {
    const homes = piles(4, foundation({ build: build(up, anySuit), start: aces, lift: 'nothing' }));
    return oneAtATime(homes, { rules: { role: 'reserve' } });
  },
});
