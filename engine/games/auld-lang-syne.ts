import { defineGame } from '../game.ts';
import { dealEach } from '../rules/actions.ts';
import { onFourAces } from '../rules/lang-syne.ts';

export default defineGame({
  id: 'auld-lang-syne',
  name: 'Auld Lang Syne',
  layout: () => onFourAces((hands) => dealEach(hands)),
});
