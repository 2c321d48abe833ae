import { expect, test } from 'vitest';
import type { DealtGame } from '../../engine/legality/deal.ts';
import { safeHome } from '../../engine/legality/autoplay.ts';
import canfield from '../../engine/games/canfield/canfield.ts';
import { Moves } from '../../engine/legality/move-generator.ts';
import { parseMove } from '../../engine/model/move.ts';
import { parseOptions } from '../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { PLANS } from '../../engine/solver/plans.ts';
import { PRUNING } from '../../engine/search/pruning/pruning.ts';
import { type Solver, solver } from '../../engine/solver/index.ts';
import { deal, type Way, ways } from '../engine/play.ts';
import { EVERY_PRUNING, allBut, firstCrossing, NO_PRUNING } from '../engine/solver/crossing.ts';
import { BY_NIGHT } from '../tools/night.ts';
import { waysByDay } from './by-day.ts';

/* The solver that judges autoplay must not send cards home by force. */
const others = new Set(PRUNING.filter((rule) => rule !== 'safe-home'));
const ASKED = BY_NIGHT ? 200 : 2;
const DEALS = BY_NIGHT ? 100 : 5;
type Seated = Pick<DealtGame, 'rules' | 'table'>;

/** Positions that the solver looks at. */
const FOR_A_DEAL = BY_NIGHT ? 50_000 : 1500;
const FOR_A_POSITION = BY_NIGHT ? 20_000 : 1500;

const askable = (way: Way, plan = undefined as 'whole' | undefined): Solver =>
  solver(way.game, parseOptions(way.game, way.options)!, { pruning: others, ...(plan && { plan: PLANS[plan] }) });

/** Decided positions, in all ways. */
let decided = 0;

test.each(waysByDay)('loses no won position by automatic moves in $name', (way) => {
  const made = askable(way);
  const lost: string[] = [];
  let asked = 0;
  for (let number = 1; number <= DEALS && asked < ASKED; number++) asked += ask(way, made, number, ASKED - asked, lost);
  decided += asked;
  expect(lost).toEqual([]);
});

test('decided positions of many games', () => expect(decided).toBeGreaterThan(20));

/**
 * Follows a win of a deal, strays from it at random, and sends home what goes by itself; returns how many positions
 * were decided, and adds those that were lost by it to `lost`.
 */
function ask(way: Way, made: Solver, number: number, most: number, lost: string[]): number {
  const { moves = [] } = made.solve(number, { positions: FOR_A_DEAL }).toEnd();
  const { rules, table } = deal(way, number);
  const below = numbersBelow(xoshiro(number));
  const found = new Moves();
  let asked = 0;
  for (const move of moves) {
    if (asked >= most) break;
    const { end } = table;
    const astray = below(3);
    for (let i = 0; i < astray; i++) {
      rules.legalMoves(table, found);
      const any = found.length === 0 ? undefined : found.list[below(found.length)]!;
      if (any !== undefined && !rules.isChance(any, table)) rules.make(table, any);
    }
    if (safeHome(rules, table, new Set()) !== undefined) {
      const verdicts = [astray === 0 ? 'won' : verdictOf(made, { rules, table })];
      sendHome({ rules, table });
      if (verdicts[0] === 'won') verdicts.push(verdictOf(made, { rules, table }));
      if (verdicts.join(' ') === 'won lost') lost.push(`${way.name}, deal ${number}, change ${table.end}`);
      if (!verdicts.includes('open')) asked++;
    }
    table.undo(end);
    rules.make(table, move);
  }
  return asked;
}

const verdictOf = (made: Solver, { table }: Seated, positions = FOR_A_POSITION): string =>
  made.solve(table, { positions }).toEnd().verdict;

function sendHome({ rules, table }: Seated): void {
  for (;;) {
    const move = safeHome(rules, table, new Set());
    if (move === undefined) return;
    rules.make(table, move);
  }
}

/* Deals that lose some positions if a card goes home too soon. */
test.each([
  ['good-measure', 7],
  ['bakers-dozen kept=false', 1],
  ['canfield', 2],
  ['carpet', 21],
  ['chinese-solitaire', 28],
  ['cruel', 2],
] as const)('changes no verdict by automatic moves in %s, deal %i', (name, number) => {
  const way = ways.find((each) => each.name === name)!;
  const crossed = firstCrossing(solver, {
    ...way,
    deals: [number],
    strays: 10,
    sets: [EVERY_PRUNING, allBut('safe-home'), NO_PRUNING],
    positions: 1500,
    plan: PLANS.whole,
  });
  expect(crossed).toBeUndefined();
});

test.each([
  [10, '0 0 0 0 1>8 0 0 0', '1>3'],
  [14, '0 0 0 0 0', '1>3'],
])('does not lose Canfield deal %i by an automatic move', (number, before, lost) => {
  const way = { game: canfield, options: '', name: 'canfield' };
  const made = askable(way, 'whole');
  const dealt = deal(way, number);
  for (const text of before.split(' ')) dealt.rules.make(dealt.table, parseMove(text)!);
  expect(verdictOf(askable(way), dealt, 10_000)).toBe('won');
  const { end } = dealt.table;
  dealt.rules.make(dealt.table, parseMove(lost)!);
  expect(verdictOf(made, dealt, 10_000)).toBe('lost');
  dealt.table.undo(end);
  sendHome(dealt);
  expect(verdictOf(askable(way), dealt, 10_000)).toBe('won');
});
