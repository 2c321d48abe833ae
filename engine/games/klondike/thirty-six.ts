import { ACE, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Step } from '../../model/pile.ts';
import { TURNED } from '../../model/change.ts';
import { dealRound } from '../../vocabulary/deals.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'thirty-six',
  name: 'Thirty-Six',
  variant() {
    const table = likeKlondike({
      heights: [6, 6, 6, 6, 6, 6],
      build: build(down, anySuit),
      homes: { lift: 'nothing' },
      turning: {},
    });
    const [columns, homes] = (['tableau', 'foundation'] as const).map((role) =>
      table.places.flatMap(({ pile }) => (pile.rules.role === role ? [pile] : [])),
    );
    /** Deals a row; an ace in it goes home before the next row is dealt, and its place stays a card short. */
    const dealRow: Step = (t) => {
      dealRound(t, table.from.index, columns!, TURNED);
      for (const { index } of columns!)
        if (rankOf(t.top(index)) === ACE) t.move(index, homes!.find((home) => t.size(home.index) === 0)!.index, 1);
    };
    return { ...table, deal: columns!.map(() => dealRow) };
  },
});
