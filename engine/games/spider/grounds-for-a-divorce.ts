import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { dealRound } from '../../vocabulary/deals.ts';
import { likeSpider } from '../../vocabulary/families/columns/spider.ts';
import { anyCard, anySuit, build, down, sameSuit, wrapped } from '../../vocabulary/relations.ts';

/** Deals a card to each column that is not empty. */
const dealToFilled = (columns: readonly Pile[]): Action => ({
  ...dealEach(columns),
  run: (t, at) =>
    dealRound(
      t,
      at,
      columns.filter(({ index }) => t.size(index) > 0),
      TURNED,
    ),
});

export default defineGame({
  id: 'grounds-for-a-divorce',
  name: 'Grounds for a Divorce',
  variant: () =>
    likeSpider({
      packs: 2,
      heights: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
      open: 5,
      build: build(wrapped(down), anySuit),
      whole: build(wrapped(down), sameSuit),
      first: anyCard,
      deals: dealToFilled,
    }),
});
