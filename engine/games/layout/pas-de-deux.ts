import { type Card, faceUp } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Step } from '../../model/pile.ts';
import { shuffled } from '../../model/random.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { exchange } from '../../vocabulary/after.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { countInOrder } from '../../vocabulary/families/rows/gaps.ts';
import { gridOfRows, inLine, partsBroken } from '../../vocabulary/shapes/grid.ts';
import { pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, sameSuit, up } from '../../vocabulary/relations.ts';

const WIDTH = 13;

/** Puts one whole pack before the other, each in its shuffled order. */
function packAfterPack(cards: readonly Card[]): Card[] {
  const first = cards.filter((card, at) => cards.indexOf(card) === at);
  return [...first, ...cards.filter((card, at) => cards.indexOf(card) < at)];
}

export default defineGame({
  id: 'pas-de-deux',
  name: 'Pas de Deux',
  variant() {
    const turned = pile(waste({ lift: 'nothing' }));
    const turn = turnTo(turned, { redeals: 1 });
    const talon = pile(stock(turn));
    const places = piles(4 * WIDTH, {
      role: 'tableau',
      placed: true,
      lift: 'top',
      takes: anyCard,
      room: 2,
      near: inLine(WIDTH, 0),
      reach: (from, _to, _count, t) => faceUp(t.top(from)) === t.top(turned.index),
    });
    const change: Step = (t, move) => {
      if (!isDrag(move)) return;
      exchange(t, toOf(move), fromOf(move));
      if (turn.can(t, talon.index)) turn.run(t, talon.index);
      // The last card has been exchanged, so no further exchange is possible.
      else t.turn(turned.index, t.size(turned.index) - 1);
    };
    const score = countInOrder(places, { width: WIDTH, first: aces, next: build(up, sameSuit) });
    return {
      places: [...gridOfRows(places, WIDTH), ...rows([[WIDTH / 2 - 1.125, talon, 0.25, turned]], 4.15)],
      otherwise: [
        [...partsBroken(places, WIDTH, { across: 7, apart: 0.4 }), ...grid([talon, turned], 1, { x: 6.25, y: 5.4 })],
      ],
      from: talon,
      deck: { packs: 2 },
      order: (cards, number, nth) => packAfterPack(shuffled(cards, number, nth)),
      deal: [dealUp(talon, places), dealUp(talon, [turned])],
      after: [change],
      won: (t) => score(t) === 4 * WIDTH,
      score,
    };
  },
});
