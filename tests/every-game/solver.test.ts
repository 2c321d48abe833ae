import { describe, expect, test } from 'vitest';
import { isDrag } from '../../engine/model/move.ts';
import { GameView } from '../../engine/search/view/game-view.ts';
import { solverFactsOf } from '../../engine/search/boards/position/facts.ts';
import { KNOWN } from '../../engine/solver/known.ts';
import { PLANS } from '../../engine/solver/plans.ts';
import { Position } from '../../engine/search/boards/position/position.ts';
import { PRUNING } from '../../engine/search/pruning/pruning.ts';
import { solver } from '../../engine/solver/index.ts';
import { uncountedOptions } from '../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { deal, legalMoves, type Way, ways } from '../engine/play.ts';
import { EVERY_PRUNING, allBut, firstCrossing, NO_PRUNING } from '../engine/solver/crossing.ts';
import { refute } from '../engine/solver/probe/probe.ts';
import { BY_NIGHT } from '../tools/night.ts';
import { waysByDay } from './by-day.ts';
import { oneIn } from './deals.ts';

/*
 * The share of the nightly work: with BAIZE_RUNS=1000, ten deals, more positions of each, and each pruning rule left
 * out alone.
 */
const few = oneIn(100);
/** Positions on the way from each deal that are also solved. */
const STRAYS = BY_NIGHT ? 20 : 1;
const POSITIONS = BY_NIGHT ? 5000 : 250;

/** Sets of pruning rules: all, none; by night also all but each. */
const sets = [EVERY_PRUNING, NO_PRUNING, ...(BY_NIGHT ? PRUNING.map(allBut) : [])];

describe.each(ways)('$name', (way) => {
  test('updates the position key on every move and undo', () => {
    for (const number of few) follow(way, number);
  });

  test('keeps its extra facts true in random play', () => {
    const known = KNOWN[way.game.id];
    if (known === undefined) throw new Error(`nothing is known of ${way.game.id}: npm run lab -- known ${way.game.id}`);
    const numbers = few.map((number) => number + 1000);
    // The solver plays with the default scoring: points are not part of its positions.
    const solved = { ...way, options: uncountedOptions(way.game, way.options) };
    expect(refute(solved, known, { deals: numbers, moves: 30 })).toBeUndefined();
  });
});

describe.each(waysByDay)('$name', (way) => {
  test.each([
    ['by its own plan', undefined],
    ['depth first', PLANS.whole],
  ])('keeps every verdict with pruning %s', (_, plan) => {
    const { game, options } = way;
    expect(
      firstCrossing(solver, { game, options, deals: few, strays: STRAYS, sets, positions: POSITIONS, plan }),
    ).toBeUndefined();
  });
});

/** Plays random moves and undoes some, comparing with a newly made position each time. */
function follow(way: Way, number: number): void {
  const dealt = deal(way, number);
  const { rules, table } = dealt;
  const facts = solverFactsOf(new GameView(rules), KNOWN[way.game.id] ?? {}, EVERY_PRUNING);
  const [kept, anew] = [new Position(rules, facts, undefined), new Position(rules, facts, undefined)];
  const below = numbersBelow(xoshiro(number));
  kept.begin(table);
  anew.begin(table);
  expect([kept.key.a, kept.key.b]).toEqual([anew.key.a, anew.key.b]);
  const marks: number[] = [];
  for (let made = 0; made < 40; made++) {
    const moves = legalMoves({ ...dealt, table: kept.table }).filter((move) => !rules.isChance(move, kept.table));
    if (moves.length === 0 || (marks.length > 0 && below(4) === 0)) {
      const at = below(marks.length);
      if (marks.length === 0) return;
      kept.undo(marks[at]!);
      marks.length = at;
    } else {
      const move = moves[below(moves.length)]!;
      const predicted = kept.predict(move) ? [kept.key.predictedA, kept.key.predictedB] : undefined;
      marks.push(kept.table.end);
      kept.make(move);
      kept.settle();
      const plain = isDrag(move) && kept.table.end === marks.at(-1)! + 1;
      if (predicted && plain) expect([kept.key.a, kept.key.b]).toEqual(predicted);
    }
    kept.settle();
    anew.begin(kept.table);
    expect([kept.key.a, kept.key.b]).toEqual([anew.key.a, anew.key.b]);
    expect(kept.home).toEqual(anew.home);
  }
}
