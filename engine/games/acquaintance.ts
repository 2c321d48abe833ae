import { defineGame } from '../model/game.ts';
import { dealEach, dealOn } from '../vocabulary/actions.ts';
import { onFourAces } from '../vocabulary/families/lang-syne.ts';

export default defineGame({
  id: 'acquaintance',
  name: 'Acquaintance',
  variant: () => onFourAces((hands) => dealOn(() => hands.toReversed(), 2, dealEach(hands).run), { opened: true }),
});
