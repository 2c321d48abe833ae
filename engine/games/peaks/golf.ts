import { KING, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Relation } from '../../model/pile.ts';
import { golf } from '../../vocabulary/families/clearing/golf.ts';
import { anySuit, build, upOrDown } from '../../vocabulary/relations.ts';

const neighbours = build(upOrDown, anySuit);
const notOnKing: Relation = (card, onto, base) => rankOf(onto) !== KING && neighbours(card, onto, base);

export default defineGame({
  id: 'golf',
  name: 'Golf',
  variant: () => golf(notOnKing),
});
