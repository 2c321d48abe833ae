import type { Change } from '../model/change.ts';
import { parseOrder } from '../model/deck-order.ts';
import { countOf, fromOf, isDrag, toOf } from '../model/move.ts';
import { parseLog } from '../session/log.ts';
import { Session } from '../session/session.ts';
import { CELL_LETTERS } from './solution-in.ts';
import { type SolverSpot, solverSpots } from './solution-move.ts';

/** At most this many columns: each has one digit. */
const MAX_COLUMNS = 9;
const WORDS_A_LINE = 10;

interface MadeMove {
  readonly from: SolverSpot;
  readonly to: SolverSpot;
  readonly count: number;
  /** Whether fewer cards go to an empty column than could. */
  readonly fewer: boolean;
}

/**
 * Writes the moves made, automatic ones included: in letters, ten a line (`3h 7a 26 b5`), or with too many columns for
 * that in fc-solve's sentences. Undefined where nothing has been played, or in games with other piles.
 */
export function solutionText(session: Session): string | undefined {
  const moves = madeMoves(session);
  if (!moves || moves.length === 0) return undefined;
  const columns = session.shapes.filter(({ role }) => role === 'tableau').length;
  return columns > MAX_COLUMNS ? moves.map(sentence).join('') : inLetters(moves);
}

function inLetters(moves: readonly MadeMove[]): string {
  const words = moves.map(
    ({ from, to, count, fewer }) => letterOf(from) + letterOf(to) + (fewer ? `v${count.toString(16)}` : ''),
  );
  const lines = words.flatMap((_, at) => (at % WORDS_A_LINE === 0 ? [words.slice(at, at + WORDS_A_LINE)] : []));
  return lines.map((line) => `${line.join(' ')}\n`).join('');
}

const letterOf = ({ kind, at }: SolverSpot): string =>
  kind === 'home' ? 'h' : kind === 'cell' ? CELL_LETTERS[at]! : String(at + 1);

function sentence({ from, to, count }: MadeMove): string {
  const name = ({ kind, at }: SolverSpot): string =>
    kind === 'home' ? 'the foundations' : `${kind === 'cell' ? 'freecell' : 'stack'} ${at}`;
  if (to.kind === 'home' && count > 1) return `Move the sequence on top of Stack ${from.at} to the foundations\n`;
  return `Move ${count === 1 ? 'a card' : `${count} cards`} from ${name(from)} to ${name(to)}\n`;
}

/** Lists every move of cards since the deal; undefined where anything else was done, or in games with other piles. */
function madeMoves(played: Session): MadeMove[] | undefined {
  const spots = solverSpots(played);
  const { moves, at } = played.save();
  const log = parseLog(moves);
  if (!spots || !log.ok) return undefined;
  const own = parseOrder(played.cards) ?? [];
  const session = Session.begin(played.game, played.options, own.length > 0 ? own : played.deal);
  const made: (MadeMove | undefined)[] = [];
  for (const { move } of log.value.slice(0, at)) {
    const most = mostBetween(session, fromOf(move), toOf(move));
    const isEmpty = session.table.size(toOf(move)) === 0;
    const changes = session.play(move) ?? [];
    for (const [nth, change] of changes.entries()) made.push(...madeOf(change, spots, nth === 0 && isEmpty ? most : 0));
  }
  const whole = made.filter((each) => each !== undefined);
  return whole.length === made.length ? whole : undefined;
}

/** Returns the most cards that can go from one pile to another. */
const mostBetween = (session: Session, from: number, to: number): number =>
  Math.max(
    0,
    ...session
      .legalMoves()
      .filter((move) => isDrag(move) && fromOf(move) === from && toOf(move) === to)
      .map(countOf),
  );

/** Converts a change; none for one that only counts or turns a card. */
function madeOf(change: Change, spots: readonly SolverSpot[], most: number): (MadeMove | undefined)[] {
  if (change.kind === 'add' || change.kind === 'turn') return [];
  if (change.kind === 'swap') return [undefined];
  const [from, to] = [spots[change.from], spots[change.to]];
  return [from && to && { from, to, count: change.count, fewer: to.kind === 'column' && change.count < most }];
}
