import type { Game } from '../../../engine/model/game.ts';
import { act } from './act.ts';
import { type Compared, compareLegal, compareOutcome, type Difference } from './compare.ts';
import { dealRecorded } from './deal.ts';
import type { Position } from './exception.ts';
import { unknownOptions } from './options.ts';
import type { RecordedStep } from './action.ts';
import type { Trace } from './trace.ts';

/** A difference and where it was found; step 0 is the deal, step 1 the first action and the position before it. */
export interface Disagreement extends Difference {
  readonly step: number;
}

/** The result of replaying one recording. */
export interface Replayed {
  readonly steps: number;
  readonly disagreements: readonly Disagreement[];
  /** Comparisons left out, as exceptions. */
  readonly excepted: number;
}

interface Point {
  readonly step: number;
  readonly compared: Compared;
}

/** Differences after which the rest of a recording can't be compared. */
const FINAL_DIFFERENCES = /^(pile|action)/;

/** Replays a recording and compares every step, up to the first action or pile that differs. */
export function replay(game: Game, trace: Trace): Replayed {
  const disagreements: Disagreement[] = [];
  let [steps, excepted] = [0, 0];
  try {
    for (const { step, compared } of compareAll(game, trace)) {
      steps = step;
      excepted += compared.excepted;
      for (const difference of compared.differences) disagreements.push({ ...difference, step });
      if (compared.differences.some(({ what }) => FINAL_DIFFERENCES.test(what))) break;
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    disagreements.push({ step: steps, what: 'replay', expected: 'to go on', actual: message });
  }
  return { steps, disagreements, excepted };
}

function* compareAll(game: Game, trace: Trace): Generator<Point> {
  const unknown = unknownOptions(game, trace).map((name) => ({ what: 'option', expected: name, actual: 'nothing' }));
  yield { step: 0, compared: { differences: unknown, excepted: 0 } };
  const dealt = dealRecorded(game, trace);
  let position = firstPosition(trace);
  yield { step: 0, compared: compareOutcome(dealt, trace, trace.deal, position) };
  for (const [at, recorded] of trace.steps.entries()) {
    const step = at + 1;
    yield { step, compared: compareLegal(dealt, trace, recorded.legal, position) };
    const next = nextPosition(position, recorded);
    yield { step, compared: act(dealt, trace, recorded, position, next) };
    yield { step, compared: compareOutcome(dealt, trace, recorded, next) };
    position = next;
  }
  if (trace.last !== undefined && !trace.steps.at(-1)?.won) {
    yield { step: trace.steps.length, compared: compareLegal(dealt, trace, trace.last, position) };
  }
}

function firstPosition(trace: Trace): Position {
  const options = trace.options.filter(({ value }) => value).map(({ name }) => name);
  return { piles: trace.deal.piles, done: [], options };
}

const nextPosition = (position: Position, step: RecordedStep): Position => ({
  ...position,
  piles: position.piles.map((text, slot) => step.piles[slot] ?? text),
  done: [...position.done, step.do],
});
