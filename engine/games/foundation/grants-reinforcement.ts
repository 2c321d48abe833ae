import { defineGame } from '../../model/game.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { likeAlhambra } from '../../vocabulary/families/foundations/alhambra.ts';
import { build, nextTo, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'grants-reinforcement',
  name: "Grant's Reinforcement",
  variant: () =>
    likeAlhambra({
      stores: 4,
      size: 12,
      wastes: 1,
      waste: { build: build(nextTo, sameSuit) },
      after: (talon, stores) => [fillFrom(talon, stores)],
    }),
});
