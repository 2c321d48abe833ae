import { defineGame } from '../../model/game.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { onFourAces } from '../../vocabulary/families/foundations/lang-syne.ts';

export default defineGame({
  id: 'old-fashioned',
  name: 'Old Fashioned',
  variant: () => onFourAces((hands) => dealEach(hands), { count: 6, opened: true }),
});
