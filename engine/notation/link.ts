import type { Deal } from '../legality/deal.ts';
import type { Game } from '../model/game.ts';
import { findGame } from '../games/index.ts';
import { isOwnId } from '../recipes/recipe.ts';
import { answersOf, makeOptions, type OptionsKey } from '../model/options.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { deckOf } from '../model/deck-order.ts';
import { isDealNumber } from '../session/resume.ts';
import { withoutUndone } from '../session/saved-game.ts';
import { Session } from '../session/session.ts';
import { parseCards } from './cards.ts';
import { type Fault, fault } from '../session/fault.ts';
import { parseShort, shorten } from './moves.ts';
import { nameInLink, readNameInLink } from './own-name.ts';
import { parseTimes } from './times.ts';

/*
 * The text a game is shared by, at the same time an address:
 *
 * baize:klondike?dealing=three#123              game, options, number of the deal baize:golf#7CAS4H…
 * a deal of one's own, two letters a card baize:klondike?dealing=three#123/v1/0.6-9x3   with moves, and the version of
 * the rules they were made under baize:klondike?dealing=three#123/v1/0.6-9x3/gl and with the times of the moves
 * baize:own-1-0300000100400?name=House+rules#123 a game that a player has made, with its name
 *
 * No blank has a meaning in it: mail may wrap it anywhere, indent it, quote it with `>` and put it between quotes or
 * angle brackets (as RFC 3986, appendix C, advises for addresses in a text).
 */

const SCHEME = /baize:\/*/i;
/** Whoever writes one by hand may put slashes for the signs between its parts. */
const PARTS = /^([^?#/]*)(?:\/*\?|\/+)?([^#/]*)(?:[#/]([^/]*)(?:\/([^/]*)(?:\/([^/]*)(?:\/(.*))?)?)?)?$/s;

/** How the part begins that is the name. */
const NAME = 'name=';
const isName = (part: string): boolean => part.startsWith(NAME);

export const isLink = (text: string): boolean => SCHEME.test(text);

/** What a link says beside the deal and its moves, each '' where there is nothing to say. */
interface Beside {
  /** When the moves were made, as `makeTimes` writes it. */
  readonly times?: string;
  /** What the game is called, of one that a player has made. */
  readonly name?: string;
}

export function makeLink(session: Session, what: 'deal' | 'game', { times = '', name = '' }: Beside = {}): string {
  const { game, options, deal, cards, rules, moves } = withoutUndone(session.save());
  const said = [options, name === '' ? '' : `${NAME}${nameInLink(name)}`].filter((part) => part !== '').join(';');
  const link = `baize:${game}${said === '' ? '' : `?${said}`}#${cards || deal}`;
  if (what === 'deal' || moves === '') return link;
  return `${link}/v${rules}/${shorten(moves)}${times === '' ? '' : `/${times}`}`;
}

/**
 * When the moves of a link's game were made, in milliseconds; undefined where the text has no times, or none that are
 * right for so many moves. The game is read without them.
 */
export function timesOfLink(text: string, moves: number): readonly number[] | undefined {
  const times = isLink(text) ? PARTS.exec(unwrap(text))?.[6] : undefined;
  return times === undefined ? undefined : parseTimes(times, moves);
}

/** What the game of a link is called, of one that a player has made; undefined where the text does not say. */
export function nameOfLink(text: string): string | undefined {
  const [, id = '', options = ''] = (isLink(text) && PARTS.exec(unwrap(text))) || [];
  const said = isOwnId(id.toLowerCase()) ? options.split(';').find(isName) : undefined;
  return said === undefined ? undefined : readNameInLink(said.slice(NAME.length));
}

/** The game of a link, its moves played. */
export function parseLink(text: string): Result<Session, Fault> {
  const [, id = '', options = '', deal = '', version = '', moves = ''] = PARTS.exec(unwrap(text)) ?? [];
  const game = findGame(id.toLowerCase());
  if (game === undefined) return fail(fault('game', 1, id));
  const chosen = optionsOf(game, options);
  if (!chosen.ok) return chosen;
  const dealt = dealOf(game, chosen.value, deal);
  if (!dealt.ok) return dealt;
  if (version !== '' && !/^v\d{1,6}$/i.test(version)) return fail(fault('rules', 1, version));
  return play(Session.begin(game, chosen.value, dealt.value), moves, Number(version.slice(1)));
}

/** What stands in the text as a link, without all that mail may have put into it. */
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

/**
 * Without what a sentence puts behind a link. An expression that looks for it from every place takes time by the
 * square.
 */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;:)]'.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** What is left out has its usual answer. */
function optionsOf(game: Game, text: string): Result<OptionsKey, Fault> {
  const answers: Record<string, string | boolean> = {};
  for (const [at, part] of text === '' ? [] : text.split(';').entries()) {
    const isNamed = isOwnId(game.id) && isName(part) && readNameInLink(part.slice(NAME.length)) !== undefined;
    const said = isNamed ? {} : answersOf(game, part);
    const twice = said && Object.keys(said).some((key) => Object.hasOwn(answers, key));
    if (!said || twice) return fail(fault('option', at + 1, part));
    Object.assign(answers, said);
  }
  return succeed(makeOptions(game, answers));
}

function dealOf(game: Game, options: OptionsKey, text: string): Result<Deal, Fault> {
  if (/[^\d]/.test(text)) return parseCards(text, deckOf(game, options));
  return text.length <= 10 && isDealNumber(Number(text)) ? succeed(Number(text)) : fail(fault('deal', 1, text));
}

function play(session: Session, moves: string, version: number): Result<Session, Fault> {
  const log = moves === '' ? succeed([]) : parseShort(moves);
  if (!log.ok) return log;
  const refused = session.replay(log.value, log.value.length);
  if (refused === undefined) return succeed(session);
  const text = moves.split(/[.,]/)[refused - 1];
  return fail(fault(version === session.game.version ? 'forbidden' : 'outdated', refused, text));
}
