import type { Card } from '../model/card.ts';
import { FIRST_DEAL, LAST_DEAL } from '../legality/deal.ts';
import type { Game } from '../model/game.ts';
import { findGame } from '../games/index.ts';
import { parseLog } from './log.ts';
import { completeOptions, type OptionsKey } from '../model/options.ts';
import { deckOf, parseOrder, sameCards } from '../model/deck-order.ts';
import type { Saved } from './saved-game.ts';
import { Session } from './session.ts';
import { type Fault, fault } from './fault.ts';

/** A save opened again: whole, up to the last move the rules allow, or not at all. */
export type Resumed =
  | {
      readonly session: Session;
      readonly refused: { readonly move: number; readonly of: number } | undefined;
      readonly outdated: boolean;
    }
  | { readonly error: Fault };

/**
 * Opens a save. `refused` names the first move that the rules don't allow (counted from 1): the session then stands before it.
 * `outdated`: the moves were made under another version of the rules. Options that the game has had only since have their usual answer. `error` is what is wrong with the save.
 */
export function resume(saved: Saved): Resumed {
  const game = findGame(saved.game);
  if (game === undefined) return { error: fault('game', 1, saved.game) };
  const options = completeOptions(game, saved.options);
  if (options === undefined) return { error: fault('options', 1, saved.options) };
  const deal = saved.cards === '' ? saved.deal : ownDeal(game, options, saved.cards);
  if (deal === undefined) return { error: fault('deck') };
  if (!isDealNumber(saved.deal)) return { error: fault('deal', 1, String(saved.deal)) };
  const log = parseLog(saved.moves);
  if ('badMove' in log) return { error: fault('move', log.badMove, saved.moves.split(' ')[log.badMove - 1]) };
  if (!Number.isInteger(saved.at) || saved.at < 0 || saved.at > log.length)
    return { error: fault('at', 1, String(saved.at)) };
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
