import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { pile, piles, tableau } from '../../vocabulary/piles.ts';
import { build, down, eitherOf, kings, sameRank, sameSuit } from '../../vocabulary/relations.ts';
import { inOneRun, joins, wholeSuits } from '../../vocabulary/sequences.ts';

export default defineGame({
  id: 'curds-and-whey',
  name: 'Curds and Whey',
  variant() {
    const deck = pile({ role: 'stock' });
    const run = build(down, sameSuit);
    const [asRun, asRank] = [inOneRun(run), inOneRun(sameRank)];
    const columns = piles(
      13,
      tableau({
        build: eitherOf(run, sameRank),
        start: kings,
        run,
        reach: (...at) => asRun(...at) || asRank(...at),
      }),
    );
    const whole = wholeSuits(columns);
    return {
      places: rows([columns]),
      hidden: [deck],
      from: deck,
      deal: [dealOut(deck, columns)],
      won: (t) => whole(t) === 4,
      score: joins(columns, run),
    };
  },
});
