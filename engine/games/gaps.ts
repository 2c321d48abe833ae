import { type Card, KING, rankOf } from '../card.ts';
import { TURNED } from '../change.ts';
import { defineGame, toggle } from '../game.ts';
import { rows } from '../layout.ts';
import type { Action } from '../pile.ts';
import { dealUp, leaveOut } from '../rules/deals.ts';
import { eachPile, gone, pile } from '../rules/piles.ts';
import { aces, build, sameSuit, twos, up } from '../rules/relations.ts';
import { REDEALS, type Table } from '../table.ts';

const WIDTH = 13;
const ROWS = [0, 13, 26, 39];
const next = build(up, sameSuit);

/** How many cards from the left end of a row are in their places: a two and what follows it in suit. */
function inPlace(t: Table, row: number): number {
  const follows = (card: Card, at: number): boolean =>
    card !== 0 && (at === 0 ? twos(card, 0) : next(card, t.top(row + at - 1), 0));
  let length = 0;
  while (length < WIDTH && follows(t.top(row + length), length)) length++;
  return length;
}

const rowOf = (at: number): number => at - (at % WIDTH);

export default defineGame({
  id: 'gaps',
  name: 'Gaps',
  options: { random: toggle('Randomly Placed Gaps on Redeal') },
  layout({ random }) {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const blocked = (t: Table): boolean =>
      places.every(
        ({ index }) => t.size(index) > 0 || (index % WIDTH > 0 && [0, KING].includes(rankOf(t.top(index - 1)))),
      );
    const redeal: Action = {
      chance: true,
      redeals: 2,
      can: (t) => t.counter(REDEALS) < 2 && blocked(t),
      run(t) {
        const loose = places.filter(({ index }) => index % WIDTH >= inPlace(t, rowOf(index)));
        const kept = ROWS.map((row) => row + inPlace(t, row));
        for (const { index } of loose) if (t.size(index) > 0) t.move(index, deck.index, 1, TURNED);
        if (random) t.move(out.index, deck.index, 4, TURNED);
        t.shuffle(deck.index);
        dealUp(deck, random ? loose : loose.filter(({ index }) => !kept.includes(index)))(t, 0);
        if (random) takeAces(t, 0);
        t.add(REDEALS, 1);
      },
    };
    const places = eachPile(ROWS.length * WIDTH, (at, before) => ({
      role: 'tableau',
      lift: 'top',
      room: 1,
      ...(at % WIDTH === 0 ? { start: twos } : { build: next, on: before[at - 1]! }),
      closed: (t) => at % WIDTH < inPlace(t, rowOf(at)),
      double: redeal,
    }));
    const takeAces = leaveOut(aces, places, out);
    const score = (t: Table): number => ROWS.reduce((sum, row) => sum + inPlace(t, row), 0);
    return {
      places: rows(ROWS.map((row) => places.slice(row, row + WIDTH))),
      hidden: [out, deck],
      from: deck,
      deal: [dealUp(deck, places), takeAces],
      won: (t) => score(t) === 48,
      score,
    };
  },
});
