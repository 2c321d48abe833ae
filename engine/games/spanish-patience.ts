import { defineGame } from '../game.ts';
import { bakersDozen } from '../rules/bakers-dozen.ts';
import { anySuit, build, up } from '../rules/relations.ts';

export default defineGame({
  id: 'spanish-patience',
  name: 'Spanish Patience',
  layout: () => bakersDozen({ home: build(up, anySuit) }),
});
