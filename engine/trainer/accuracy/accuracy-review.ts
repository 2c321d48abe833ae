import { findGame } from '../../games/index.ts';
import { type GameTools, makeGameTools } from '../../hints/game-tools.ts';
import { optionsBegun, parseOptions } from '../../model/options.ts';
import type { Review } from '../../review/review.ts';
import type { Saved } from '../../session/saved-game.ts';
import { Position } from '../../search/boards/position/position.ts';
import { GameReplay } from '../../hints/base/replay.ts';
import type { Knowable } from './knowable.ts';
import { ReviewPlan } from './plan.ts';
import { AccuracyReport } from './report.ts';
import { ReviewValue } from './value.ts';
import { ValueCurve } from './value-curve.ts';

/** The shares of the work for valuing the positions, judging the decisions, and looking again at small losses. */
const FOLLOWING_SHARE = 0.3;
const JUDGING_SHARE = 0.5;
const LOOKING_AGAIN_SHARE = 0.2;

/**
 * Reviews a game by what its player could have known. `review`: of the same game with all cards known. Yields its
 * progress, from 0 to 1; the same game always has the same result. Returns undefined for a save that cannot be opened.
 */
export function* accuracyReview(saved: Saved, review: Review): Generator<number, Knowable | undefined, void> {
  const game = findGame(saved.game);
  const options = game && optionsBegun(game, saved);
  const answers = options === undefined ? undefined : parseOptions(game!, options);
  if (!game || !answers) return undefined;
  const tools = makeGameTools(game, answers);
  const begin = (): GameReplay | undefined =>
    GameReplay.of(saved, new Position(tools.solver.rules, tools.context.facts, undefined));
  if (begin() === undefined) return undefined;
  return yield* reviewed(review, tools, () => begin()!);
}

function* reviewed(review: Review, tools: GameTools, begin: () => GameReplay): Generator<number, Knowable, void> {
  const { length } = review.known;
  const plan = new ReviewPlan(tools.method, length);
  const value = new ReviewValue(review, tools, plan);
  const report = new AccuracyReport();
  const replay = begin();
  yield* value.chooseMeasure(replay);
  const curve = new ValueCurve(replay, value.valuer, plan.worlds, (at) => value.proven(at));
  while (replay.next !== undefined && replay.at + 1 < length && curve.step())
    yield (FOLLOWING_SHARE * replay.at) / length;
  plan.chooseDecisions(curve.falls, curve.best);
  yield* judged(begin(), curve, value, report);
  for (const part of report.lookAgain(value, begin()))
    yield FOLLOWING_SHARE + JUDGING_SHARE + LOOKING_AGAIN_SHARE * part;
  return report.knowable(value, curve, replay);
}

/** Judges the decisions of a game, in the order of its moves. */
function* judged(
  replay: GameReplay,
  { falls, best }: ValueCurve,
  value: ReviewValue,
  report: AccuracyReport,
): Generator<number, void, void> {
  while (replay.at < falls.length) {
    const before = value.proven(replay);
    const decision = value.judge(replay, best.has(replay.at));
    if (decision === 'passed') report.pass();
    else if (decision) report.note(decision);
    if (!replay.go()) return;
    const proven = before === undefined ? undefined : value.judgeProven(replay, before);
    if (proven) report.note(proven);
    yield FOLLOWING_SHARE + (JUDGING_SHARE * replay.at) / falls.length;
  }
}
