import { ACE, JACK, KING, QUEEN, rankOf } from '../../model/card.ts';
import { REVERSED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { type Place, rows } from '../../model/variant.ts';
import { drag, isDrag, toOf } from '../../model/move.ts';
import type { Pile, Relation, Shortcut, Step } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, gone, pile, piles, reserve, stock, waste } from '../../vocabulary/piles.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

const PARTNERS = new Map([
  [KING, QUEEN],
  [QUEEN, KING],
  [JACK, ACE],
  [ACE, JACK],
]);
const couples: Relation = (card, onto) => sameSuit(card, onto) && PARTNERS.get(rankOf(card)) === rankOf(onto);

export default defineGame({
  id: 'kings-audience',
  name: "King's Audience",
  variant() {
    const aces = gone();
    const toPartner: Shortcut = (_, at) => [...chamber, turned].map((to) => drag(at, 1, to.index));
    const turned: Pile = pile(waste({ build: couples, double: toPartner }));
    const talon = pile(stock(turnTo(turned)));
    const chamber: Pile[] = piles(16, reserve({ name: 'antechamber', build: couples, double: toPartner }));
    const thrones = piles(4, { role: 'foundation', fan: 'right' });
    const homes = piles(4, foundation({ build: build(down, sameSuit), lift: 'nothing' }));
    const [sides, top, bottom] = [
      [...chamber.slice(4, 11), ...chamber.slice(15)],
      chamber.slice(0, 4),
      chamber.slice(11, 15),
    ];
    const score = cardsOn([...thrones, ...homes, aces]);
    const firstFree = (t: Table, among: readonly Pile[]): number =>
      among.find(({ index }) => t.size(index) === 0)!.index;
    const receive: Step = (t, move) => {
      const at = toOf(move);
      if (!isDrag(move) || homes.some(({ index }) => index === at)) return;
      const rank = rankOf(t.top(at));
      if (rank >= QUEEN) return t.move(at, firstFree(t, thrones), 2, rank === KING ? REVERSED : 0);
      const couple = [aces.index, firstFree(t, homes)];
      for (const to of rank === ACE ? couple : couple.toReversed()) t.move(at, to, 1);
    };
    const side = (at: number): Place => ({ pile: sides[at]!, x: 5 * (at % 2), y: Math.floor(at / 2) + 0.5 });
    return {
      places: [
        ...rows([[1, ...top]]),
        side(0),
        ...rows([[1, ...thrones]], 1),
        side(1),
        side(2),
        ...rows([[2, talon, turned]], 2),
        side(3),
        side(4),
        ...rows([[1, ...homes]], 3),
        side(5),
        side(6),
        ...rows([[1, ...bottom]], 4),
        side(7),
      ],
      hidden: [aces],
      from: talon,
      deal: [dealUp(talon, chamber)],
      after: [receive, fillFrom(turned, chamber), fillFrom(talon, chamber)],
      won: (t) => score(t) === 52,
      score,
    };
  },
});
