import { TURNED } from '../../model/change.ts';
import { choose, defineGame, toggle } from '../../model/game.ts';
import { grid } from '../../model/variant.ts';
import { drag, fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Action, Condition, Shortcut, Step } from '../../model/pile.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, stock } from '../../vocabulary/piles.ts';
import { withStock } from '../../vocabulary/shapes/in-a-line.ts';
import { eitherOf, sameRank, sameSuit } from '../../vocabulary/relations.ts';

const REACHES = [3, 1];
const alike = eitherOf(sameSuit, sameRank);

const variation = choose(
  'Variation',
  {
    accordion: { label: 'Accordion', ways: [-1] },
    relaxed: { label: 'Relaxed Accordion', ways: [-1, 1] },
  },
  'accordion',
);

export default defineGame({
  id: 'accordion',
  name: 'Accordion',
  options: { variation, dealt: toggle('Deal one by one') },
  former: { single: { false: { dealt: false }, true: { dealt: true } } },
  variant({ variation: { ways }, dealt: single }) {
    const steps = ways.flatMap((way) => REACHES.map((by) => way * by));
    const firstOfThese: Shortcut = (_, at) =>
      steps.filter((by) => by >= -at && at + by < line.length).map((by) => drag(at, 1, at + by));
    const playable: Condition = (t, at) =>
      t.size(at) > 0 && REACHES.some((by) => by <= at && alike(t.top(at), t.top(at - by), 0));
    // Deals the next card only when nothing can be played. Otherwise the player could lay out the whole pack first.
    const dealOne: Action = {
      can: (t, at) => t.size(at) > 0 && !line.some(({ index }) => playable(t, index)),
      run: (t, at) =>
        t.move(
          at,
          line.findIndex(({ index }) => t.size(index) === 0),
          1,
          TURNED,
        ),
      why: (t, at) => ({ code: t.size(at) > 0 ? 'movable' : 'dealt' }),
    };
    const deck = pile(single ? stock(dealOne) : { role: 'stock' });
    const out = gone();
    const line = piles(52, {
      role: 'tableau',
      growing: true,
      lift: 'top',
      build: alike,
      near: (from, to) => steps.includes(to - from),
      double: firstOfThese,
    });
    const closeUp: Step = (t, move) => {
      if (!isDrag(move)) return;
      const to = toOf(move);
      t.swap(to, 0, 1);
      t.move(to, out.index, 1);
      for (let at = fromOf(move); at + 1 < line.length && t.size(at + 1) > 0; at++) t.move(at + 1, at, 1);
    };
    const [places, ...otherwise] = single ? withStock(line, deck) : [9, 13, 11, 7, 6].map((width) => grid(line, width));
    return {
      places: places!,
      otherwise,
      hidden: single ? [out] : [out, deck],
      from: deck,
      deal: [dealUp(deck, single ? line.slice(0, 1) : line)],
      after: [closeUp],
      won: holds([out], 51),
      score: cardsOn([out]),
    };
  },
});
