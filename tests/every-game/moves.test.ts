import { describe, expect, test } from 'vitest';
import { REDEALS } from '../../engine/model/counters.ts';
import type { DealtGame } from '../../engine/legality/deal.ts';
import { double, drag, isTap, type Move, makeMove, parseMove, tap } from '../../engine/model/move.ts';
import { deal, legalMoves, playAtRandom, ways } from '../engine/play.ts';
import { pileText } from '../tools/conformance/cards.ts';
import { MAX_MOVES, oneIn } from './deals.ts';

const sorted = (moves: readonly Move[]): Move[] => moves.toSorted((a, b) => a - b);

describe.each(ways)('$name', (way) => {
  test('generates exactly the legal moves, each once', () => {
    for (const number of oneIn(2).slice(0, 6)) {
      const dealt = deal(way, number);
      let position = 0;
      playAtRandom(dealt, number, 40, () => {
        const legal = sorted(legalMoves(dealt));
        expect(new Set(legal).size).toBe(legal.length);
        if (position++ % 20 === 0) expect(legal).toEqual(sorted(allowedMoves(dealt)));
      });
    }
  });

  test('changes cards or uses a limited redeal with every legal move', () => {
    const dealt = deal(way, 1);
    let position = 0;
    playAtRandom(dealt, 1, 120, () => {
      const isThorough = position++ % 6 === 0;
      const asked = legalMoves(dealt).filter((move) => isThorough || isTap(move));
      for (const move of asked) expect(changes(dealt, move), makeMove(move)).toBe(true);
    });
  });

  test('parses every move from its notation', () => {
    const dealt = deal(way, 1);
    playAtRandom(dealt, 1, MAX_MOVES, () => {
      for (const move of legalMoves(dealt)) expect(parseMove(makeMove(move))).toBe(move);
    });
  });
});

/** Returns every move of any kind on any pile that the rules allow, by trying them all. */
function allowedMoves({ rules, table }: DealtGame): Move[] {
  const all = Array.from({ length: table.piles + 1 }, (_, pile) => pile);
  const drags = all.flatMap((from) => {
    const counts = Array.from({ length: table.size(from) + 2 }, (_, count) => count);
    return all.flatMap((to) => counts.map((count) => drag(from, count, to)));
  });
  const moves = [...drags, ...all.map(tap), ...all.map(double)];
  return moves.filter((move) => rules.allows(table, move));
}

function changes({ rules, table }: DealtGame, move: Move): boolean {
  const [before, mark] = [seenOf(table), table.end];
  rules.make(table, move);
  const after = seenOf(table);
  table.undo(mark);
  return before !== after;
}

/** Returns the visible state of a position: the cards, and how often the stock was turned over. */
const seenOf = (table: DealtGame['table']): string =>
  [...Array.from({ length: table.piles }, (_, pile) => pileText(table, pile)), table.counter(REDEALS)].join('|');
