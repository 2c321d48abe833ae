import { findGame } from '../../engine/games/index.ts';
import { usualOptions } from '../../engine/model/options.ts';
import type { Session } from '../../engine/session/session.ts';
import { makeLink } from '../../engine/notation/link.ts';
import { makeTimes } from '../../engine/notation/times.ts';
import { ownNotation } from '../../engine/notation/notation.ts';
import type { CurrentDeal } from '../../engine/notation/current-deal.ts';
import { parseShared } from '../../engine/notation/shared.ts';
import { sayFault } from '../../renderer/words/faults.ts';
import type { Chance } from './chance.ts';
import { mutateText } from './mutate.ts';
import { playedBy } from './seeds.ts';
import { isSound } from './sound.ts';
import { mistaken, type Outcome, refused, type Target, VALID } from './target.ts';

interface SharedText {
  readonly text: string;
  /** The game on the table. */
  readonly game: string;
}

const WORDS = [
  'baize:',
  '#',
  '?',
  '/',
  'v1',
  '.',
  ',',
  '-',
  '=',
  ';',
  '%2',
  '%',
  '0',
  '10',
  '♠',
  'AS',
  '?B',
  ' ',
  '\n> ',
];
const ODD_TEXTS = ['3x3x13x5+1', 'x', '*', '+', '−', '<', '“', '\u200b', '\ufe0f', '\0', '99999999999', 'e9', '١', 'ſ'];

/** Makes a shared text with something wrong in its letters. */
function textBy(chance: Chance): SharedText {
  const match = findGame('match-solitaire');
  const session = match && chance.once(5) ? playedBy(chance, match) : playedBy(chance);
  const moments = Array.from({ length: session.moveCount }, (_, at) => at * at * 700);
  const timed = makeLink(session, 'game', { times: makeTimes(moments) });
  const texts = [timed, makeLink(session, 'game'), makeLink(session, 'deal'), session.cards, `#${session.deal}`];
  const text = ownNotation(session) ?? chance.one(texts);
  return { text: mutateText(text, chance, [...WORDS, ...ODD_TEXTS]), game: session.game.id };
}

/** Reads shared texts: a game that is read must follow the rules and match its text. */
export const shared: Target = {
  name: 'shared',
  open: () => {
    const run = (given: unknown): Outcome => {
      const { text, game: id } = given as SharedText;
      const game = findGame(id)!;
      const here: CurrentDeal = { game, options: usualOptions(game), deal: 1, cards: '' };
      const found = parseShared(text, here);
      if (!found.ok) return refused(sayFault(found.error));
      const session = found.value;
      if (!isSound(session.save())) return mistaken('read, but not by the rules');
      const wrong = difference(session, text);
      return wrong === undefined ? VALID : mistaken(`${wrong} of ${makeLink(session, 'game')} is not in the text`);
    };
    return Promise.resolve({ make: textBy, run, close: () => Promise.resolve([]) });
  },
};

/** Returns the first part of a game that its text does not contain; the text is stripped of everything around it. */
function difference(session: Session, text: string): string | undefined {
  const bare = bareOf(text);
  const moves = movesOf(session);
  if (/^\s*\d+x\d+/i.test(text)) {
    const own = ownNotation(session)?.replaceAll(/\s/g, '');
    return own !== undefined && sameMatch(own, bare) ? undefined : 'the notation';
  }
  const parts: [string, boolean][] = [
    ['the game', !/baize:/i.test(text) || bare.toLowerCase().includes(session.game.id)],
    ['the deal', session.cards === '' ? numbersIn(bare).includes(session.deal) : cardsIn(bare).includes(session.cards)],
    [
      'a move',
      numbersIn(withoutTimes(bare.slice(bare.indexOf('#'))))
        .join(' ')
        .endsWith(moves.join(' ')),
    ],
    [
      'an option',
      !/baize:/i.test(text) || optionsIn(bare).every((option) => session.options.split(';').includes(option)),
    ],
  ];
  return parts.find(([, right]) => !right)?.[0];
}

/** Removes everything after the moves of a link. */
const withoutTimes = (text: string): string => text.replace(/(v\d+\/[^/]*)\/.*$/is, '$1');

/** Removes the additions of mail programs in and around a text. */
function bareOf(text: string): string {
  const after = text.split(/baize:\/*/i)[1] ?? text;
  const ours = /baize:/i.test(text) ? (after.split(/(?:[<"“”„«»'‘’`]|(?<!^[ \t>|]*)>(?!\s*$))/m)[0] ?? '') : after;
  const unescaped = ours.replaceAll(/%[2-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
  return unescaped.replaceAll(/^[ \t>|]+/gm, '').replaceAll(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Returns the numbers of a game's moves, in the order they are written in. */
const movesOf = (session: Session): number[] => numbersIn(session.save().moves);

const SUITS: Readonly<Record<string, string>> = {
  '♣': 'C',
  '♧': 'C',
  '♦': 'D',
  '♢': 'D',
  '♥': 'H',
  '♡': 'H',
  '♠': 'S',
  '♤': 'S',
};

const cardsIn = (text: string): string =>
  text
    .replaceAll(/[♣♧♦♢♥♡♠♤]/g, (sign) => SUITS[sign] ?? '')
    .toUpperCase()
    .replaceAll('10', 'T')
    .replaceAll(/(?:JOKER|JK|X|\?)-?(?:BLACK|B)/g, '?B')
    .replaceAll(/(?:JOKER|JK|X|\?)-?(?:RED|R)/g, '?R')
    .replaceAll(/[^A-Z\d?]/g, '');

/** Returns the options, which come before the deal: a question mark behind it begins a joker. */
const optionsIn = (text: string): string[] =>
  /^[^#?]*\?([^#]*)/
    .exec(text)?.[1]
    ?.split(';')
    .filter((part) => part !== '') ?? [];

/** Whether two notations are the same match, whose cards may be written in any order. */
const sameMatch = (own: string, bare: string): boolean =>
  sortedLetters(own) ===
  sortedLetters(
    bare
      .toLowerCase()
      .replaceAll(/[−–]/g, '-')
      .replace(/([+-])0+(?=\d)/, '$1'),
  );

const sortedLetters = (text: string): string => text.split('').toSorted().join('');
