import { describe, expect, test } from 'vitest';
import { FACE_DOWN, isFaceDown } from '../engine/card.ts';
import type { Dealt } from '../engine/deal.ts';
import { makeDeck } from '../engine/deck.ts';
import { rankHints } from '../engine/hint.ts';
import { double, drag, type Move, makeMove, parseMove, tap } from '../engine/move.ts';
import { numbersBelow, xoshiro } from '../engine/random.ts';
import { resume } from '../engine/resume.ts';
import { Session } from '../engine/session.ts';
import { cardsOf, deal, legalMoves, playAtRandom, positionOf, type Way, ways } from './engine/play.ts';

/** Random games for each way to play; a few on every run, many with BAIZE_RUNS=1000 by night. */
const RUNS = Number(process.env['BAIZE_RUNS'] ?? 40);
const MOST_MOVES = 120;
const deals = Array.from({ length: RUNS }, (_, at) => at + 1);

const sorted = (moves: readonly Move[]): Move[] => moves.toSorted((a, b) => a - b);

describe.each(ways)('$name', (way) => {
  test('undo to the start gives back every byte, and no card is lost on the way', () => {
    for (const number of deals) {
      const dealt = deal(way, number);
      const { table, rules } = dealt;
      const [start, mark] = [table.bytes(), table.end];
      const cards = cardsOf(table);
      expect(cards).toEqual(makeDeck(rules.layout.deck ?? {}).toSorted((a, b) => a - b));
      let scored = true;
      playAtRandom(dealt, number, MOST_MOVES, () => (scored &&= Number.isInteger(rules.layout.score(table))));
      expect(scored).toBe(true);
      expect(cardsOf(table)).toEqual(cards);
      table.undo(mark);
      expect(Buffer.compare(table.bytes(), start)).toBe(0);
    }
  });

  test('the legal moves are exactly those the rules allow, each once', () => {
    for (const number of deals.slice(0, 6)) {
      const dealt = deal(way, number);
      let position = 0;
      playAtRandom(dealt, number, 40, () => {
        const legal = sorted(legalMoves(dealt));
        expect(new Set(legal).size).toBe(legal.length);
        if (position++ % 20 === 0) expect(legal).toEqual(sorted(allowedMoves(dealt)));
      });
    }
  });

  test('every legal move changes the table', () => {
    const dealt = deal(way, 1);
    playAtRandom(dealt, 1, 20, () => {
      for (const move of legalMoves(dealt)) expect(changes(dealt, move), makeMove(move)).toBe(true);
    });
  });

  test('every move reads back from its notation', () => {
    const dealt = deal(way, 1);
    playAtRandom(dealt, 1, MOST_MOVES, () => {
      for (const move of legalMoves(dealt)) expect(parseMove(makeMove(move))).toBe(move);
    });
  });

  test('hints are legal moves, and the same whatever lies face down', () => {
    for (const number of deals.slice(0, 8)) {
      const dealt = deal(way, number);
      playAtRandom(dealt, number, number * 5);
      const legal = legalMoves(dealt);
      const hints = rankHints(dealt.rules, dealt.table, legal, undefined);
      expect(legal).toEqual(expect.arrayContaining(hints));
      mixHidden(dealt, number);
      expect(rankHints(dealt.rules, dealt.table, legalMoves(dealt), undefined)).toEqual(hints);
    }
  });

  test('a saved game opens at the same position with the same history', () => {
    for (const number of deals) {
      const session = played(way, number);
      for (let back = number % 7; back > 0; back--) session.undo();
      const opened = resume(session.save());
      if ('error' in opened) throw new Error(opened.error);
      expect(opened.refused).toBeUndefined();
      expect(positionOf(opened.session.table)).toEqual(positionOf(session.table));
      expect(opened.session.save()).toEqual(session.save());
      expect(historyOf(opened.session)).toEqual(historyOf(session));
    }
  });

  test('redo plays again just what undo took back', () => {
    for (const number of deals.slice(0, 20)) {
      const session = played(way, number);
      const [end, moves] = [positionOf(session.table), session.save()];
      session.restart();
      expect(session.played).toBe(false);
      expect(positionOf(session.table)).toEqual(positionOf(Session.begin(way.game, way.options, number).table));
      while (session.canRedo) session.redo();
      expect(positionOf(session.table)).toEqual(end);
      expect(session.save()).toEqual(moves);
    }
  });
});

/** Every move of any kind on any pile that the rules allow, found by trying them all. */
function allowedMoves({ rules, table }: Dealt): Move[] {
  const all = Array.from({ length: table.piles + 1 }, (_, pile) => pile);
  const drags = all.flatMap((from) => {
    const counts = Array.from({ length: table.size(from) + 2 }, (_, count) => count);
    return all.flatMap((to) => counts.map((count) => drag(from, count, to)));
  });
  const moves = [...drags, ...all.map(tap), ...all.map(double)];
  return moves.filter((move) => rules.allows(table, move));
}

function changes({ rules, table }: Dealt, move: Move): boolean {
  const [before, mark] = [table.bytes(), table.end];
  rules.make(table, move);
  const after = table.bytes();
  table.undo(mark);
  return Buffer.compare(before, after) !== 0;
}

/** Lets all cards that lie face down change places. */
function mixHidden({ table }: Dealt, seed: number): void {
  const { piles } = positionOf(table);
  const hidden = piles.flat().filter(isFaceDown);
  const below = numbersBelow(xoshiro(seed));
  const next = (): number => hidden.splice(below(hidden.length), 1)[0]! | FACE_DOWN;
  piles.forEach((cards, pile) =>
    table.lay(
      pile,
      cards.map((card) => (isFaceDown(card) ? next() : card)),
    ),
  );
}

/** A session in which chance played, with what goes home by itself. */
function played(way: Way, number: number): Session {
  const session = Session.begin(way.game, way.options, number);
  const below = numbersBelow(xoshiro(number));
  for (let moves = 0; moves < 60; moves++) {
    const legal = session.legalMoves();
    if (legal.length === 0) break;
    expect(session.play(legal[below(legal.length)]!)).toBeDefined();
    if (number % 2 === 0) session.autoplay();
  }
  return session;
}

/** Every change from the last position back to the deal. */
function historyOf(session: Session): unknown[] {
  const history: unknown[] = [];
  while (session.canUndo) history.push(session.undo(), session.score);
  return history;
}
