import { choose, defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { dealEach } from '../rules/actions.ts';
import { noneEmpty } from '../rules/conditions.ts';
import { dealDown, turnUpTops } from '../rules/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../rules/piles.ts';
import { anyCard, anySuit, build, down, kings, sameSuit } from '../rules/relations.ts';
import { joins } from '../rules/sequences.ts';

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
  layout({ suits: { suits } }) {
    const run = build(down, sameSuit);
    const columns = piles(10, tableau({ build: build(down, anySuit), start: anyCard, lift: run }));
    const homes = piles(8, foundation({ start: kings, lift: 'nothing', least: 13, most: 13 }));
    const talon = pile(stock(dealEach(columns, noneEmpty(columns))));
    const score = joins([...homes, ...columns], run);
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
      // Won with the eight runs on the foundations, and also with all eight left in the tableau, as the manual says.
      won: (t) => score(t) === 96,
      score,
    };
  },
});
