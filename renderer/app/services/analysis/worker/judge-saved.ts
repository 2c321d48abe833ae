import {
  VerdictHistory,
  Judging,
  type KnownVerdict,
  type WinningLine,
  restOfWin,
} from '../../../../../engine/search.ts';
import { type Move, parseOptions, type Saved } from '../../../../../engine/rules.ts';
import { inSlices } from './in-slices.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** A game whose present position is to be judged. */
export interface GameToJudge {
  readonly saved: Saved;
  /** Verdicts known from before, one per position after each of the player's moves. */
  readonly known: readonly (KnownVerdict | undefined)[];
  /** A win known for an earlier position, which may continue from here. */
  readonly near: WinningLine | undefined;
  /** Whether to find the last winnable position as well, whatever this one is. */
  readonly back: boolean;
}

/**
 * The verdicts known for a game's positions, and a win from the last winnable one; where the game was lost is known
 * once it is `done`.
 */
export interface SavedJudgement {
  readonly found: 'judged';
  readonly known: readonly (KnownVerdict | undefined)[];
  readonly win: WinningLine | undefined;
  readonly done: boolean;
}

/** The most milliseconds for one position. Longer searches rarely find more, and the processor is needed elsewhere. */
const POSITION_MS = 3000;
/** Positions between two readings of the clock. */
const STEP_POSITIONS = 20;

/**
 * Finds out whether a game can be won from its present position, and when a lost one was lost. Yields after each slice
 * of work; stop iterating to cancel it. `now`: in milliseconds.
 */
export function* judgeSaved(
  { saved, known, near, back }: GameToJudge,
  say: (judgement: SavedJudgement) => void,
  now: () => number,
  solvers = new RecentSolvers(),
): Generator<void, void, void> {
  const course = VerdictHistory.of(saved, known);
  if (!course) {
    say({ found: 'judged', known, win: undefined, done: true });
    return;
  }
  const way = near && restOfWin(near.moves, near.from, saved);
  if (way) course.note(course.length, { verdict: 'won', moves: way });
  const { game, options } = course;
  const judging = new Judging(course, solvers.of(game, parseOptions(game, options) ?? {}));
  let reported = false;
  const note = (): void => solvers.note(judging.positions);
  const passed = (): void => {
    if (!reported && isAsked(course, back)) say(judgementOf(course, saved, false));
    reported = true;
  };
  yield* inSlices(judge({ course, judging, back, note, passed, now }), now);
  say(judgementOf(course, saved, true));
}

interface JudgeParts {
  readonly course: VerdictHistory;
  readonly judging: Judging;
  readonly back: boolean;
  /** Is called after each step. */
  readonly note: () => void;
  /** Is called when the verdict of a position is known, or given up. */
  readonly passed: () => void;
  readonly now: () => number;
}

/** Judges the positions of a game, one after the other, until there is no more to find out. */
function* judge({ course, judging, back, note, passed, now }: JudgeParts): Generator<void, void, void> {
  for (let begun = now(); isAsked(course, back);) {
    const { next } = course;
    judging.go(STEP_POSITIONS);
    note();
    const time = now();
    if (time - begun > POSITION_MS) judging.pass();
    if (course.next !== next) {
      begun = time;
      passed();
    }
    yield;
  }
}

/**
 * Whether there is more to find out: the verdict of the present position or, for a lost game, the move that lost it.
 */
function isAsked(course: VerdictHistory, back: boolean): boolean {
  const { next, lastWon = -1, length } = course;
  if (next === undefined || next < lastWon) return false;
  return next === length || back || course.knownAt(length) === 'lost';
}

function judgementOf(course: VerdictHistory, saved: Saved, done: boolean): SavedJudgement {
  const { known, lastWon } = course;
  const moves: readonly Move[] | undefined = lastWon === undefined ? undefined : course.winningLineFrom(lastWon);
  const from = { ...saved, at: course.madeAt(lastWon ?? 0) };
  return { found: 'judged', known, win: moves && { from, moves }, done };
}
