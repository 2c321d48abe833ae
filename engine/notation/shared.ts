import type { Game } from '../model/game.ts';
import { isMatchText, parseMatch } from './match-notation.ts';
import type { OptionsKey } from '../model/options.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { deckOf, parseOrder, sameCards } from '../model/deck-order.ts';
import { isDealNumber } from '../session/resume.ts';
import { Session } from '../session/session.ts';
import { isBoard, parseBoard } from './board.ts';
import { parseCards } from './cards.ts';
import { type Fault, fault } from '../session/fault.ts';
import { isLink, parseLink } from './link.ts';

/** More than the longest game needs. */
const MAX_LETTERS = 100_000;

/**
 * The way of playing that a bare number, or bare cards, are a deal of, and the cards of a deal of one's own; a Session
 * is one.
 */
export interface Here {
  readonly game: Game;
  readonly options: OptionsKey;
  readonly cards: string;
}

/**
 * What a person pasted or wrote: a link, a line of Match Solitaire, the number of a deal, its cards one by one, or the
 * table of its beginning as other programs write it. The session has played the moves of the text, if it has any.
 */
export function parseShared(text: string, here: Here): Result<Session, Fault> {
  const { game, options } = here;
  const bare = text.trim();
  if (bare === '') return fail(fault('empty'));
  if (bare.length > MAX_LETTERS) return fail(fault('long'));
  if (isLink(bare)) return parseLink(bare);
  if (isMatchText(bare)) return ofMatch(bare, here.cards);
  if (/^#?\d+$/.test(bare)) return byNumber(game, options, bare.replace('#', ''));
  // Its empty lines are empty columns.
  const cards = isBoard(bare)
    ? parseBoard(text.replace(/^\s*\n/, ''), game, options)
    : parseCards(bare, deckOf(game, options));
  return cards.ok ? succeed(Session.begin(game, options, cards.value)) : cards;
}

function byNumber(game: Game, options: OptionsKey, text: string): Result<Session, Fault> {
  const number = Number(text);
  return isDealNumber(number) ? succeed(Session.begin(game, options, number)) : fail(fault('deal', 1, text));
}

/** The deal 0 of Match Solitaire is the one of a person's own that lies on the table. */
function ofMatch(text: string, cards: string): Result<Session, Fault> {
  const own = /^\S+[+−–-]0(?:\s|$)/.test(text) ? parseOrder(cards) : undefined;
  const read = parseMatch(text, own?.length ? own : undefined);
  if (!read.ok) return fail(fault(`match-${read.error.why}`, read.error.token, read.error.text));
  const { game, options } = read.value;
  const whole = !own?.length || sameCards(own, deckOf(game, options));
  return whole ? read : fail(fault('match-deal', 1, text.split(/\s/)[0]));
}
