import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { aces, build, down, notAces, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'trefoil',
  name: 'Trefoil',
  variant: () => inFans({ fans: 16, build: build(down, sameSuit), laid: aces, homes: { gives: notAces }, redeals: 2 }),
});
