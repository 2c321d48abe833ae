import type { NamedSummary } from '../../../preload/api.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';

/** Whether a name is one of these, small letters or large. */
export const isTaken = (name: string, list: readonly NamedSummary[]): boolean =>
  list.some((each) => each.name.toLocaleLowerCase() === name.trim().toLocaleLowerCase());

/** What a game is called as long as nobody calls it otherwise. */
export function usualName({ session, shownDeal: deal }: Play): string {
  const told = deal === 0 ? say('statistics.own-deal') : String(deal);
  return say('named.usual', { game: sayGame(session.game.id), deal: told, moves: session.moveCount });
}
