import type { Game } from '../model/game.ts';
import { isMatchText, parseMatch } from './match-notation.ts';
import type { OptionsKey } from '../model/options.ts';
import { deckOf, parseOrder, sameCards } from '../model/deck-order.ts';
import { isDealNumber } from '../session/resume.ts';
import { Session } from '../session/session.ts';
import { parseCards } from './cards.ts';
import { type Fault, fault } from '../session/fault.ts';
import { isLink, parseLink } from './link.ts';

/** More than the longest game needs. */
const MOST_LETTERS = 100_000;

/** The way of playing that a bare number, or bare cards, are a deal of, and the cards of a deal of one's own; a Session is one. */
export interface Here {
  readonly game: Game;
  readonly options: OptionsKey;
  readonly cards: string;
}

/**
 * What a person pasted or wrote: a link, a line of Match Solitaire, the number of a deal or its cards one by one. The session has
 * played the moves of the text, if it has any.
 */
export function parseShared(text: string, here: Here): Session | Fault {
  const { game, options } = here;
  const bare = text.trim();
  if (bare === '') return fault('empty');
  if (bare.length > MOST_LETTERS) return fault('long');
  if (isLink(bare)) return parseLink(bare);
  if (isMatchText(bare)) return ofMatch(bare, here.cards);
  if (/^#?\d+$/.test(bare)) return byNumber(game, options, bare.replace('#', ''));
  const cards = parseCards(bare, deckOf(game, options));
  return 'token' in cards ? cards : Session.begin(game, options, cards);
}

function byNumber(game: Game, options: OptionsKey, text: string): Session | Fault {
  const number = Number(text);
  return isDealNumber(number) ? Session.begin(game, options, number) : fault('deal', 1, text);
}

/** The deal 0 of Match Solitaire is the one of a person's own that lies on the table. */
function ofMatch(text: string, cards: string): Session | Fault {
  const own = /^\S+[+−–-]0(?:\s|$)/.test(text) ? parseOrder(cards) : undefined;
  const read = parseMatch(text, own?.length ? own : undefined);
  if ('token' in read) return fault(`match-${read.why}`, read.token, read.text);
  const whole = !own?.length || sameCards(own, deckOf(read.game, read.options));
  return whole ? read : fault('match-deal', 1, text.split(/\s/)[0]);
}
