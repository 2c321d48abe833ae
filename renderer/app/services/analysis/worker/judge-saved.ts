import {
  Course,
  Judging,
  type KnownVerdict,
  type Move,
  parseOptions,
  type Saved,
  type WayOn,
  wayOn,
} from '../../../../../engine/index.ts';
import { RecentSolvers } from './recent-solvers.ts';

/** A game whose present position is to be judged. */
export interface GameToJudge {
  readonly saved: Saved;
  /** What is known of its positions from before, by the player's moves. */
  readonly known: readonly (KnownVerdict | undefined)[];
  /** A win that was known shortly before: it may lead on from here. */
  readonly near: WayOn | undefined;
  /** The last position that can be won is wanted too, whatever this one is. */
  readonly back: boolean;
}

/**
 * What is known of a game's positions, by the player's moves, and a win from the last that can be won; where it was
 * lost is known once it is `done`.
 */
export interface SavedJudgement {
  readonly found: 'judged';
  readonly known: readonly (KnownVerdict | undefined)[];
  readonly win: WayOn | undefined;
  readonly done: boolean;
}

/**
 * Milliseconds that one position may take: longer searches seldom find more, and somebody else may want the processor.
 */
const POSITION_MS = 3000;
/** Milliseconds of work in one slice. */
const SLICE_MS = 8;
/** Positions between two looks at the clock. */
const STEP_POSITIONS = 20;

/**
 * Finds out whether a game can be won from its present position, and when a lost one was lost. Yields after each
 * slice of work; to give it up, do not continue it. `now`: in milliseconds.
 */
export function* judgeSaved(
  { saved, known, near, back }: GameToJudge,
  say: (judgement: SavedJudgement) => void,
  now: () => number,
  solvers = new RecentSolvers(),
): Generator<void, void, void> {
  const course = Course.of(saved, known);
  if (!course) {
    say({ found: 'judged', known, win: undefined, done: true });
    return;
  }
  const way = near && wayOn(near.moves, near.from, saved);
  if (way) course.note(course.length, { verdict: 'won', moves: way });
  const { game, options } = course;
  const judging = new Judging(course, solvers.of(game, parseOptions(game, options) ?? {}));
  let told = false;
  let begun = now();
  for (let sliced = begun; isAsked(course, back);) {
    const { next } = course;
    judging.go(STEP_POSITIONS);
    solvers.note(judging.positions);
    const time = now();
    if (time - begun > POSITION_MS) judging.pass();
    if (course.next !== next) {
      begun = time;
      if (!told && isAsked(course, back)) say(judgementOf(course, saved, false));
      told = true;
    }
    if (time - sliced < SLICE_MS) continue;
    yield;
    sliced = now();
  }
  say(judgementOf(course, saved, true));
}

/** Whether there is more to find out: the present position, and of a lost game the move that lost it. */
function isAsked(course: Course, back: boolean): boolean {
  const { next, lastWon = -1, length } = course;
  if (next === undefined || next < lastWon) return false;
  return next === length || back || course.knownAt(length) === 'lost';
}

function judgementOf(course: Course, saved: Saved, done: boolean): SavedJudgement {
  const { known, lastWon } = course;
  const moves: readonly Move[] | undefined = lastWon === undefined ? undefined : course.wayFrom(lastWon);
  const from = { ...saved, at: course.madeAt(lastWon ?? 0) };
  return { found: 'judged', known, win: moves && { from, moves }, done };
}
