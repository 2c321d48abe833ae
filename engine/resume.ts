import type { Card } from './card.ts';
import { FIRST_DEAL, LAST_DEAL } from './deal.ts';
import type { Game } from './game.ts';
import { findGame } from './games/index.ts';
import { parseLog } from './log.ts';
import { completeOptions, type OptionsKey } from './options.ts';
import { deckOf, parseOrder, sameCards } from './order.ts';
import type { Saved } from './saved.ts';
import { Session } from './session.ts';

/** A save opened again: whole, up to the last move the rules allow, or not at all. */
export type Resumed =
  | {
      readonly session: Session;
      readonly refused: { readonly move: number; readonly of: number } | undefined;
      readonly outdated: boolean;
    }
  | { readonly error: string };

/**
 * Opens a save. `refused` names the first move that the rules don't allow (counted from 1): the session then stands before it.
 * `outdated`: the moves were made under another version of the rules. Options that the game has had only since have their usual answer. `error` says what is wrong with the save, for a person.
 */
export function resume(saved: Saved): Resumed {
  const game = findGame(saved.game);
  if (game === undefined) return { error: `There is no game called "${saved.game}".` };
  const options = completeOptions(game, saved.options);
  if (options === undefined) return { error: `${game.name} has no options "${saved.options}".` };
  const deal = saved.cards === '' ? saved.deal : ownDeal(game, options, saved.cards);
  if (deal === undefined) return { error: `The cards of the saved game are not those of ${game.name}.` };
  if (!isDealNumber(saved.deal)) return { error: `${saved.deal} is not the number of a deal.` };
  const log = parseLog(saved.moves);
  if ('badMove' in log) return { error: `Move ${log.badMove} of the saved game can't be read.` };
  if (!Number.isInteger(saved.at) || saved.at < 0 || saved.at > log.length)
    return { error: `The saved game has no move ${saved.at}.` };
  const session = Session.begin(game, options, deal);
  const move = session.replay(log, saved.at);
  const refused = move === undefined ? undefined : { move, of: log.length };
  return { session, refused, outdated: saved.rules !== game.version };
}

function ownDeal(game: Game, options: OptionsKey, cards: string): readonly Card[] | undefined {
  const order = parseOrder(cards);
  return order && sameCards(order, deckOf(game, options)) ? order : undefined;
}

export const isDealNumber = (number: number): boolean =>
  Number.isInteger(number) && number >= FIRST_DEAL && number <= LAST_DEAL;
