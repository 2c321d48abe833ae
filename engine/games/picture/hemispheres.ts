import { isRed, KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Pile, PileRules, Relation, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { exchange, fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, reserve, stock, waste } from '../../vocabulary/piles.ts';
import {
  aces,
  anyCard,
  build,
  down,
  eitherOf,
  kings,
  ofSuit,
  sameColour,
  sameSuit,
  up,
} from '../../vocabulary/relations.ts';

const HALF = 6;
/** The suits of the foundations: hearts and diamonds twice, then clubs and spades twice. */
const SUITS = [2, 2, 1, 1, 0, 0, 3, 3];
/** The barriers: two kings in the west and the east, two aces in the north and the south. */
const POLES = [ofSuit(1, kings), ofSuit(2, kings), ofSuit(3, aces), ofSuit(0, aces)];

export default defineGame({
  id: 'hemispheres',
  name: 'Hemispheres',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const poles = piles(POLES.length, reserve({ name: 'barrier', placed: true }));
    const homes = eachPile(SUITS.length, (at) =>
      foundation({ build: build(at < 4 ? up : down, sameSuit), lift: 'nothing', room: KING }),
    );
    const half = (red: boolean): PileRules => {
      const isAtHome = (card: number): boolean => isRed(card) === red;
      const next = build(red ? down : up, sameColour);
      const building: Relation = (card, onto, base) => isAtHome(onto) && next(card, onto, base);
      const exchanging: Relation = (card, onto) => isAtHome(card) && !isAtHome(onto);
      return {
        role: 'tableau',
        name: 'pile',
        lift: 'top',
        start: anyCard,
        build: eitherOf(building, exchanging),
        near: (from) => poles.every(({ index }) => index !== from),
        /** From the other half a card only comes in exchange; only cards of this half move to its empty places. */
        reach(from, to, _count, t) {
          const isFromOther = (red ? lower : upper).some(({ index }) => index === from);
          if (t.size(to) > 0) return isFromOther !== isAtHome(t.top(to));
          return from === turned.index || (!isFromOther && isAtHome(t.top(from)));
        },
      };
    };
    const upper: Pile[] = piles(HALF, half(true));
    const lower: Pile[] = piles(HALF, half(false));
    const changePlaces: Step = (t, move) => {
      if (!isDrag(move) || t.size(toOf(move)) !== 2) return;
      const [under, over] = [t.at(toOf(move), 0), t.top(toOf(move))];
      if (isRed(under) !== isRed(over)) exchange(t, toOf(move), fromOf(move));
    };
    const [west, east, north, south] = poles;
    return {
      places: rows([
        [talon, 0.75, ...upper.slice(0, 3), north!, ...upper.slice(3)],
        [turned, 0.75, west!, 0.5, ...homes.slice(0, 4), 0.5, east!],
        [3.25, ...homes.slice(4)],
        [1.75, ...lower.slice(3).toReversed(), south!, ...lower.slice(0, 3).toReversed()],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [
        ...homes.map((home, at) => takeOut(talon, ofSuit(SUITS[at]!, at < 4 ? aces : kings), [home])),
        ...poles.map((pole, at) => takeOut(talon, POLES[at]!, [pole])),
        dealUp(talon, [...upper, ...lower]),
        dealUp(talon, [turned]),
      ],
      after: [changePlaces, fillFrom(turned, [...upper, ...lower]), fillFrom(talon, [...upper, ...lower])],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
