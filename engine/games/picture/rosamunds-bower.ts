import { JACK, KING, QUEEN } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import type { Action, Condition, Pile } from '../../model/pile.ts';
import { type Place, rows } from '../../model/variant.ts';
import { dealOn, turnTo } from '../../vocabulary/actions.ts';
import { refill } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, takeOut } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { foundation, pile, piles, reserve, stock, waste } from '../../vocabulary/piles.ts';
import { anySuit, build, down, theCard, wrapped } from '../../vocabulary/relations.ts';

const CARDS = 52;
const [CLUBS, HEARTS, SPADES] = [0, 2, 3];

const lastKing = choose(
  'King',
  {
    spades: { label: 'King of spades', suit: SPADES },
    clubs: { label: 'King of clubs', suit: CLUBS },
  },
  'spades',
);

export default defineGame({
  id: 'rosamunds-bower',
  name: "Rosamund's Bower",
  options: { king: lastKing },
  variant({ king: { suit } }) {
    const home = pile(foundation({ build: build(wrapped(down), anySuit), lift: 'nothing' }));
    /** The king and the queen stay until they are the last cards. */
    const before =
      (last: number): Condition =>
      (t) =>
        t.size(home.index) < CARDS - last;
    const king = pile(reserve({ closed: before(2) }));
    const queen = pile(reserve({ closed: before(1) }));
    const guards = piles(8, reserve());
    const relief = pile(reserve({ lift: 'nothing' }));
    const turned = pile(waste({ room: 1 }));
    const heaps = piles(3, hand(turned));
    const turning = turnTo(turned);
    const again = dealOn(() => heaps, 3);
    const dealing: Action = {
      ...again,
      can: (t, at) => (t.size(at) > 0 ? turning : again).can(t, at) && t.size(turned.index) === 0,
      run: (t, at) => (t.size(at) > 0 ? turning : again).run(t, at),
      why: (t, at) =>
        t.size(turned.index) === 0 ? again.why(t, at) : { code: t.size(at) > 0 ? 'unplayed' : 'movable' },
    };
    const talon: Pile = pile(stock(dealing));
    const ring = [...guards.slice(0, 4), queen, ...guards.slice(4)];
    const bower = (x: number): Place[] =>
      ring.map((each, at) => ({ pile: each, x: x + (at % 3), y: Math.floor(at / 3) * 1.05 }));
    const beside = rows(
      [
        [home, king],
        [0.5, relief],
        [talon, turned],
      ],
      0,
      1.05,
    );
    return {
      places: [...beside, ...bower(2.4), ...rows([[5.8, ...heaps]])],
      otherwise: [[...beside, ...bower(2.4), ...rows([[1.2, ...heaps]], 3.3)]],
      from: talon,
      deal: [
        takeOut(talon, theCard(JACK, SPADES), [home]),
        takeOut(talon, theCard(KING, suit), [king]),
        takeOut(talon, theCard(QUEEN, HEARTS), [queen]),
        dealDown(talon, [relief], 7),
        dealUp(talon, guards),
        dealUp(talon, [turned]),
      ],
      after: [refill(relief, guards)],
      won: holds([home], CARDS),
      noneSafe: true,
      score: cardsOn([home], 1),
    };
  },
});
