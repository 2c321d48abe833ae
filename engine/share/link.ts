import type { Deal } from '../deal.ts';
import type { Game } from '../game.ts';
import { findGame } from '../games/index.ts';
import { makeOptions, type OptionsKey, parseOptions } from '../options.ts';
import { deckOf } from '../order.ts';
import { isDealNumber } from '../resume.ts';
import { Session } from '../session.ts';
import { parseCards } from './cards.ts';
import { type Fault, fault } from './fault.ts';
import { parseShort, shorten } from './moves.ts';

/*
 * The text a game is shared by, at the same time an address:
 *
 *   baize:klondike?dealing=three#123              game, options, number of the deal
 *   baize:golf#7CAS4H…                            a deal of one's own, two letters a card
 *   baize:klondike?dealing=three#123/v1/0.6-9x3   with moves, and the version of the rules they were made under
 *
 * No blank has a meaning in it: mail may wrap it anywhere, indent it, quote it with `>` and put it between quotes or angle
 * brackets (as RFC 3986, appendix C, advises for addresses in a text). What people write behind it is left out.
 */

const SCHEME = /baize:\/*/i;
const PARTS = /^([^?#/]*)\/*(?:\?([^#]*))?(?:#([^/]*)(?:\/([^/]*)(?:\/(.*))?)?)?$/s;

export const isLink = (text: string): boolean => SCHEME.test(text);

export function makeLink(session: Session, what: 'deal' | 'game'): string {
  const { game, options, deal, cards, rules, moves, at } = session.save();
  const link = `baize:${game}${options === '' ? '' : `?${options}`}#${cards || deal}`;
  const made = moves.split(' ').slice(0, at).join(' ');
  return what === 'deal' || made === '' ? link : `${link}/v${rules}/${shorten(made)}`;
}

/** The game of a link, its moves played. */
export function parseLink(text: string): Session | Fault {
  const [, id = '', options = '', deal = '', version = '', moves = ''] = PARTS.exec(unwrap(text)) ?? [];
  const game = findGame(id.toLowerCase());
  if (game === undefined) return fault('game', 1, id);
  const chosen = optionsOf(game, options);
  if (typeof chosen !== 'string') return chosen;
  const dealt = dealOf(game, chosen, deal);
  if (typeof dealt === 'object' && 'token' in dealt) return dealt;
  if (version !== '' && !/^v\d{1,6}$/i.test(version)) return fault('rules', 1, version);
  return play(Session.begin(game, chosen, dealt), moves, Number(version.slice(1)));
}

/** What stands in the text as a link, without all that mail may have put into it. */
function unwrap(text: string): string {
  const bare = text.replaceAll(/^[ \t>|]+/gm, '');
  const [, rest = ''] = bare.split(SCHEME);
  const link = rest
    .replace(/[<>"“”„«»'‘’`].*$/s, '')
    .replaceAll(/%\s*([2-7])\s*([\dA-F])/gi, (_, high: string, low: string) =>
      String.fromCharCode(Number.parseInt(high + low, 16)),
    );
  return withoutTalk(link)
    .replaceAll(/[\s\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replace(/[.,;:)\]]+$/, '');
}

/** So many cards begin a deal of one's own; talk never does. */
const CARDS = /^(?:(?:10|[A2-9TJQK])[CDHS]|\?[BR]){4}/i;

/** A number ends before a word that is no more of it, moves before a word with a letter in front. */
function withoutTalk(link: string): string {
  const [, before = '', number = '', after = ''] = /^([^#]*#\s*)(\d+)(.*)$/s.exec(link) ?? [];
  const ends = /^[.,;:!?…)\]]*(?:\s|$)/.test(after);
  const wrapped = /^\s*\/|^\s*\n\s*\d[\d\s]*(?:\/|$)/.test(after) || CARDS.test((number + after).replaceAll(/\s/g, ''));
  if (number !== '' && ends && !wrapped) return before + number;
  const [, head = '', moves = ''] = /^([^#]*#[^/]*\/[^/]*\/)(.*)$/s.exec(link) ?? [];
  const talk = moves.search(/(?<=\s)(?!x\d)\p{L}/iu);
  return talk === -1 ? link : head + moves.slice(0, talk);
}

/** What is left out has its usual answer. */
function optionsOf(game: Game, text: string): OptionsKey | Fault {
  const answers: Record<string, string> = {};
  for (const [at, part] of text === '' ? [] : text.split(';').entries()) {
    const [key = '', answer = '', ...more] = part.split('=');
    const known =
      more.length === 0 &&
      Object.hasOwn(game.options, key) &&
      !Object.hasOwn(answers, key) &&
      parseOptions(game, makeOptions(game, { [key]: answer }));
    if (!known) return fault('option', at + 1, part);
    answers[key] = answer;
  }
  return makeOptions(game, answers);
}

function dealOf(game: Game, options: OptionsKey, text: string): Deal | Fault {
  if (/[^\d]/.test(text)) return parseCards(text, deckOf(game, options));
  return text.length <= 10 && isDealNumber(Number(text)) ? Number(text) : fault('deal', 1, text);
}

function play(session: Session, moves: string, version: number): Session | Fault {
  const log = moves === '' ? [] : parseShort(moves);
  if ('token' in log) return log;
  const refused = session.replay(log, log.length);
  if (refused === undefined) return session;
  const text = moves.split(/[.,]/)[refused - 1];
  return fault(version === session.game.version ? 'forbidden' : 'outdated', refused, text);
}
