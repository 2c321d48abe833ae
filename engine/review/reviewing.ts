import { Course } from './course.ts';
import { completeOptions, parseOptions } from '../model/options.ts';
import { findGame } from '../games/index.ts';
import { makeGameTools, type GameTools } from '../hints/game-tools.ts';
import type { Saved } from '../session/saved-game.ts';
import { Judging } from './judging.ts';
import { simpleWins } from './simple-wins.ts';
import type { Review } from './review.ts';
import { hinderedBy, lostBy } from './slips.ts';

/** Positions that a search may look at, and all searches of a game together. */
const EACH = 50_000;
const ALL = 200_000;
const STEP_POSITIONS = 200;
/**
 * The same for positions left between the last that is won and the first that is lost: one of their moves is the one
 * that counts.
 */
const DEEP_EACH = 150_000;
const DEEP_ALL = 300_000;
/** How much of the work searching is, and playing. */
const SEARCHING = 0.5;
const PLAYING = 0.4;

/**
 * Reviews a game, the moves that stand in it, with all its cards known. Its effort is counted in positions and games,
 * never in time: the same game has the same review wherever it is made. Yields now and then how much is done, from 0 to
 * 1; undefined for a save that cannot be opened, or in which no move was made.
 */
export function* reviewing(saved: Saved): Generator<number, Review | undefined, void> {
  const game = findGame(saved.game);
  const options = game && completeOptions(game, saved.options);
  const answers = options === undefined ? undefined : parseOptions(game!, options);
  const course = Course.of(saved);
  if (!game || !answers || !course || course.length === 0) return undefined;
  const tools = makeGameTools(game, answers);
  const judging = new Judging(course, tools.solver, { positions: EACH });
  while (judging.positions < ALL && !judging.go(STEP_POSITIONS)) yield (SEARCHING * judging.positions) / ALL;
  judging.pass();
  yield* narrowed(course, tools);
  const quick = yield* scaled(simpleWins(course, tools), SEARCHING, PLAYING);
  const hindered = yield* scaled(hinderedBy(course, tools, quick), SEARCHING + PLAYING, 1 - SEARCHING - PLAYING);
  const lost = lostBy(course);
  return {
    known: Array.from({ length: course.length + 1 }, (_, at) => course.knownAt(at) ?? 'open'),
    ...quick,
    slips: [...(lost ? [lost] : []), ...hindered],
  };
}

/** Searches longer for the move that lost, where it is known about where it was. */
function* narrowed(course: Course, { solver }: GameTools): Generator<number, void, void> {
  const asked = new Set<number>();
  for (let looked = 0; looked < DEEP_ALL;) {
    const at = openBetween(course, asked);
    if (at === undefined) return;
    asked.add(at);
    const solving = solver.solve(course.tableAt(at), { positions: DEEP_EACH });
    let verdict = solving.go(STEP_POSITIONS);
    for (; !verdict; verdict = solving.go(STEP_POSITIONS)) yield SEARCHING;
    looked += solving.positions;
    course.note(at, verdict);
  }
}

/** The middle one of the positions after the last that is won and before the first that is lost. */
function openBetween({ lastWon, firstLost }: Course, asked: ReadonlySet<number>): number | undefined {
  if (lastWon === undefined || firstLost === undefined) return undefined;
  const between = Array.from({ length: firstLost - lastWon - 1 }, (_, i) => lastWon + 1 + i);
  const left = between.filter((at) => !asked.has(at));
  return left[left.length >> 1];
}

/** A part of the work, told as a part of the whole. */
function* scaled<T>(work: Generator<number, T, void>, from: number, share: number): Generator<number, T, void> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield from + share * value;
  }
}
