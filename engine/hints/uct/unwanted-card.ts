import type { Card } from '../../model/card.ts';
import { ON_FOUNDATION, IN_TALON } from './board-move.ts';
import type { ColumnBoard } from './column-board.ts';

/** Returns a card that can go home and that no card still needs to be laid on; 0: none. */
export function unwantedCard(board: ColumnBoard): Card {
  const { chains, children, childrenFrom, homes, talon } = board.game;
  for (let chain = 0; chain < homes.length; chain++) {
    const card = board.nextHome(chain);
    // Where several cards are turned at a time, taking one from the waste changes which cards come up.
    if (card === 0 || (board.pileOf(card) === IN_TALON && talon!.turn > 1)) continue;
    const end = childrenFrom[card + 1]!;
    let at = childrenFrom[card]!;
    while (at < end && (board.pileOf(children[at]!) === ON_FOUNDATION || chains.order[children[at]!] === 0)) at++;
    if (at === end) return card;
  }
  return 0;
}
