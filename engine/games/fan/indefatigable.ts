import { defineGame } from '../../model/game.ts';
import { likeCruel } from '../../vocabulary/families/columns/cruel.ts';
import { aces, anyCard, build, sameSuit, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'indefatigable',
  name: 'Indefatigable',
  variant: () =>
    likeCruel({
      laid: aces,
      homes: { lift: 'nothing' },
      columns: { build: build(upOrDown, sameSuit), start: anyCard, lift: 'top' },
      redeals: 2,
    }),
});
