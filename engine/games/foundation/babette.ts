import { TURNED } from '../../model/change.ts';
import { defineGame, formerRules } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { grid, type Place, rows } from '../../model/variant.ts';
import { dealOn } from '../../vocabulary/actions.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRound, gather } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { onSpots, type PyramidSpot } from '../../vocabulary/shapes/pyramid.ts';

const WIDTH = 8;
const ROWS = 13;
/** The distance between rows, in card heights. */
const ROW_STEP = 0.3;

/** A place for every card of both packs, row by row; a card lies on the lower edge of the one above it. */
const GARDEN: readonly PyramidSpot[] = Array.from({ length: WIDTH * ROWS }, (_, at) => ({
  row: Math.floor(at / WIDTH),
  x: at % WIDTH,
  covers: at + WIDTH < WIDTH * ROWS ? [at + WIDTH] : [],
}));

/** Returns the places column by column, each from the top. */
const byColumn = (places: readonly Pile[]): Pile[] =>
  Array.from({ length: WIDTH }, (_, column) => places.filter((_place, at) => at % WIDTH === column)).flat();

export default defineGame({
  id: 'babette',
  name: 'Babette',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  /** The rows dealt since the cards were last gathered. */
  counters: { dealt: 1 },
  variant({ former }, { dealt }) {
    const homes = bothWays({ lift: 'nothing' });
    const garden = former ? piles(WIDTH, tableau({ lift: 'top' })) : onSpots(GARDEN, { role: 'tableau', lift: 'top' });
    const gathered = byColumn(garden);
    const dealRow: Action['run'] = (t, at) => {
      const first = former ? 0 : WIDTH * t.counter(dealt);
      dealRound(t, at, garden.slice(first, first + WIDTH), TURNED);
      t.add(dealt, 1);
    };
    const dealing = dealOn(
      () => gathered,
      1,
      dealRow,
      (t, from, to) => {
        gather(t, from, to);
        t.set(dealt, 0);
      },
    );
    const talon = pile(stock({ ...dealing, round: WIDTH }));
    const gardenAt = (x: number, y: number): Place[] => grid(garden, WIDTH, { x, y, down: ROW_STEP });
    return {
      places: [...rows([[talon, 0.5, ...homes]]), ...gardenAt(1.5, 1)],
      otherwise: [[...rows([[talon]]), ...gardenAt(1.35, 0), ...grid(homes, 2, { x: 9.7 })]],
      from: talon,
      deck: { packs: 2 },
      deal: [(t) => dealRow(t, talon.index)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
