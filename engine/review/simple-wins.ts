import type { Course } from './course.ts';
import type { GameTools } from '../hints/game-tools.ts';

/** Games that a simple player plays from each position: as many as come to `ALL` in the whole game, within these. */
const ALL = 3000;
const FEWEST = 6;
const MAX_PLAYS = 24;
/**
 * Positions looked at before all of them: where none of their games is won, or every one, the rest would tell no more.
 */
const FIRST_POSITIONS = 10;

/**
 * How many of so many games were won from each position, from the deal on; only one number where it is the same
 * wherever one looks.
 */
interface SimpleWins {
  readonly plays: number;
  readonly wins: readonly number[];
}

/**
 * Plays games from every position of a course that is not known to be lost; yields after each position how much
 * is done, from 0 to 1.
 */
export function* simpleWins(course: Course, tools: GameTools): Generator<number, SimpleWins, void> {
  const count = course.firstLost ?? course.length + 1;
  const plays = Math.max(FEWEST, Math.min(MAX_PLAYS, Math.floor(ALL / Math.max(1, count))));
  const wins = new Map<number, number>();
  const step = Math.max(1, Math.floor(count / FIRST_POSITIONS));
  for (let at = 0; at < count; at += step) {
    wins.set(at, winsFrom(course, at, tools, plays));
    yield wins.size / count;
  }
  const won = [...new Set(wins.values())];
  if (won.length === 1 && (won[0] === 0 || won[0] === plays)) return { plays, wins: won };
  for (let at = 0; at < count; at++) {
    if (!wins.has(at)) wins.set(at, winsFrom(course, at, tools, plays));
    yield wins.size / count;
  }
  return { plays, wins: Array.from({ length: count }, (_, at) => wins.get(at) ?? 0) };
}

/** How many of so many games are won from a position of a course. */
export const winsFrom = (course: Course, at: number, tools: GameTools, plays: number): number =>
  winsAfter(course, at, undefined, tools, plays);

/**
 * The same after a move from there. Every such count begins with the same chance: the same question has the same
 * answer.
 */
export function winsAfter(
  course: Course,
  at: number,
  move: number | undefined,
  tools: GameTools,
  plays: number,
): number {
  const { context, player } = tools;
  const { position } = context;
  const table = course.tableAt(at);
  player.seed(1);
  let won = 0;
  for (let play = 0; play < plays; play++) {
    position.begin(table);
    if (move !== undefined) {
      position.make(move);
      position.settle();
    }
    won += Number(player.play() === 1);
  }
  return won;
}
