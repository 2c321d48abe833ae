import { KING } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, reserve, stock, tableau } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, down, kings, wrapped } from '../../vocabulary/relations.ts';
import { wholeRun } from '../../vocabulary/sequences.ts';

interface Variation {
  readonly label: string;
  /**
   * The cards that the tail may hold: a run that leaves it as a whole, a run that may leave it in parts, or one card.
   */
  readonly tail: 'run' | 'parts' | 'card';
}

const variation = choose<Variation>(
  'Variation',
  {
    'tabby-cat': { label: 'Tabby Cat', tail: 'run' },
    parts: { label: 'Tabby Cat, tail in parts', tail: 'parts' },
    manx: { label: 'Manx', tail: 'card' },
  },
  'tabby-cat',
);

const joined = build(wrapped(down), anySuit);

export default defineGame({
  id: 'tabby-cat',
  name: 'Tabby Cat',
  options: { variation },
  variant({ variation: { tail } }) {
    const end = pile(
      tail === 'card' ? cell({ name: 'tail' }) : reserve({ name: 'tail', fan: 'down', start: anyCard, lift: joined }),
    );
    const leavesWhole = {
      reach: (from: number, _to: number, count: number, t: { size(pile: number): number }): boolean =>
        from !== end.index || count === t.size(from),
    };
    const columns: Pile[] = piles(4, tableau({ build: joined, start: anyCard, ...(tail === 'run' && leavesWhole) }));
    const homes = piles(
      4,
      foundation({ start: kings, lift: 'nothing', least: KING, most: KING, ...wholeRun(build(down, anySuit)) }),
    );
    const talon = pile(stock(dealEach(columns)));
    return {
      places: rows([
        [talon, 1, ...homes],
        [2, ...columns, 1, end],
      ]),
      from: talon,
      deal: [dealUp(talon, columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
