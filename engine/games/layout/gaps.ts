import { KING, rankOf } from '../../model/card.ts';
import { defineGame, toggle } from '../../model/game.ts';
import { grid } from '../../model/variant.ts';
import { onlyWhen, redealByChance } from '../../vocabulary/actions.ts';
import { dealUp, leaveOut, takeUp } from '../../vocabulary/deals.ts';
import { countInOrder, dealLoose, inOrder, type Order } from '../../vocabulary/families/rows/gaps.ts';
import { eachPile, gone, pile } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, twos, up } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

const WIDTH = 13;
const order: Order = { width: WIDTH, first: twos, next: build(up, sameSuit) };
const ordered = inOrder(order);

export default defineGame({
  id: 'gaps',
  name: 'Gaps',
  options: { random: toggle('Randomly Placed Gaps on Redeal') },
  variant({ random }) {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const dead = (t: Table, at: number): boolean => at % WIDTH > 0 && [0, KING].includes(rankOf(t.top(at - 1)));
    const blocked = (t: Table): boolean => places.every(({ index }) => t.size(index) > 0 || dead(t, index));
    const redeal = redealByChance(2, (t) => {
      if (!random) return dealLoose(deck, places, order)(t, 0);
      const loose = places.filter(({ index }) => !ordered(t, index));
      takeUp(t, [...loose, out], deck.index);
      t.shuffle(deck.index);
      dealUp(deck, loose)(t, 0);
      takeAces(t, 0);
    });
    const places = eachPile(4 * WIDTH, (at, before) => ({
      role: 'tableau',
      lift: 'top',
      room: 1,
      ...(at % WIDTH === 0 ? { start: twos } : { build: order.next, on: before[at - 1]! }),
      closed: ordered,
      double: onlyWhen({ met: blocked, why: () => ({ code: 'movable' }) }, redeal),
    }));
    const takeAces = leaveOut(aces, places, out);
    const score = countInOrder(places, order);
    return {
      places: grid(places, WIDTH),
      hidden: [out, deck],
      from: deck,
      deal: [dealUp(deck, places), takeAces],
      won: (t) => score(t) === 48,
      score,
    };
  },
});
