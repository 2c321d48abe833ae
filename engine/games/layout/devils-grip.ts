import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { countOf, fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Step } from '../../model/pile.ts';
import { grid } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { exchange, fillFrom } from '../../vocabulary/after.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import {
  buildByThrees,
  inPlace,
  begins,
  rowsByThrees,
  rowsOf,
} from '../../vocabulary/families/rows/picture-gallery.ts';
import { pile, stock, waste } from '../../vocabulary/piles.ts';
import { eitherOf } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

export default defineGame({
  id: 'devils-grip',
  name: "Devil's Grip",
  variant() {
    const lines = rowsByThrees([2, 3, 4], (base) => ({
      fan: { down: 4 },
      lift: buildByThrees,
      // When two piles change places, at least one goes where its ranks belong; `reach` checks the whole piles.
      build: eitherOf(
        buildByThrees,
        (card, onto) => (rankOf(card) - base) % 3 === 0 || (rankOf(onto) - base) % 3 !== 0,
      ),
      reach: (from, to, count, t) =>
        t.size(to) === 0 || isBuiltOn(t, from, to, count) || (from !== turned.index && changes(t, from, to)),
      outOfReach: 'order',
    }));
    const places = lines.flat();
    const isBuiltOn = (t: Table, from: number, to: number, count: number): boolean =>
      buildByThrees(t.at(from, t.size(from) - count), t.top(to), 0);
    /** Whether two piles may change places: neither begins its row now, and one would in the other's place. */
    const changes = (t: Table, from: number, to: number): boolean =>
      !begins(t, from, places[from]!) &&
      !begins(t, to, places[to]!) &&
      (begins(t, from, places[to]!) || begins(t, to, places[from]!));
    const turned = pile(waste());
    const turn = turnTo(turned, { turn: 3, redeals: Infinity });
    const talon = pile(stock(turn));
    const ordered = inPlace(places);
    const change: Step = (t, move) => {
      if (!isDrag(move)) return;
      const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
      const first = t.size(to) - count;
      if (first === 0 || buildByThrees(t.at(to, first), t.at(to, first - 1), 0)) return;
      if (t.size(from) > 0) {
        // The rest of the pile goes along.
        t.move(to, from, count);
        t.move(from, to, t.size(from));
      }
      exchange(t, to, from, { count: t.size(to) - first });
    };
    return {
      places: [...rowsOf(lines, 1.6), ...grid([talon, turned], 1, { x: 8.5, y: 1.1 })],
      from: talon,
      deck: { packs: 2, ranks: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
      deal: [dealUp(talon, places), (t) => turn.run(t, talon.index)],
      after: [change, fillFrom(talon, places), fillFrom(turned, places)],
      won: (t) => ordered(t) === 96,
      score: ordered,
    };
  },
});
