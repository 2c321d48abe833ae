import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { onFourAces } from '../../vocabulary/families/foundations/lang-syne.ts';

export default defineGame({
  id: 'tam-o-shanter',
  name: "Tam O'Shanter",
  variant: () => onFourAces((hands) => dealEach(hands), { inDeck: true }),
});
