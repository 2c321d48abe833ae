import type { VerdictHistory } from './verdict-history.ts';
import type { GameTools } from '../hints/game-tools.ts';

/** The approximate number of playouts in a whole game, and the limits of their number per position. */
const GAME_PLAYS = 3000;
const MIN_PLAYS = 6;
const MAX_PLAYS = 24;
/** This many positions are sampled first. If none or all of their playouts are won, the others are left out. */
const FIRST_POSITIONS = 10;

/** Playouts won from each position, from the deal on; a single number where it is the same in the whole sample. */
interface SimpleWins {
  readonly plays: number;
  readonly wins: readonly number[];
}

/** Plays games out from every position up to the first known lost one; yields its progress, from 0 to 1. */
export function* simpleWins(history: VerdictHistory, tools: GameTools): Generator<number, SimpleWins, void> {
  const count = history.firstLost ?? history.length + 1;
  const plays = Math.max(MIN_PLAYS, Math.min(MAX_PLAYS, Math.floor(GAME_PLAYS / Math.max(1, count))));
  const wins = new Map<number, number>();
  const step = Math.max(1, Math.floor(count / FIRST_POSITIONS));
  for (let at = 0; at < count; at += step) {
    wins.set(at, winsFrom(history, at, tools, plays));
    yield wins.size / count;
  }
  const won = [...new Set(wins.values())];
  if (won.length === 1 && (won[0] === 0 || won[0] === plays)) return { plays, wins: won };
  for (let at = 0; at < count; at++) {
    if (!wins.has(at)) wins.set(at, winsFrom(history, at, tools, plays));
    yield wins.size / count;
  }
  return { plays, wins: Array.from({ length: count }, (_, at) => wins.get(at) ?? 0) };
}

/** Returns how many of `plays` playouts from a position of a history are won. */
export const winsFrom = (history: VerdictHistory, at: number, tools: GameTools, plays: number): number =>
  winsAfter(history, at, undefined, tools, plays);

/**
 * Returns how many of `plays` playouts after a move from there are won. Every count begins with the same seed: the same
 * question has the same answer.
 */
export function winsAfter(
  history: VerdictHistory,
  at: number,
  move: number | undefined,
  tools: GameTools,
  plays: number,
): number {
  const { context, player } = tools;
  const { position } = context;
  const table = history.tableAt(at);
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
