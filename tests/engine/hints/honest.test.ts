import { describe, expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import type { PositionAdvice } from '../../../engine/hints/base/advice.ts';
import { Adviser } from '../../../engine/hints/adviser.ts';
import { METHOD_NAMES, type MethodName } from '../../../engine/hints/make-method.ts';
import { type Card, FACE_DOWN, faceUp } from '../../../engine/model/card.ts';
import type { Answers } from '../../../engine/model/game.ts';
import { isTap, type Move } from '../../../engine/model/move.ts';
import { makeOptions, parseOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { Session } from '../../../engine/session/session.ts';

/** Positions tested per game, and positions that a hint may visit: enough for several worlds. */
const POSITIONS = BY_NIGHT ? 25 : 4;
const MAX_HINT_POSITIONS = 400;
/** Exchanges of two cards that are tried to find another possible layout. */
const EXCHANGES = 20;

/** Games, how often the stock is turned first, to show all of it, and the method if it is not the game's own. */
const GAMES: readonly (readonly [string, Answers, number?, MethodName?])[] = [
  ['klondike', { dealing: 'unlimited' }, 24],
  ['klondike', { dealing: 'three' }],
  ['klondike', { dealing: 'three' }, 8],
  ['klondike', { passes: 'three' }],
  ['canfield', {}],
  ['yukon', {}],
  ['scorpion', {}],
  ['spider', { suits: 'two' }],
  ['easthaven', {}],
  ['gypsy', {}],
  ['triple-peaks', {}],
  ...METHOD_NAMES.map((method) => ['yukon', {}, 0, method] as const),
];

describe.each(GAMES.map(([id, some, turns = 0, method]) => [id, some, turns, method] as const))(
  '%s %o, stock turned %i times, method %s',
  (id, some, turns, method) => {
    test('gives the same advice for every order of the hidden cards', () => {
      const game = findGame(id)!;
      const options = makeOptions(game, some);
      const answers = parseOptions(game, options)!;
      let compared = 0;
      for (let number = 1; compared < POSITIONS && number <= 4 * POSITIONS; number++) {
        const below = numbersBelow(xoshiro(number));
        const order = Session.begin(game, options, number).laid[0]!.cards.toReversed().map(faceUp);
        const session = Session.begin(game, options, order);
        const made = playedBy(session, below, below(30), turns);
        const other = otherwise(session, order, made, below);
        if (other === undefined) continue;
        compared++;
        const advised = advise(new Adviser(game, answers, undefined, method), session);
        expect(advise(new Adviser(game, answers, undefined, method), other), `deal ${number}`).toEqual(advised);
      }
      expect(compared).toBe(POSITIONS);
    });
  },
);

function advise(adviser: Adviser, session: Session): PositionAdvice {
  const thinking = adviser.think(session.save())!;
  thinking.go(MAX_HINT_POSITIONS);
  return thinking.advised();
}

/** Turns the stock `turns` times, then plays up to `count` random moves; returns all moves made. */
function playedBy(session: Session, below: (n: number) => number, count: number, turns: number): Move[] {
  const made: Move[] = [];
  while (made.length < turns + count) {
    const moves = session.legalMoves();
    if (moves.length === 0) break;
    const move = made.length < turns ? moves.find(isTap)! : moves[below(moves.length)]!;
    session.play(move);
    made.push(move);
  }
  return made;
}

/**
 * Returns the same game with hidden cards exchanged, so that the same cards are seen after each of its moves; undefined
 * where no such exchange was found.
 */
function otherwise(
  session: Session,
  order: readonly Card[],
  made: readonly Move[],
  below: (n: number) => number,
): Session | undefined {
  let found: Session | undefined;
  let now = order;
  for (let tries = 0; tries < EXCHANGES; tries++) {
    const [one, two] = [below(order.length), below(order.length)];
    if (now[one] === now[two]) continue;
    const cards = now.map((card, at) => (at === one ? now[two]! : at === two ? now[one]! : card));
    const other = alike(session, order, cards, made);
    if (other === undefined) continue;
    [found, now] = [other, cards];
  }
  return found;
}

/** Returns the game with other cards, if no move of it shows a difference. */
function alike(
  { game, options }: Session,
  order: readonly Card[],
  cards: readonly Card[],
  made: readonly Move[],
): Session | undefined {
  const [truth, other] = [order, cards].map((deal) => Session.begin(game, options, deal)) as [Session, Session];
  if (seenOn(truth) !== seenOn(other)) return undefined;
  for (const move of made) {
    truth.play(move);
    if (other.play(move) === undefined || seenOn(truth) !== seenOn(other)) return undefined;
  }
  return other;
}

/** Returns a key of the face-up cards and of the places of the face-down ones. */
const seenOn = ({ table }: Session): string =>
  Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (_, at) => Math.min(table.at(pile, at), FACE_DOWN)).join(' '),
  ).join('|');
