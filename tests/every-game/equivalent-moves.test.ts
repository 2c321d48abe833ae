import { describe, expect, test } from 'vitest';
import { areEquivalent } from '../../engine/session/equivalent-moves.ts';
import type { DealtGame } from '../../engine/legality/deal.ts';
import { rankHints } from '../../engine/session/hints.ts';
import { countOf, fromOf, isDrag, makeMove, type Move, toOf } from '../../engine/model/move.ts';
import type { PileRules, Role } from '../../engine/model/pile.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { deal, legalMoves, playAtRandom, positionOf, type Way } from '../engine/play.ts';
import { waysByDay } from './by-day.ts';
import { oneIn } from './deals.ts';

/** Two moves of the same cards from one position. */
interface Pair {
  readonly one: Move;
  readonly other: Move;
}

const LENGTHS = [0, 12, 40];
const PAIRS_EACH = 3;
const GAMES_EACH = 3;
const MOVES_ON = 20;

/** Deals the same deal again and makes these moves. */
function played(way: Way, number: number, moves: readonly Move[]): DealtGame {
  const dealt = deal(way, number);
  for (const move of moves) dealt.rules.make(dealt.table, move);
  return dealt;
}

/**
 * Describes a position so that piles of one kind are distinguished only by their contents: their contents, everything
 * else, and the legal moves by their meaning, in the same order for all such positions.
 */
function standing(dealt: DealtGame, kind: PileRules): { readonly text: string; readonly moves: readonly NamedMove[] } {
  const { rules, table } = dealt;
  const { piles: inOrder, counters } = positionOf(table);
  const piles = inOrder.map((cards, pile) =>
    isHeap(rules.piles[pile]?.rules) ? cards.toSorted((a, b) => a - b) : cards,
  );
  const isOfKind = (pile: number): boolean => rules.piles[pile]?.rules === kind;
  const nameOf = (pile: number): string => (isOfKind(pile) ? `[${piles[pile]!.join(' ')}]` : `${pile}`);
  const meaningOf = (move: Move): string =>
    isDrag(move)
      ? `${nameOf(fromOf(move))}x${countOf(move)}>${nameOf(toOf(move))}`
      : nameOf(fromOf(move)) + makeMove(move).replace(/\d+/, '');
  const moves = legalMoves(dealt).map((move) => ({ move, tools: meaningOf(move) }));
  const alone = piles.filter((_, pile) => !isOfKind(pile));
  const among = piles.filter((_, pile) => isOfKind(pile)).map(String);
  const { score, won } = rules.variant;
  const ordered = moves.toSorted((x, y) => (x.tools < y.tools ? -1 : x.tools > y.tools ? 1 : 0));
  const tools = ordered.map((move) => move.tools);
  return { text: JSON.stringify([alone, among.toSorted(), counters, score(table), won(table), tools]), moves: ordered };
}

/** Whether a pile holds cards that have left the game, in any order. */
const isHeap = (rules: PileRules | undefined): boolean => rules?.lift === 'nothing' && !rules.build && !rules.tap;

interface NamedMove {
  readonly move: Move;
  readonly tools: string;
}

/**
 * Whether random play after each of the two moves comes to differ in more than the order of the piles of their kind.
 */
function differs(way: Way, number: number, before: readonly Move[], { one, other }: Pair, seed: number): boolean {
  const left = played(way, number, [...before, one]);
  const right = played(way, number, [...before, other]);
  const below = numbersBelow(xoshiro(seed));
  for (let i = 0; i < MOVES_ON; i++) {
    const [here, there] = [left, right].map((dealt) => standing(dealt, dealt.rules.piles[toOf(one)]!.rules));
    if (here!.text !== there!.text) return true;
    if (here!.moves.length === 0) return false;
    const next = below(here!.moves.length);
    left.rules.make(left.table, here!.moves[next]!.move);
    right.rules.make(right.table, there!.moves[next]!.move);
  }
  return false;
}

const everDiffers = (way: Way, number: number, before: readonly Move[], pair: Pair): boolean =>
  Array.from({ length: GAMES_EACH }, (_, seed) => seed + 1).some((seed) => differs(way, number, before, pair, seed));

/** Returns every two of these moves that take the same cards to two empty piles of one role. */
function pairsOf({ rules, table }: DealtGame, moves: readonly Move[]): Pair[] {
  const toEmpty = moves.filter((move) => isDrag(move) && table.size(toOf(move)) === 0 && toOf(move) !== fromOf(move));
  const roleOf = (move: Move): Role => rules.piles[toOf(move)]!.rules.role;
  return toEmpty.flatMap((one, at) =>
    toEmpty
      .slice(at + 1)
      .filter((other) => fromOf(one) === fromOf(other) && countOf(one) === countOf(other))
      .filter((other) => roleOf(one) === roleOf(other))
      .map((other) => ({ one, other })),
  );
}

/**
 * Games in which autoplay chooses by place: of two sixes that could go home, it takes the one whose place comes first.
 */
const BY_PLACE: ReadonlySet<string> = new Set(['napoleons-tomb']);

/** Pairs of moves played on from, in all ways. */
let pairs = 0;

describe.each(waysByDay)('$name', (way) => {
  test('hints one of several equal moves to empty places', () => {
    const wrong: string[] = [];
    for (const number of oneIn(40))
      for (const length of LENGTHS) {
        const dealt = deal(way, number);
        const before = playAtRandom(dealt, number, length);
        const named = ({ one, other }: Pair): string =>
          `${makeMove(one)} and ${makeMove(other)} after ${before.map(makeMove).join(' ')}`;
        const legal = legalMoves(dealt);
        const equal = pairsOf(dealt, legal).filter(({ one, other }) =>
          areEquivalent(dealt.rules, dealt.table, one, other),
        );
        for (const pair of BY_PLACE.has(way.game.id) ? [] : equal.slice(0, PAIRS_EACH)) {
          pairs++;
          if (everDiffers(way, number, before, pair)) wrong.push(`${named(pair)} are taken for equal`);
        }
        const hinted = pairsOf(dealt, rankHints(dealt.rules, dealt.table, legal, undefined));
        const unplaced = hinted.filter(({ one }) => dealt.rules.piles[toOf(one)]!.rules.placed === undefined);
        for (const pair of unplaced.slice(0, PAIRS_EACH)) {
          pairs++;
          if (!everDiffers(way, number, before, pair)) wrong.push(`${named(pair)} are hinted both`);
        }
      }
    expect(wrong).toEqual([]);
  });
});

test('checked pairs of many games', () => expect(pairs).toBeGreaterThan(50));
