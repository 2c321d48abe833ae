import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { grid, rows } from '../../model/variant.ts';
import { bothWays, laidBothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRound, dealUp } from '../../vocabulary/deals.ts';
import { eachPile, pile, reserve, stock } from '../../vocabulary/piles.ts';

const [ACROSS, LINES] = [10, 7];
/** The distance between rows, in card heights: a card shows most of the one above it. */
const STEP = 0.85;
/** The distance between columns in a tall window, in card widths. */
const CLOSE_STEP = 0.775;
const COLUMNS = Array.from({ length: ACROSS }, (_, at) => at);

export default defineGame({
  id: 'parallels',
  name: 'Parallels',
  variant() {
    const homes = bothWays();
    const holdsCard = (t: Table, at: number): boolean => places[at] !== undefined && t.size(places[at].index) > 0;
    const places: Pile[] = eachPile(ACROSS * LINES, (at) =>
      reserve({ placed: true, closed: (t) => holdsCard(t, at - ACROSS) && holdsCard(t, at + ACROSS) }),
    );
    const rowsIn = (t: Table): number => {
      const last = places.findLastIndex(({ index }) => t.size(index) > 0);
      return Math.ceil((last + 1) / ACROSS);
    };
    /**
     * Returns the empty places of the first `count` rows that are filled next, one a column: those over a card, or if
     * there is none the highest ones.
     */
    const nextGaps = (t: Table, count: number): Pile[] => {
      const gaps = COLUMNS.map((column) =>
        Array.from({ length: count }, (_, row) => row * ACROSS + column).filter((at) => !holdsCard(t, at)),
      );
      const first = gaps.map((column) => column.find((at) => holdsCard(t, at + ACROSS)));
      const isOver = first.some((at) => at !== undefined);
      return (isOver ? first : gaps.map(([at]) => at)).flatMap((at) => (at === undefined ? [] : [places[at]!]));
    };
    const deal: Action = {
      can: (t, at) => t.size(at) > 0 && (rowsIn(t) < LINES || nextGaps(t, LINES).length > 0),
      run(t, at) {
        const count = rowsIn(t);
        let gaps = nextGaps(t, count);
        if (gaps.length === 0) return dealRound(t, at, places.slice(ACROSS * count, ACROSS * (count + 1)), TURNED);
        for (; gaps.length > 0 && t.size(at) > 0; gaps = nextGaps(t, count)) dealRound(t, at, gaps, TURNED);
      },
      why: (t, at) => ({ code: t.size(at) > 0 ? 'full' : 'dealt' }),
    };
    const talon: Pile = pile(stock(deal));
    return {
      places: [
        ...rows([[talon]]),
        ...grid(places, ACROSS, { x: 1.25, down: STEP }),
        ...grid(homes.slice(0, 4), 1, { y: 1.3 }),
        ...grid(homes.slice(4), 1, { x: 11.5, y: 1.3 }),
      ],
      otherwise: [[...rows([[talon], homes]), ...grid(places, ACROSS, { y: 2.1, step: CLOSE_STEP, down: 0.95 })]],
      from: talon,
      deck: { packs: 2 },
      deal: [...laidBothWays(talon, homes), dealUp(talon, places.slice(0, ACROSS))],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
