import { expect, test } from 'vitest';
import { anyHome } from '../../engine/legality/autoplay.ts';
import { dealByNumber } from '../../engine/legality/deal.ts';
import { fromOf, isDrag, isTap, type Move, toOf } from '../../engine/model/move.ts';
import type { Action } from '../../engine/model/pile.ts';
import { parseOptions } from '../../engine/model/options.ts';
import { solver } from '../../engine/solver/index.ts';
import { Session } from '../../engine/session/session.ts';
import { BY_NIGHT } from '../tools/night.ts';
import type { Way } from '../engine/play.ts';
import { waysByDay } from './by-day.ts';

/** Deals in which a win is looked for, and the positions of each search. */
const DEALS = BY_NIGHT ? 20 : 4;
const POSITIONS = BY_NIGHT ? 20_000 : 1500;

/** Ways in which some game was finished, by whether the stock had to be turned. */
const finished = { byCards: 0, byStock: 0 };

test.each(waysByDay)('$name: once only cards are left that go home, one press finishes the game', (way) => {
  const won = winOf(way);
  if (won === undefined) return expect(won).toBeUndefined();
  const { session, moves } = won;
  const wrong: string[] = [];
  for (const left of finishes(session, moves)) {
    const moved = session.moveCount;
    session.collect();
    if (!session.won) wrong.push(`deal ${session.deal}, ${left.length} moves before the end`);
    else if (left.some(isTap)) finished.byStock++;
    else finished.byCards++;
    while (session.moveCount > moved) session.undo();
  }
  expect(wrong).toEqual([]);
});

test('games of several kinds were finished, or nothing would have been asked', () => {
  expect(finished.byCards).toBeGreaterThan(20);
  expect(finished.byStock).toBeGreaterThan(0);
});

/** Finds a win of one of the deals. */
function winOf({ game, options }: Way): { session: Session; moves: readonly Move[] } | undefined {
  const made = solver(game, parseOptions(game, options)!);
  for (let deal = 1; deal <= DEALS; deal++) {
    const { moves } = made.solve(deal, { positions: POSITIONS }).toEnd();
    if (moves !== undefined) return { session: Session.begin(game, options, deal), moves };
  }
  return undefined;
}

/** Yields the moves left at each position from which the win only sends cards home and turns a known stock. */
function* finishes(session: Session, moves: readonly Move[]): Generator<readonly Move[]> {
  const { game, options, deal } = session;
  const { rules, table } = dealByNumber(game.variant(parseOptions(game, options)!), deal);
  const turns = (move: Move): Action['turns'] =>
    isTap(move) && rules.piles[fromOf(move)]!.rules.role === 'stock'
      ? rules.piles[fromOf(move)]!.rules.tap?.turns
      : undefined;
  // To deal cards onto columns, or not yet, is a decision. So is it to leave a card where several are turned at a time:
  // the cards that come up next depend on it.
  const isEasy = (move: Move): boolean => {
    if (isDrag(move)) return rules.piles[toOf(move)]!.rules.role === 'foundation' && !isFromHome(move);
    const turned = turns(move);
    return turned !== undefined && (turned.count === 1 || anyHome(rules, table) === undefined);
  };
  const isFromHome = (move: Move): boolean => rules.piles[fromOf(move)]!.rules.role === 'foundation';
  let first = 0;
  for (const [at, move] of moves.entries()) {
    if (!isEasy(move)) first = at + 1;
    rules.make(table, move);
  }
  for (const [at, move] of moves.entries()) {
    if (at >= first && isKnown(session)) yield moves.slice(at);
    session.play(move);
  }
}

/** Whether no more than one card lies face down. */
function isKnown({ table, shapes }: Session): boolean {
  const down = shapes.flatMap((_, pile) => Array.from({ length: table.size(pile) }, (_each, at) => table.at(pile, at)));
  return down.filter((card) => card & 64).length <= 1;
}
