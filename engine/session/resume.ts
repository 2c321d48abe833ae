import type { Card } from '../model/card.ts';
import { FIRST_DEAL, LAST_DEAL } from '../legality/deal.ts';
import type { Game } from '../model/game.ts';
import { findGame } from '../games/index.ts';
import { parseLog } from './log.ts';
import { loggedWords } from './log-words.ts';
import { type OptionsKey, optionsBegun } from '../model/options.ts';
import { deckOf, parseOrder, sameCards } from '../model/deck-order.ts';
import { digitsIn } from '../model/digits.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import type { Saved } from './saved-game.ts';
import { Session } from './session.ts';
import { type Fault, fault } from './fault.ts';

/** A save opened again: complete, or up to the last move that the rules allow. */
export interface Resumed {
  readonly session: Session;
  readonly refused: { readonly move: number; readonly of: number } | undefined;
  readonly outdated: boolean;
}

/**
 * Opens a save. `refused` is the first move that the rules don't allow (counted from 1): the session stops before it.
 * `outdated`: the moves were made under another version of the rules; where the present ones would not allow them, the
 * game goes on under its own. Options added to the game since get their default answer. Fails with what is wrong with
 * the save.
 */
export function resume(saved: Saved): Result<Resumed, Fault> {
  const game = findGame(saved.game);
  if (game === undefined) return fail(fault('game', 1, saved.game));
  const options = optionsBegun(game, saved);
  if (options === undefined) return fail(fault('options', 1, saved.options));
  const deal = saved.cards === '' ? saved.deal : ownDeal(game, options, saved.cards);
  if (deal === undefined) return fail(fault('deck'));
  if (!isDealNumber(saved.deal)) return fail(fault('deal', 1, String(saved.deal)));
  const log = parseLog(saved.moves);
  if (!log.ok) return fail(fault('move', log.error, loggedWords(saved.moves)[log.error - 1]));
  if (!Number.isInteger(saved.at) || saved.at < 0 || saved.at > log.value.length)
    return fail(fault('at', 1, String(saved.at)));
  const session = Session.begin(game, options, deal);
  const move = session.replay(log.value, saved.at);
  const refused = move === undefined ? undefined : { move, of: log.value.length };
  return succeed({ session, refused, outdated: saved.rules !== game.version });
}

function ownDeal(game: Game, options: OptionsKey, cards: string): readonly Card[] | undefined {
  const order = parseOrder(cards);
  return order && sameCards(order, deckOf(game, options)) ? order : undefined;
}

export const isDealNumber = (number: number): boolean =>
  Number.isInteger(number) && number >= FIRST_DEAL && number <= LAST_DEAL;

/** Parses a deal's number as a person writes it; returns undefined for anything else. */
export function parseDeal(text: string): number | undefined {
  const deal = Number(digitsIn(text) ?? 0);
  return isDealNumber(deal) ? deal : undefined;
}
