import { VerdictHistory } from './verdict-history.ts';
import { optionsBegun, parseOptions } from '../model/options.ts';
import { findGame } from '../games/index.ts';
import { makeGameTools, type GameTools } from '../hints/game-tools.ts';
import type { Saved } from '../session/saved-game.ts';
import { Judging } from './judging.ts';
import { simpleWins } from './simple-wins.ts';
import type { Review } from './review.ts';
import { findSlips, lostBy } from './slips.ts';

/** The most positions that one search may visit, and that all searches of a game may visit together. */
const MAX_SEARCH_POSITIONS = 50_000;
const MAX_GAME_POSITIONS = 200_000;
const STEP_POSITIONS = 200;
/**
 * The same for undecided positions between the last won and the first lost one. One of the moves between them lost the
 * game.
 */
const MAX_DEEP_SEARCH_POSITIONS = 150_000;
const MAX_DEEP_GAME_POSITIONS = 300_000;
/** The shares of the work for searches and for playouts. */
const SEARCHING_SHARE = 0.5;
const PLAYING_SHARE = 0.4;

/**
 * Reviews the moves of a game that were not undone, with all its cards known. The effort is counted in positions and
 * games, never in time: the same game has the same review everywhere. Yields its progress, from 0 to 1; returns
 * undefined for a save that cannot be opened, or without a move.
 */
export function* reviewing(saved: Saved): Generator<number, Review | undefined, void> {
  const game = findGame(saved.game);
  const options = game && optionsBegun(game, saved);
  const answers = options === undefined ? undefined : parseOptions(game!, options);
  const history = VerdictHistory.of(saved);
  if (!game || !answers || !history || history.length === 0) return undefined;
  const tools = makeGameTools(game, answers);
  const judging = new Judging(history, tools.solver, { positions: MAX_SEARCH_POSITIONS });
  while (judging.positions < MAX_GAME_POSITIONS && !judging.go(STEP_POSITIONS))
    yield (SEARCHING_SHARE * judging.positions) / MAX_GAME_POSITIONS;
  judging.pass();
  yield* narrowLoss(history, tools);
  const quick = yield* scaled(simpleWins(history, tools), SEARCHING_SHARE, PLAYING_SHARE);
  const hindered = yield* scaled(
    findSlips(history, tools, quick),
    SEARCHING_SHARE + PLAYING_SHARE,
    1 - SEARCHING_SHARE - PLAYING_SHARE,
  );
  const lost = lostBy(history);
  return {
    known: Array.from({ length: history.length + 1 }, (_, at) => history.knownAt(at) ?? 'open'),
    ...quick,
    slips: [...(lost ? [lost] : []), ...hindered],
  };
}

/** Searches longer for the move that lost, where a won and a lost position enclose it. */
function* narrowLoss(history: VerdictHistory, { solver }: GameTools): Generator<number, void, void> {
  const searchedAt = new Set<number>();
  for (let visited = 0; visited < MAX_DEEP_GAME_POSITIONS;) {
    const at = openBetween(history, searchedAt);
    if (at === undefined) return;
    searchedAt.add(at);
    const solving = solver.solve(history.tableAt(at), { positions: MAX_DEEP_SEARCH_POSITIONS });
    let verdict = solving.go(STEP_POSITIONS);
    for (; !verdict; verdict = solving.go(STEP_POSITIONS)) yield SEARCHING_SHARE;
    visited += solving.positions;
    history.note(at, verdict);
  }
}

/** Returns the middle one of the unasked positions between the last won and the first lost one; undefined: none. */
function openBetween({ lastWon, firstLost }: VerdictHistory, asked: ReadonlySet<number>): number | undefined {
  if (lastWon === undefined || firstLost === undefined) return undefined;
  const between = Array.from({ length: firstLost - lastWon - 1 }, (_, i) => lastWon + 1 + i);
  const left = between.filter((at) => !asked.has(at));
  return left[left.length >> 1];
}

/** Runs a part of the work, and scales its progress to that of the whole. */
function* scaled<T>(work: Generator<number, T, void>, from: number, share: number): Generator<number, T, void> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield from + share * value;
  }
}
