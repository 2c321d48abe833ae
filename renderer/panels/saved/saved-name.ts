import type { NamedSummary } from '../../../preload/api.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { locale, say } from '../../words/say.ts';

/** Whether a name is in the list, in any case. */
export const isNameTaken = (name: string, list: readonly NamedSummary[]): boolean =>
  list.some((each) => each.name.toLocaleLowerCase(locale()) === name.trim().toLocaleLowerCase(locale()));

/** Returns the name suggested for a saved game. */
export function usualName({ session, shownDeal: deal }: Play): string {
  const dealName = deal === 0 ? say('statistics.own-deal') : String(deal);
  return sayExtra('named.usual', { game: sayGame(session.game.id), deal: dealName, moves: session.moveCount });
}
