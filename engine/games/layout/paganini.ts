import { ACE, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Relation } from '../../model/pile.ts';
import { rowsFromAces } from '../../vocabulary/families/rows/gaps.ts';
import { sameSuit, up } from '../../vocabulary/relations.ts';

const SIX = 6;
/** The six follows the ace. */
const next: Relation = (card, onto) =>
  sameSuit(card, onto) && up(rankOf(card), rankOf(onto) === ACE ? SIX - 1 : rankOf(onto));

export default defineGame({
  id: 'paganini',
  name: 'Paganini',
  variant: () => rowsFromAces({ width: 10, ranks: [ACE, 6, 7, 8, 9, 10, 11, 12, 13], redeals: 1, next }),
});
