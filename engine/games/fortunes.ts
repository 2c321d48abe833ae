import type { Rank } from '../card.ts';
import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import type { Condition, Pile } from '../pile.ts';
import { asTap, dealEach, removeTop } from '../rules/actions.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { gone, pile, piles, stock, tableau } from '../rules/piles.ts';
import { aceHigh, anyCard, build, sameSuit } from '../rules/relations.ts';

const beatenBy = build(
  aceHigh((card: Rank, other: Rank) => card < other),
  sameSuit,
);

export default defineGame({
  id: 'fortunes',
  name: 'Fortunes',
  layout() {
    const out = gone();
    const beaten: Condition = (t, at) =>
      t.size(at) > 0 && columns.some(({ index }) => t.size(index) > 0 && beatenBy(t.top(at), t.top(index), 0));
    const columns: Pile[] = piles(
      4,
      tableau({ start: anyCard, lift: 'any', tap: removeTop(out, beaten), double: asTap }),
    );
    const talon = pile({ ...stock(dealEach(columns)), double: asTap });
    return {
      places: rows([[talon, null, ...columns]]),
      hidden: [out],
      from: talon,
      deal: [],
      won: holds([out], 48),
      score: cardsOn([out]),
    };
  },
});
