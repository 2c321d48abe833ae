import { defineGame } from '../../model/game.ts';
import { likeCruel } from '../../vocabulary/families/columns/cruel.ts';
import { alternateColour, anyCard, build, down, kings, sameSuit, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'royal-family',
  name: 'Royal Family',
  variant: () =>
    likeCruel({
      laid: kings,
      homes: { build: build(down, sameSuit) },
      columns: { build: build(upOrDown, alternateColour), start: anyCard, lift: 'top' },
      redeals: 1,
    }),
});
