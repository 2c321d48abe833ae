import { defineGame } from '../game.ts';
import { dealEach } from '../rules/actions.ts';
import { onFourAces } from '../rules/lang-syne.ts';

export default defineGame({
  id: 'tam-o-shanter',
  name: "Tam O'Shanter",
  layout: () => onFourAces((hands) => dealEach(hands), true),
});
