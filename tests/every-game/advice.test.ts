import { describe, expect, test } from 'vitest';
import { Adviser } from '../../engine/hints/adviser.ts';
import { GameSoFar } from '../../engine/hints/base/game-so-far.ts';
import type { PositionAdvice } from '../../engine/hints/base/advice.ts';
import { type Card, faceUp } from '../../engine/model/card.ts';
import { SHUFFLES } from '../../engine/model/counters.ts';
import { makeOrder } from '../../engine/model/deck-order.ts';
import { parseOptions } from '../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { findGame } from '../../engine/games/index.ts';
import { positionKey } from '../../engine/legality/position-key.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import { isTap } from '../../engine/model/move.ts';
import { makeSearchContext } from '../../engine/search/context/context.ts';
import type { Position } from '../../engine/search/boards/position/position.ts';
import { Session } from '../../engine/session/session.ts';
import type { Saved } from '../../engine/session/saved-game.ts';
import type { Way } from '../engine/play.ts';
import { waysByDay } from './by-day.ts';
import { oneIn } from './deals.ts';
import { copyOf } from '../../engine/model/table-copy.ts';

/* The share of the nightly games: with BAIZE_RUNS=1000, fifty deals. */
const few = oneIn(20);
/** Positions that a hint may look at: few, since there are many games. */
const MAX_HINT_POSITIONS = 200;
/** Hints that are followed from the deal. */
const FOLLOWED_HINTS = 8;

describe.each(waysByDay)('$name', (way) => {
  test('advises legal moves that don’t depend on hidden cards', () => {
    const answers = parseOptions(way.game, way.options)!;
    const forbidden: string[] = [];
    for (const number of few) {
      const session = played(way, number);
      const advised = advise(new Adviser(way.game, answers), session.save());
      const legal = session.legalMoves();
      forbidden.push(
        ...advised.advice.filter(({ move }) => !legal.includes(move)).map(({ move }) => `${number}: ${move}`),
      );
      const other = swapped(session.save());
      if (other) expect(advise(new Adviser(way.game, answers), other)).toEqual(advised);
    }
    expect(forbidden).toEqual([]);
  });

  test('repeats no position by card moves when the first hint is followed', () => {
    const answers = parseOptions(way.game, way.options)!;
    const keyOf = positionKey(new RuleSet(way.game.variant(answers)));
    const again: string[] = [];
    for (const number of few) {
      const session = Session.begin(way.game, way.options, number);
      const adviser = new Adviser(way.game, answers);
      const met = new Set([keyOf(copyOf(session.table))]);
      for (let made = 0; made < FOLLOWED_HINTS && !session.won; made++) {
        const [first] = advise(adviser, session.save()).advice;
        if (first === undefined) break;
        session.play(first.move);
        session.autoplay();
        const key = keyOf(copyOf(session.table));
        if (!isTap(first.move) && met.has(key)) again.push(`deal ${number}, hint ${made + 1}`);
        met.add(key);
      }
    }
    expect(again).toEqual([]);
  });
});

function advise(adviser: Adviser, saved: Saved): PositionAdvice {
  const thinking = adviser.think(saved)!;
  thinking.go(MAX_HINT_POSITIONS);
  return thinking.advised();
}

/** Deals the cards of that number as the player's own deal, and plays random moves. */
function played({ game, options }: Way, number: number): Session {
  const session = Session.begin(game, options, orderOf(Session.begin(game, options, number)));
  const below = numbersBelow(xoshiro(number));
  for (let made = below(25); made > 0; made--) {
    const moves = session.legalMoves();
    if (moves.length === 0) break;
    session.play(moves[below(moves.length)]!);
  }
  return session;
}

/** Returns the same game with two hidden cards exchanged; undefined when there are no two. */
function swapped(saved: Saved): Saved | undefined {
  const { unseen, session } = GameSoFar.of(saved, positionOf(saved))!;
  // A shuffle depends on the order of the deal: with other cards it would be another.
  if (session.table.counter(SHUFFLES) > 0) return undefined;
  const hidden = unseen.map(({ pile, index }) => faceUp(session.table.at(pile, index)));
  const [one] = hidden;
  const two = hidden.findLast((card) => card !== one);
  if (one === undefined || two === undefined) return undefined;
  const order = orderOf(session);
  // With equal cards in the deck, any of them may be the hidden one: only decks with each card once can be compared.
  if (new Set(order).size < order.length) return undefined;
  const cards = order.map((card) => (card === one ? two : card === two ? one : card));
  return { ...saved, cards: makeOrder(cards) };
}

/** Returns the order of the deal, first card first. */
const orderOf = ({ laid }: Session): Card[] => laid[0]!.cards.toReversed().map(faceUp);

function positionOf({ game, options }: Saved): Position {
  const found = findGame(game)!;
  const { position } = makeSearchContext(new RuleSet(found.variant(parseOptions(found, options)!)));
  return position;
}
