import { defineGame, formerRules } from '../../model/game.ts';
import { thieves } from '../../vocabulary/families/columns/forty-thieves.ts';
import { alternateColour, anyCard, build, down, kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'whitehorse',
  name: 'Whitehorse',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  variant: ({ former }) =>
    thieves({
      packs: 1,
      columns: 7,
      rows: ['up'],
      build: build(down, alternateColour),
      lift: build(down, alternateColour),
      start: former ? anyCard : kings,
      turning: { turn: former ? 1 : 3, redeals: Infinity },
      filled: true,
    }),
});
