import { defineGame } from '../../model/game.ts';
import { likeRussianSolitaire } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'russian-solitaire',
  name: 'Russian Solitaire',
  variant: () => likeRussianSolitaire(build(down, sameSuit)),
});
