import { defineGame, formerRules } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom, turnForEmpty } from '../../vocabulary/after.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { spiderPiles } from '../../vocabulary/families/columns/spider.ts';
import { pile, stock, waste } from '../../vocabulary/piles.ts';
import { anySuit, build, down, kings, sameSuit, wrapped } from '../../vocabulary/relations.ts';

/** A king may go on an ace; while there are cards to turn, they fill every empty column, and later only kings do. */
const aroundTheCorner = { build: build(wrapped(down), anySuit), start: kings, lift: build(wrapped(down), sameSuit) };

export default defineGame({
  id: 'brown-recluse',
  name: 'Brown Recluse',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  variant({ former }) {
    const { columns, homes, won, score } = spiderPiles(10, 8, former ? {} : aroundTheCorner);
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    return {
      places: overColumns([talon, turned], homes, columns),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns)],
      after: [turnForEmpty(columns, talon, turned), fillFrom(turned, columns)],
      won,
      score,
    };
  },
});
