import { KING, rankOf } from '../model/card.ts';
import { defineGame, toggle } from '../model/game.ts';
import { grid } from '../model/variant.ts';
import type { Pile } from '../model/pile.ts';
import { onlyWhen, redealByChance } from '../vocabulary/actions.ts';
import { dealUp, leaveOut, takeUp } from '../vocabulary/deals.ts';
import { eachPile, gone, pile } from '../vocabulary/piles.ts';
import { aces, build, sameSuit, twos, up } from '../vocabulary/relations.ts';
import type { Table } from '../model/table.ts';

const WIDTH = 13;
const next = build(up, sameSuit);

/** A two at the left end of its row, or the next in suit after a card in its order. */
function inOrder(t: Table, at: number): boolean {
  if (at % WIDTH === 0) return twos(t.top(at), 0);
  return next(t.top(at), t.top(at - 1), 0) && inOrder(t, at - 1);
}

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
      const loose = places.filter(({ index }) => !inOrder(t, index));
      const beside = ({ index }: Pile): boolean => index % WIDTH === 0 || inOrder(t, index - 1);
      const dealt = random ? loose : loose.filter((place) => !beside(place));
      takeUp(t, random ? [...loose, out] : loose, deck.index);
      t.shuffle(deck.index);
      dealUp(deck, dealt)(t, 0);
      if (random) takeAces(t, 0);
    });
    const places = eachPile(4 * WIDTH, (at, before) => ({
      role: 'tableau',
      lift: 'top',
      room: 1,
      ...(at % WIDTH === 0 ? { start: twos } : { build: next, on: before[at - 1]! }),
      closed: inOrder,
      double: onlyWhen({ met: blocked, why: () => ({ code: 'movable' }) }, redeal),
    }));
    const takeAces = leaveOut(aces, places, out);
    const score = (t: Table): number => places.filter(({ index }) => inOrder(t, index)).length;
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
