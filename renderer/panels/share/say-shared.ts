import type { Fault, Result, Session } from '../../../engine/rules.ts';
import { nameOfLink } from '../../../engine/text.ts';
import { shownDeal } from '../../app/model/play/deals.ts';
import { sayFault } from '../../words/faults.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';

/** Says what a shared text contains, or why it can't be read. */
export function sayShared(found: Result<Session, Fault>, text: string): string {
  if (!found.ok) return sayFault(found.error);
  const session = found.value;
  const values = {
    game: nameOfLink(text) ?? sayGame(session.game.id),
    deal: shownDeal(session),
    moves: session.moveCount,
  };
  return sayExtra(session.played ? 'share.game' : 'share.deal', values);
}
