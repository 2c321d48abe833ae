import type { Game } from '../game.ts';
import type { OptionsKey } from '../options.ts';
import { deckOf } from '../order.ts';
import { isDealNumber } from '../resume.ts';
import { Session } from '../session.ts';
import { parseCards } from './cards.ts';
import { type Fault, fault } from './fault.ts';
import { isLink, parseLink } from './link.ts';

/** More than the longest game needs. */
const MOST_LETTERS = 100_000;

/** The way of playing that a bare number, or bare cards, are a deal of. */
export interface Here {
  readonly game: Game;
  readonly options: OptionsKey;
}

/**
 * What a person pasted or wrote: a link, the number of a deal or its cards one by one. The session has
 * played the moves of the text, if it has any.
 */
export function parseShared(text: string, { game, options }: Here): Session | Fault {
  const bare = text.trim();
  if (bare === '') return fault('empty');
  if (bare.length > MOST_LETTERS) return fault('long');
  if (isLink(bare)) return parseLink(bare);
  if (/^#?\d+$/.test(bare)) return byNumber(game, options, bare.replace('#', ''));
  const cards = parseCards(bare, deckOf(game, options));
  return 'token' in cards ? cards : Session.begin(game, options, cards);
}

function byNumber(game: Game, options: OptionsKey, text: string): Session | Fault {
  const number = Number(text);
  return isDealNumber(number) ? Session.begin(game, options, number) : fault('deal', 1, text);
}
