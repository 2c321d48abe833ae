import { JACK, type Rank, suitOf } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import type { Pile, Reach } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { described, eachPile, foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { alternateColour, anyCard, build, down, ofRank, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

const year = choose(
  'Year',
  { 2026: { label: '2026' }, 2027: { label: '2027' }, 2028: { label: '2028' }, 2029: { label: '2029' } },
  '2026',
);

/** The rank after that of a digit of the year, in which 0 stands for ten. */
const rankAfter = (digit: string): Rank => (digit === '0' ? JACK : Number(digit) + 1);

export default defineGame({
  id: 'anno-domini',
  name: 'Anno Domini',
  options: { year },
  variant({ year: { label: digits } }) {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    /** A suit that has begun one foundation begins no other. */
    const once: Reach = described(
      (from, to, _count, t) =>
        t.size(to) > 0 ||
        homes.every(({ index }) => t.size(index) === 0 || suitOf(t.at(index, 0)) !== suitOf(t.top(from))),
      'once-a-suit',
    );
    const homes: Pile[] = eachPile(4, (at) =>
      foundation({
        build: build(wrapped(up), sameSuit),
        start: ofRank(rankAfter(digits.charAt(at))),
        reach: once,
        room: 13,
      }),
    );
    const columns = piles(4, tableau({ build: build(wrapped(down), alternateColour), start: anyCard }));
    return {
      places: rows([
        [talon, turned, 0.5, ...homes],
        [2.5, ...columns],
      ]),
      from: talon,
      deal: [dealUp(talon, columns), dealUp(talon, [turned])],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
