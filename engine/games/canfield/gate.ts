import { defineGame } from '../../model/game.ts';
import { fromOf } from '../../model/move.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'gate',
  name: 'Gate',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    // If the gateposts are equally long, the left one fills rails first. They must not share their rules, which would
    // make them interchangeable.
    const post = (): Pile => pile(reserve({ name: 'gatepost', fan: 'down' }));
    const [left, right] = [post(), post()];
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const rails = piles(8, tableau({ name: 'rail', build: build(down, alternateColour), start: anyCard }));
    /** Fills an emptied rail from the longer gatepost, of equal ones the left, or else from the waste. */
    const fill: Step = (t, move) => {
      const rail = rails.filter(({ index }) => index === fromOf(move));
      fillFrom(t.size(right.index) > t.size(left.index) ? right : left, rail)(t, move);
      fillFrom(turned, rail)(t, move);
    };
    return {
      places: rows([
        [talon, turned, 4, ...homes],
        [left, ...rails, right],
      ]),
      from: talon,
      deal: [dealUp(talon, [left, right], 5), dealUp(talon, rails)],
      after: [fill],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
