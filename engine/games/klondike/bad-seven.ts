import { isFaceDown } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { REDEALS } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import type { Action } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { overColumns } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRoundPastAces, turnUpTops } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { PIQUET_RANKS, upFromAceToSeven } from '../../vocabulary/piquet.ts';
import { aces, alternateColour, anyCard, build, down, ofSuit, sameSuit } from '../../vocabulary/relations.ts';

const COLUMNS = 7;
const CARDS = 64;
/** The order of the foundations: clubs, spades, hearts, diamonds. */
const SUITS = [0, 3, 2, 1];

export default defineGame({
  id: 'bad-seven',
  name: 'Bad Seven',
  variant() {
    const columns = piles(COLUMNS, tableau({ build: build(down, alternateColour), start: anyCard }));
    const homes = eachPile(8, (at) =>
      foundation({ build: build(upFromAceToSeven, sameSuit), start: ofSuit(SUITS[at >> 1]!, aces), lift: 'nothing' }),
    );
    const dealRow = (t: Table, at: number, flags: number): void => dealRoundPastAces(t, at, columns, homes, flags);
    /** Deals this many rows, every other one face down, the last one face up. */
    const dealRows = (t: Table, at: number, count: number): void => {
      for (let left = count; left > 0; left--) dealRow(t, at, left % 2 === 1 ? TURNED : 0);
    };
    const deal: Action = {
      redeals: 1,
      round: COLUMNS,
      chance: (t, at) => t.size(at) === 0,
      can: (t, at) => t.size(at) > 0 || (t.counter(REDEALS) === 0 && columns.some(({ index }) => t.size(index) > 0)),
      run(t, at) {
        if (t.size(at) > 0) return dealRow(t, at, TURNED);
        for (const { index } of columns) t.move(index, at, t.size(index));
        for (let i = 0; i < t.size(at); i++) if (!isFaceDown(t.at(at, i))) t.turn(at, i);
        t.shuffle(at);
        t.add(REDEALS, 1);
        dealRows(t, at, Math.floor(t.size(at) / COLUMNS));
        dealRow(t, at, TURNED);
      },
      why: () => ({ code: 'no-redeal', count: 1 }),
    };
    const talon = pile(stock(deal));
    return {
      places: overColumns([talon], homes, columns),
      from: talon,
      deck: { packs: 2, ranks: PIQUET_RANKS },
      deal: [(t) => dealRows(t, talon.index, COLUMNS)],
      after: [turnUpTops(columns)],
      won: holds(homes, CARDS),
      score: cardsOn(homes),
    };
  },
});
