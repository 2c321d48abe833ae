import { choose, defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach, everyFilled, onlyWhen } from '../../vocabulary/actions.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { pile, stock } from '../../vocabulary/piles.ts';
import { spiderPiles } from '../../vocabulary/families/columns/spider.ts';

const suits = choose(
  'Suits',
  {
    four: { label: 'Four Suits', suits: [0, 1, 2, 3] },
    two: { label: 'Two Suits', suits: [2, 2, 3, 3] },
    one: { label: 'One Suit', suits: [3, 3, 3, 3] },
  },
  'four',
);

export default defineGame({
  id: 'spider',
  name: 'Spider',
  options: { suits },
  variant({ suits: { suits } }) {
    const { columns, homes, won, score } = spiderPiles(10, 8);
    const talon = pile(stock(onlyWhen(everyFilled(columns), dealEach(columns))));
    return {
      places: rows([[talon, null, ...homes], columns]),
      from: talon,
      deck: { packs: 2, suits },
      deal: [
        dealDown(talon, columns, 5),
        dealDown(
          talon,
          columns.filter((_, at) => at % 3 === 0),
        ),
        turnUpTops(columns),
      ],
      after: [turnUpTops(columns)],
      won,
      score,
    };
  },
});
