import { defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { isDrag, tap } from '../../model/move.ts';
import type { Action, Pile, Step } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { homeFor, sendHome } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'australian-patience',
  name: 'Australian Patience',
  options: { automatic: toggle('Automatic moves to the foundations') },
  variant({ automatic }) {
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const sources = (): Pile[] => [turned, ...columns];
    const allHome: Action = {
      can: (t) => sources().some(({ index }) => homeFor(t, index, homes)),
      run: (t, at) => sendHome(sources(), homes)(t, tap(at)),
      why: () => ({ code: 'none-home' }),
    };
    const onDouble = automatic ? { double: allHome } : {};
    const turned = pile(waste(onDouble));
    const talon = pile({ ...stock(turnTo(turned)), ...onDouble });
    const columns: Pile[] = piles(7, tableau({ build: build(down, sameSuit), start: kings, lift: 'any', ...onDouble }));
    const follow: Step = (t, move) => {
      if (isDrag(move)) sendHome(sources(), homes)(t, move);
    };
    return {
      places: rows([[talon, turned, null, ...homes], columns]),
      from: talon,
      deal: [dealUp(talon, columns, 4)],
      after: automatic ? [follow] : [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
