import { QUEEN, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { inTwos } from '../../vocabulary/families/columns/by-twos.ts';

export default defineGame({
  id: 'zeus',
  name: 'Zeus',
  variant: () => inTwos({ height: 4, start: (card) => rankOf(card) >= QUEEN }),
});
