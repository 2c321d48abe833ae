import { type Card, suitOf } from '../../model/card.ts';
import { choose, defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { sendHome } from '../../vocabulary/after.ts';
import { byCells, toEmpty } from '../../vocabulary/cells.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

const holdTaken =
  (homes: readonly Pile[], held: number): Step =>
  (t, move) => {
    if (!isDrag(move)) return;
    const isHome = (pile: number): boolean => homes.some(({ index }) => index === pile);
    const suit = 1 << suitOf(t.top(toOf(move)));
    if (isHome(fromOf(move))) t.set(held, t.counter(held) | suit);
    else if (isHome(toOf(move))) t.set(held, t.counter(held) & ~suit);
  };

const notHeld =
  (held: number) =>
  (t: Table, card: Card): boolean =>
    (t.counter(held) & (1 << suitOf(card))) === 0;

/** The choices from `least` to `most`, with their labels. */
const counts = (name: string, least: number, most: number) =>
  Object.fromEntries(
    Array.from({ length: most - least + 1 }, (_, more) => least + more).map((count) => [
      String(count),
      { label: `${count} ${name}${count > 1 ? 's' : ''}`, count },
    ]),
  );

export default defineGame({
  id: 'bakers-game',
  name: "Baker's Game",
  version: 2,
  options: {
    automatic: toggle('Automatic moves to the foundations', true),
    open: toggle('Empty columns take any card'),
    cells: choose('Cells', counts('cell', 1, 10), '4'),
    columns: choose('Columns', counts('column', 4, 10), '8'),
  },
  /**
   * One bit for each suit. It is set when the player takes a card of the suit back, and cleared when the player brings
   * one home. Cards of a suit whose bit is set do not go home automatically.
   */
  counters: { held: 1 },
  variant({ automatic, open, cells: { count }, columns: { count: width } }, { held }) {
    const deck = pile({ role: 'stock' });
    /** Cards taken back from foundations go only to columns. */
    const near = (from: number): boolean => homes.every(({ index }) => index !== from);
    const cells = piles(count, cell({ near }));
    const homes: Pile[] = piles(4, foundation({ build: build(up, sameSuit), start: aces, near }));
    const columns: Pile[] = piles(
      width,
      tableau({
        build: build(down, sameSuit),
        start: open ? anyCard : kings,
        most: open ? byCells(cells, () => columns) : byCells(cells),
        double: toEmpty(cells),
      }),
    );
    return {
      places: rows([
        [...cells, Math.max(0, width - count - homes.length), ...homes],
        [Math.max(0, count + homes.length - width) / 2, ...columns],
      ]),
      hidden: [deck],
      from: deck,
      deal: [dealOut(deck, columns)],
      after: automatic ? [holdTaken(homes, held), sendHome([...cells, ...columns], homes, notHeld(held))] : [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
