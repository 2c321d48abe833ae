import { rankOf } from '../../model/card.ts';
import { choose, defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Relation, Test } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { sendHome } from '../../vocabulary/after.ts';
import { toEmpty } from '../../vocabulary/cells.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { eachPile, foundation, pile, piles, reserve, stock, waste } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, down, eitherOf, up } from '../../vocabulary/relations.ts';

const sixes: Test = (card) => rankOf(card) === 6;
const sevens: Test = (card) => rankOf(card) === 7;
const sixOnAce: Relation = (card, onto) => sixes(card, 0) && rankOf(onto) === 1;

const tomb = { build: eitherOf(build(down, anySuit), sixOnAce), start: sixes };
const corner = { build: build(up, anySuit), start: sevens };
const TOMB = 2;

const dealing = choose(
  'Dealing',
  {
    three: { label: 'Three card deals', turn: 3, redeals: 2 },
    one: { label: 'Single card deals', turn: 1, redeals: 0 },
  },
  'one',
);

export default defineGame({
  id: 'napoleons-tomb',
  name: "Napoleon's Tomb",
  options: { dealing, autoplay: toggle('Autoplay') },
  variant({ dealing: { turn, redeals }, autoplay }) {
    const stores = piles(4, reserve({ start: anyCard, room: 1 }));
    const turned = pile(waste({ fan: turn > 1 ? { right: 3 } : 'none', double: toEmpty(stores) }));
    const talon = pile(stock(turnTo(turned, { turn, redeals })));
    const homes = eachPile(5, (at) => foundation({ ...(at === TOMB ? tomb : corner), lift: 'nothing' }));
    const [north, west, east, south] = stores;
    const [northWest, northEast, middle, southWest, southEast] = homes;
    return {
      places: rows([
        [talon, turned, null, northWest!, north!, northEast!],
        [3, west!, middle!, east!],
        [3, southWest!, south!, southEast!],
      ]),
      from: talon,
      deal: [],
      after: autoplay ? [sendHome([turned, ...stores], homes)] : [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
