import { defineGame } from '../game.ts';
import { foundation, piles } from '../rules/piles.ts';
import { aces, anySuit, build, up } from '../rules/relations.ts';
import { oneAtATime } from '../rules/sir-tommy.ts';

export default defineGame({
  id: 'sir-tommy',
  name: 'Sir Tommy',
  layout() {
    const homes = piles(4, foundation({ build: build(up, anySuit), start: aces, lift: 'nothing' }));
    return { ...oneAtATime(homes), deal: [] };
  },
});
