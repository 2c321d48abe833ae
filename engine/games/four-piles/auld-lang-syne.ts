import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { onFourAces } from '../../vocabulary/families/foundations/lang-syne.ts';

export default defineGame({
  id: 'auld-lang-syne',
  name: 'Auld Lang Syne',
  variant: () => onFourAces((hands) => dealEach(hands)),
});
