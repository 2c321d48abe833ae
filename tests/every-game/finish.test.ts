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

/** The number of deals whose win is searched, and the most positions of each search. */
const DEALS = BY_NIGHT ? 20 : 4;
const POSITIONS = BY_NIGHT ? 20_000 : 1500;

/** How many games were finished, by whether the stock had to be turned. */
const finished = { byCards: 0, byStock: 0 };

test.each(waysByDay)('finishes $name by one press once cards only go home', (way) => {
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

test('finished games of several kinds', () => {
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
  // Dealing cards onto columns, or not yet, is a decision. So is leaving a card where several are turned at a time,
  // because the next cards depend on it. So is choosing which of several cards goes to a foundation, and to which of
  // several foundations a card goes.
  const isEasy = (move: Move): boolean => {
    if (isDrag(move)) return isHome(toOf(move)) && !isHome(fromOf(move)) && !hasRival(move);
    const turned = turns(move);
    return turned !== undefined && (turned.count === 1 || anyHome(rules, table) === undefined);
  };
  const isHome = (pile: number): boolean => rules.piles[pile]!.rules.role === 'foundation';
  const goes = (from: number, to: number): boolean =>
    isHome(to) && !isHome(from) && rules.lifts(table, from) > 0 && rules.accepts(table, from, 1, to);
  const hasRival = (move: Move): boolean => {
    const [from, to] = [fromOf(move), toOf(move)];
    return rules.piles.some(
      ({ index }) =>
        (goes(index, to) && table.top(index) !== table.top(from)) ||
        (goes(from, index) && table.top(index) !== table.top(to)),
    );
  };
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
