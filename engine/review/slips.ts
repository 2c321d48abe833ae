import type { VerdictHistory } from './verdict-history.ts';
import { isDrag, type Move } from '../model/move.ts';
import type { GameTools } from '../hints/game-tools.ts';
import { movesOf } from '../hints/base/stock-turns.ts';
import { winsAfter, winsFrom } from './simple-wins.ts';
import type { Slip } from './review.ts';

/** The number of playouts that judge a move, and the most moves with which it is compared, best-looking ones first. */
const PLAYS_A_MOVE = 48;
const MAX_OTHER_MOVES = 8;
/**
 * A move is examined if the share of playouts won drops by at least this much; and the most moves that are examined,
 * the worst first.
 */
const MIN_DROP = 0.25;
const MAX_SLIPS = 5;

/**
 * Returns the move that threw a won game away, or the first of several moves that contain it, with the beginning of a
 * win to play instead; undefined where no such move is known.
 */
export function lostBy(history: VerdictHistory): Slip | undefined {
  const { lastWon, firstLost } = history;
  if (lastWon === undefined || firstLost === undefined) return undefined;
  const way = history.winningLineFrom(lastWon);
  return way && { at: lastWon, better: upToDrag(way), wins: undefined };
}

/** Cuts a win after its first move, but keeps taps on the stock together with the move that they make possible. */
function upToDrag(way: readonly Move[]): readonly Move[] {
  const drag = way.findIndex(isDrag);
  const taps = drag < 0 ? way : way.slice(0, drag);
  return new Set(taps).size > 1 || drag < 0 ? way.slice(0, 1) : way.slice(0, drag + 1);
}

/**
 * Finds the moves after which a basic bot won far less, and would have won far more after another one. `wins`: of
 * `plays` playouts from each position. Yields its progress, from 0 to 1.
 */
export function* findSlips(
  history: VerdictHistory,
  tools: GameTools,
  { plays, wins }: { readonly plays: number; readonly wins: readonly number[] },
): Generator<number, readonly Slip[], void> {
  const drops = wins
    .map((won, at) => ({ at, drop: (won - (wins[at + 1] ?? won)) / plays }))
    .filter(({ drop }) => drop >= MIN_DROP)
    .toSorted((a, b) => b.drop - a.drop || a.at - b.at)
    .slice(0, MAX_SLIPS);
  const slips: Slip[] = [];
  for (const [i, { at }] of drops.entries()) {
    const slip = slipAt(history, at, tools);
    if (slip) slips.push(slip);
    yield (i + 1) / drops.length;
  }
  return slips.toSorted((a, b) => a.at - b.at);
}

/** A review does not leave out moves that lead back to an earlier position. */
const NEVER_MET = (): boolean => false;

function slipAt(history: VerdictHistory, at: number, tools: GameTools): Slip | undefined {
  const played = winsFrom(history, at + 1, tools, PLAYS_A_MOVE);
  tools.context.position.begin(history.tableAt(at));
  const others = tools.candidates.list(true, NEVER_MET, NEVER_MET).slice(0, MAX_OTHER_MOVES);
  let best: { readonly move: Move; readonly won: number } | undefined;
  for (const move of others) {
    const won = winsAfter(history, at, move, tools, PLAYS_A_MOVE);
    if (won > (best?.won ?? -1)) best = { move, won };
  }
  if (!best || best.won - played < MIN_DROP * PLAYS_A_MOVE) return undefined;
  return { at, better: movesOf(tools, best.move), wins: { better: best.won, played, of: PLAYS_A_MOVE } };
}
