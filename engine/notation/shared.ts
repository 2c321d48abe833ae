import type { Game } from '../model/game.ts';
import { isMatchText, parseMatch } from './match-notation.ts';
import type { Card } from '../model/card.ts';
import type { OptionsKey } from '../model/options.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { digitsIn } from '../model/digits.ts';
import { deckOf, parseOrder, sameCards } from '../model/deck-order.ts';
import { parseDeal } from '../session/resume.ts';
import { Session } from '../session/session.ts';
import { boardOfLines, isBoard, orderOfBoard } from './board.ts';
import { cardWordsOf, isCardWord, parseCards } from './cards.ts';
import { cardsOfDeckString, isDeckString } from './deck-string.ts';
import type { CurrentDeal } from './current-deal.ts';
import { isSolution, playSolution } from './solution-in.ts';
import { boardOfJson, isJson } from './solvitaire.ts';
import { type Fault, fault } from '../session/fault.ts';
import { isLink, parseLink } from './link.ts';

/** The most characters accepted; the longest game needs fewer. */
const MAX_LETTERS = 100_000;

/**
 * Parses what a person pasted or wrote: a link, a line of Match Solitaire, the number of a deal, its cards one by one,
 * the initial table as other programs write it, or a solution of the deal on the table. The session has played the
 * moves of the text, if it has any.
 */
export function parseShared(text: string, current: CurrentDeal): Result<Session, Fault> {
  const { game, options } = current;
  const plain = text.replace(/^\uFEFF/, '');
  const bare = plain.trim();
  if (bare === '') return fail(fault('empty'));
  if (bare.length > MAX_LETTERS) return fail(fault('long'));
  if (isLink(bare)) return parseLink(bare);
  if (isMatchText(bare)) return ofMatch(bare, current.cards);
  if (!isDeckString(bare) && digitsIn(bare) !== undefined) return byNumber(game, options, bare);
  if (isSolution(bare)) return playSolution(bare, current);
  const cards = orderOf(plain, bare, current);
  return cards.ok ? succeed(Session.begin(game, options, cards.value)) : cards;
}

/** Returns the cards of a text, the first dealt first. */
function orderOf(text: string, bare: string, { game, options }: CurrentDeal): Result<readonly Card[], Fault> {
  if (isJson(bare)) {
    const board = boardOfJson(text);
    return board.ok ? orderOfBoard(board.value, game, options) : board;
  }
  if (isDeckString(bare)) return parseCards(cardsOfDeckString(bare).join(' '), deckOf(game, options));
  if (!cardWordsOf(bare).some(isCardWord)) return fail(fault('kind'));
  // Empty lines within a board are empty columns.
  return isBoard(bare)
    ? orderOfBoard(boardOfLines(text.replace(/^\s*\n/, '')), game, options)
    : parseCards(bare, deckOf(game, options));
}

function byNumber(game: Game, options: OptionsKey, text: string): Result<Session, Fault> {
  const deal = parseDeal(text);
  return deal === undefined ? fail(fault('deal', 1, text)) : succeed(Session.begin(game, options, deal));
}

/** Parses a text of Match Solitaire; its deal 0 is the custom deal on the table. */
function ofMatch(text: string, cards: string): Result<Session, Fault> {
  const own = /^\S+[+−–-]0(?:\s|$)/.test(text) ? parseOrder(cards) : undefined;
  const read = parseMatch(text, own?.length ? own : undefined);
  if (!read.ok) return fail(fault(`match-${read.error.why}`, read.error.token, read.error.text));
  const { game, options } = read.value;
  const whole = !own?.length || sameCards(own, deckOf(game, options));
  return whole ? read : fail(fault('match-deal', 1, text.split(/\s/)[0]));
}
