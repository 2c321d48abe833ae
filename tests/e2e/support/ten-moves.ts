import {
  countOf,
  type Game,
  fromOf,
  isDrag,
  isTap,
  makeMove,
  type Move,
  Session,
  toOf,
  usualOptions,
} from '../../../engine/rules.ts';
import { isDouble } from '../../../engine/model/move.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';

/** How a hand makes a move. */
type Way = 'click' | 'double-click' | 'drag' | 'two clicks';

export interface Step {
  readonly move: Move;
  readonly way: Way;
}

/** A deal and moves that do not win it. */
export interface Plan {
  readonly deal: number;
  readonly steps: readonly Step[];
}

export const TEN = 10;
const DEALS_TRIED = 20;

/** Returns a plan for the first deal in which random play makes ten moves, or else the longest plan. */
export function planOf(game: Game): Plan {
  let best = planFor(game, 1);
  for (let deal = 2; best.steps.length < TEN && deal <= DEALS_TRIED; deal++) {
    const plan = planFor(game, deal);
    if (plan.steps.length > best.steps.length) best = plan;
  }
  return best;
}

/** Plans random moves, preferring the kinds of moves and ways used least so far. */
function planFor(game: Game, deal: number): Plan {
  const session = Session.begin(game, usualOptions(game), deal);
  const below = numbersBelow(xoshiro(deal));
  const made = new Map<string, number>();
  const steps: Step[] = [];
  while (steps.length < TEN) {
    const wishes = session
      .legalMoves()
      .filter((move) => !wins(session, move))
      .flatMap((move) => stepsFor(session, move));
    const fewest = Math.min(...wishes.map((step) => made.get(kindOf(session, step)) ?? 0));
    const rare = wishes.filter((step) => (made.get(kindOf(session, step)) ?? 0) === fewest);
    const step = rare[below(Math.max(1, rare.length))];
    if (!step) break;
    const kind = kindOf(session, step);
    made.set(kind, fewest + 1);
    session.play(step.move);
    steps.push(step);
  }
  return { deal, steps };
}

/** Returns the features of a step: the way of the hand, one card or several, from which kind of pile to which. */
export function kindOf({ shapes, table }: Session, { move, way }: Step): string {
  if (!isDrag(move)) return way;
  const [from, to] = [fromOf(move), toOf(move)];
  const run = countOf(move) > 1 ? 'run' : 'card';
  return [way, run, shapes[from]?.role, shapes[to]?.role, table.size(to) === 0, from === to].join(' ');
}

function wins(session: Session, move: Move): boolean {
  session.play(move);
  const { won } = session;
  session.undo();
  return won;
}

function stepsFor(session: Session, move: Move): Step[] {
  if (isTap(move)) return [{ move, way: 'click' }];
  if (isDouble(move)) return [{ move, way: 'double-click' }];
  const ways: Way[] = ['drag'];
  // On a pile that acts when clicked, clicks pick nothing up and put nothing down.
  if (!session.canTap(fromOf(move)) && !session.canTap(toOf(move))) ways.push('two clicks');
  if (isShortcut(session, move)) ways.push('double-click');
  return ways.map((way) => ({ move, way }));
}

/** Whether a double-click on the pile makes this very move. */
function isShortcut(session: Session, move: Move): boolean {
  const pile = fromOf(move);
  if (countOf(move) > 1 || session.canTap(pile) || session.shapes[pile]?.role === 'foundation') return false;
  if (!session.doubleClick(pile)) return false;
  const made = session
    .save()
    .moves.split(' ')
    .at(session.moveCount - 1);
  session.undo();
  return made === makeMove(move);
}
