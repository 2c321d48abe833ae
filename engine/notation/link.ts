import type { Deal } from '../legality/deal.ts';
import type { Game } from '../model/game.ts';
import { findGame } from '../games/index.ts';
import { isOwnId } from '../recipes/recipe.ts';
import { answersOf, makeOptions, optionsBegun, type OptionsKey } from '../model/options.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { deckOf } from '../model/deck-order.ts';
import { digitsIn } from '../model/digits.ts';
import { parseDeal } from '../session/resume.ts';
import { withoutUndone } from '../session/saved-game.ts';
import { Session } from '../session/session.ts';
import { parseCards } from './cards.ts';
import { type Fault, fault } from '../session/fault.ts';
import { parseShort, shorten } from './moves.ts';
import { nameInLink, readNameInLink } from './own-name.ts';
import { parseTimes } from './times.ts';

/*
 * The text that a game is shared by, which is also an address:
 *
 * - `baize:klondike?dealing=three#123`: game, options, number of the deal
 * - `baize:golf#7CAS4H…`: a custom deal, two letters a card
 * - `baize:klondike?dealing=three#123/v1/0.6-9x3`: with moves, and the version of the rules they were made under
 * - `baize:klondike?dealing=three#123/v1/0.6-9x3/gl`: and with the times of the moves
 * - `baize:own-1-0300000100400?name=House+rules#123`: a game made by a player, with its name
 *
 * Blanks have no meaning in it: mail may wrap it anywhere, indent it, quote it with `>` and put it between quotes or
 * angle brackets (as RFC 3986, appendix C, advises for addresses in a text).
 */

const SCHEME = /baize:\/*/i;
/** Matches the parts of a link. A link written by hand may have slashes instead of the signs between them. */
const LINK_PARTS = /^([^?#/]*)(?:\/*\?|\/+)?([^#/]*)(?:[#/]([^/]*)(?:\/([^/]*)(?:\/([^/]*)(?:\/(.*))?)?)?)?$/s;

/** The prefix of the part with the name. */
const NAME_PREFIX = 'name=';
const isName = (part: string): boolean => part.startsWith(NAME_PREFIX);

export const isLink = (text: string): boolean => SCHEME.test(text);

/** The parts of a link besides the deal and its moves; '' for a missing one. */
interface LinkExtras {
  /** The times of the moves, as `makeTimes` writes them. */
  readonly times?: string;
  /** The name of a game made by a player. */
  readonly name?: string;
}

export function makeLink(session: Session, what: 'deal' | 'game', { times = '', name = '' }: LinkExtras = {}): string {
  const { game, options, deal, cards, rules, moves } = withoutUndone(session.save());
  const query = [options, name === '' ? '' : `${NAME_PREFIX}${nameInLink(name)}`]
    .filter((part) => part !== '')
    .join(';');
  const link = `baize:${game}${query === '' ? '' : `?${query}`}#${cards || deal}`;
  if (what === 'deal' || moves === '') return link;
  return `${link}/v${rules}/${shorten(moves)}${times === '' ? '' : `/${times}`}`;
}

/**
 * Returns when the moves of a link's game were made, in milliseconds; undefined where the text has no times, or not the
 * right ones for this many moves. The game is read without them.
 */
export function timesOfLink(text: string, moves: number): readonly number[] | undefined {
  const times = isLink(text) ? LINK_PARTS.exec(unwrap(text))?.[6] : undefined;
  return times === undefined ? undefined : parseTimes(times, moves);
}

/** Returns the name of a link's game, if a player made it; undefined where the text has none. */
export function nameOfLink(text: string): string | undefined {
  const [, id = '', options = ''] = (isLink(text) && LINK_PARTS.exec(unwrap(text))) || [];
  const namePart = isOwnId(id.toLowerCase()) ? options.split(';').find(isName) : undefined;
  return namePart === undefined ? undefined : readNameInLink(namePart.slice(NAME_PREFIX.length));
}

/** Parses a link and plays its moves. */
export function parseLink(text: string): Result<Session, Fault> {
  const [, id = '', options = '', deal = '', version = '', moves = ''] = LINK_PARTS.exec(unwrap(text)) ?? [];
  const game = findGame(id.toLowerCase());
  if (game === undefined) return fail(fault('game', 1, id));
  const chosen = optionsOf(game, options);
  if (!chosen.ok) return chosen;
  const dealt = dealOf(game, chosen.value, deal);
  if (!dealt.ok) return dealt;
  if (version !== '' && !/^v\d{1,6}$/i.test(version)) return fail(fault('rules', 1, version));
  const rules = version === '' ? game.version : Number(version.slice(1));
  const begun = optionsBegun(game, { options: chosen.value, rules }) ?? chosen.value;
  return play(Session.begin(game, begun, dealt.value), moves, Number(version.slice(1)));
}

/** Extracts the link from the text, without anything that mail may have added. */
function unwrap(text: string): string {
  const bare = text.replaceAll(/^[ \t>|]+/gm, '');
  const [, rest = ''] = bare.split(SCHEME);
  const plain = rest
    .replace(/[<>"“”„«»'‘’`].*$/s, '')
    .replaceAll(/[\s\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/%([2-7][\dA-F])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return withoutEnd(plain);
}

/** Removes punctuation after a link. A regular expression tried from every place would take quadratic time. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;:)]'.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Parses the options of a link; those left out get their default answers. */
function optionsOf(game: Game, text: string): Result<OptionsKey, Fault> {
  const answers: Record<string, string | boolean> = {};
  for (const [at, part] of text === '' ? [] : text.split(';').entries()) {
    const isNamed = isOwnId(game.id) && isName(part) && readNameInLink(part.slice(NAME_PREFIX.length)) !== undefined;
    const partAnswers = isNamed ? {} : answersOf(game, part);
    const twice = partAnswers && Object.keys(partAnswers).some((key) => Object.hasOwn(answers, key));
    if (!partAnswers || twice) return fail(fault('option', at + 1, part));
    Object.assign(answers, partAnswers);
  }
  return succeed(makeOptions(game, answers));
}

function dealOf(game: Game, options: OptionsKey, text: string): Result<Deal, Fault> {
  if (text !== '' && digitsIn(text) === undefined) return parseCards(text, deckOf(game, options));
  const deal = parseDeal(text);
  return deal === undefined ? fail(fault('deal', 1, text)) : succeed(deal);
}

function play(session: Session, moves: string, version: number): Result<Session, Fault> {
  const log = moves === '' ? succeed([]) : parseShort(moves);
  if (!log.ok) return log;
  const refused = session.replay(log.value, log.value.length);
  if (refused === undefined) return succeed(session);
  const text = moves.split(/[.,]/)[refused - 1];
  return fail(fault(version === session.game.version ? 'forbidden' : 'outdated', refused, text));
}
