import { Moves } from '../legality/move-generator.ts';
import { faceUp } from '../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table, TableView } from '../model/table.ts';
import type { LessonStep } from './lesson.ts';
import type { LessonPoint } from './point.ts';
import type { Points } from './points.ts';
import { pointNameOf, pointWorthOf } from './worth.ts';
import { copyOf } from '../model/table-copy.ts';

/** The most points shown, and the fewest where there are enough moves. */
const MAX_POINTS = 7;
const MIN_POINTS = 3;
/** Moves of a game that are considered; later ones are not. */
const MAX_EARLY_MOVES = 60;
/** The divisor of the worth of a line that shows too few points or clicks too close together, or is a dead end. */
const LACKING_DIVISOR = 4;
/** The number of moves after which a point is worth half of one shown at once. */
const HALF_WORTH_MOVES = 20;
/** The most moves made to show a point, per unit of its worth; and in a line that is cut down. */
const MAX_MOVES_PER_WORTH = 2;
const MAX_CUT_MOVES = 10;
/** The most moves of a line that is cut down. */
const MAX_LESSON_MOVES = 20;
/** The most moves made to show a point where fewer leave too few points. */
const MORE_MOVES = 20;
/** The limit of a line that is not cut down: none. */
const UNCUT = Infinity;
/** Of this many points in a row, one may be a click on the stock. */
const STOCK_SPACING = 3;

/** A move that shows a point. */
interface ShownPoint {
  readonly at: number;
  readonly point: LessonPoint;
  readonly worth: number;
}

/** The beginning of a game, and those of its moves that show most, in order. */
export class LessonLine {
  readonly #rules: RuleSet;
  readonly #points: Points;
  readonly #start: TableView;
  readonly #moves: readonly Move[];
  readonly #shown: readonly ShownPoint[];
  readonly #found = new Moves();
  /** Whether it shows enough points, clicks on the stock apart, and a move can be made after the last. */
  #isWhole = false;

  /** `limit`: the most moves made to show a point. */
  constructor(rules: RuleSet, points: Points, start: TableView, moves: readonly Move[], limit = UNCUT) {
    this.#rules = rules;
    this.#points = points;
    this.#start = start;
    this.#shown = this.#find(moves.slice(0, MAX_EARLY_MOVES), limit);
    this.#moves = moves.slice(0, 1 + (this.#shown.at(-1)?.at ?? -1));
  }

  /** The summed worth of the points shown; earlier ones count more, those of a line that lacks an end less. */
  get worth(): number {
    const worth = distinctWorthOf(this.#shown);
    return this.#isWhole ? worth : worth / LACKING_DIVISOR;
  }

  /** Returns the line without the moves that those shown do not need. */
  cut(): LessonLine {
    const names = new Map(this.#shown.map(({ at, point }) => [at, pointNameOf(point)]));
    const kept = this.#moves.map((move, at) => ({ move, name: names.get(at) }));
    for (let at = kept.length - 1; at >= 0; at--) {
      if (kept[at]!.name !== undefined) continue;
      const rest = kept.toSpliced(at, 1);
      if (this.#holds(rest)) kept.splice(at, 1);
    }
    return new LessonLine(
      this.#rules,
      this.#points,
      this.#start,
      kept.map(({ move }) => move),
      MAX_CUT_MOVES,
    );
  }

  get steps(): LessonStep[] {
    return this.#shown.map(({ at, point }, nth) => ({
      moves: this.#moves.slice((this.#shown[nth - 1]?.at ?? -1) + 1, at + 1),
      point,
    }));
  }

  #find(moves: readonly Move[], limit: number): ShownPoint[] {
    const all = this.#sensible(moves);
    const first = all.filter(
      (one, at) => all.findIndex(({ point }) => pointNameOf(point) === pointNameOf(one.point)) === at,
    );
    const best = first.toSorted((one, other) => other.worth - one.worth).slice(0, MAX_POINTS);
    const limits = limit === UNCUT ? [UNCUT] : [limit, (limit + MORE_MOVES) / 2, MORE_MOVES];
    const reached = limits.map((most) => (limit === UNCUT ? inOrder(best, most) : bridged(best, all, most)));
    const filled = reached.map((some, nth) => inOrder(addFirstMoves(some, all), limits[nth]!));
    const candidates = [...reached, ...filled].map(spaced).filter(({ length }) => length >= MIN_POINTS);
    const good = candidates.toSorted((one, other) => distinctWorthOf(other) - distinctWorthOf(one))[0];
    const shown = good ?? inOrder(firstMoves(spaced(filled.at(-1)!), all), MORE_MOVES);
    const open = this.#openPoints(shown, moves);
    this.#isWhole = good !== undefined && open >= MIN_POINTS;
    return shown.slice(0, Math.max(open, MIN_POINTS));
  }

  #takesBack(from: number, to: number): boolean {
    const isHome = (pile: number): boolean => this.#rules.piles[pile]?.rules.role === 'foundation';
    return isHome(from) && !isHome(to);
  }

  /** Counts the points up to the last one after which a move can be made. */
  #openPoints(shown: readonly ShownPoint[], moves: readonly Move[]): number {
    const table = copyOf(this.#start);
    let open = 0;
    for (const [at, move] of moves.slice(0, 1 + (shown.at(-1)?.at ?? -1)).entries()) {
      this.#rules.make(table, move);
      const nth = shown.findIndex((one) => one.at === at);
      if (nth >= 0 && this.#canGoOn(table)) open = nth + 1;
    }
    return open;
  }

  #canGoOn(table: Table): boolean {
    this.#rules.legalMoves(table, this.#found);
    return this.#found.length > 0 && !this.#rules.variant.won(table);
  }

  /** Lists the points of the moves, up to one that takes a card off a foundation or back to where it came from. */
  #sensible(moves: readonly Move[]): ShownPoint[] {
    const table = copyOf(this.#start);
    const left = new Set<string>();
    const all: ShownPoint[] = [];
    for (const [at, move] of moves.entries()) {
      const [from, to] = [fromOf(move), toOf(move)];
      const card = isDrag(move) ? faceUp(table.at(from, table.size(from) - countOf(move))) : 0;
      if (isDrag(move) && (this.#takesBack(from, to) || left.has(`${card} ${to}`))) break;
      left.add(`${card} ${from}`);
      const point = this.#points.make(table, move);
      all.push({ at, point, worth: pointWorthOf(point) / (1 + at / HALF_WORTH_MOVES) });
    }
    return all;
  }

  /** Whether the moves are allowed, and still show the points named. */
  #holds(moves: readonly { readonly move: Move; readonly name: string | undefined }[]): boolean {
    const table = copyOf(this.#start);
    return moves.every(({ move, name }) => {
      if (!this.#rules.allows(table, move)) return false;
      const shown = this.#points.make(table, move);
      return name === undefined || name === pointNameOf(shown);
    });
  }
}

/** Adds the first moves of the game, whatever they are, until there are `MIN_POINTS`. */
const firstMoves = (best: readonly ShownPoint[], all: readonly ShownPoint[]): ShownPoint[] => [
  ...best,
  ...all.filter((one) => !best.includes(one)).slice(0, Math.max(0, MIN_POINTS - best.length)),
];

/** Adds the first moves of the game until there are `MIN_POINTS` without clicks on the stock, and those last. */
function addFirstMoves(best: readonly ShownPoint[], all: readonly ShownPoint[]): ShownPoint[] {
  const others = all.filter((one) => !best.includes(one));
  const added = [...others.filter((one) => !isStockClick(one)), ...others.filter(isStockClick)];
  return [...best, ...added.slice(0, Math.max(0, MIN_POINTS - best.filter((one) => !isStockClick(one)).length))];
}

/** Sorts by the order of the game, and ends before the first point that takes more moves than it is worth. */
function inOrder(some: readonly ShownPoint[], most: number): ShownPoint[] {
  const ordered = some.toSorted((one, other) => one.at - other.at);
  const end = ordered.findIndex(
    ({ at, point }, nth) =>
      most !== UNCUT &&
      (at - (ordered[nth - 1]?.at ?? -1) > Math.min(most, MAX_MOVES_PER_WORTH * pointWorthOf(point)) ||
        at >= MAX_LESSON_MOVES),
  );
  return end < 0 ? ordered : ordered.slice(0, end);
}

/** Sorts by the order of the game, and adds points where one would take too many moves. */
function bridged(some: readonly ShownPoint[], all: readonly ShownPoint[], most: number): ShownPoint[] {
  const shown: ShownPoint[] = [];
  for (const one of some.toSorted((a, b) => a.at - b.at)) {
    const last = shown.at(-1)?.at ?? -1;
    const between = all.filter(({ at }) => at > last && at < one.at && at - last <= most && one.at - at <= most);
    if (one.at - last > most) shown.push(...between.filter((other) => !isStockClick(other)).slice(-1));
    shown.push(one);
  }
  return inOrder(shown, most).slice(0, MAX_POINTS);
}

/** Returns the summed worth of points, each kind counted once. */
function distinctWorthOf(shown: readonly ShownPoint[]): number {
  const worths = new Map(shown.toReversed().map(({ point, worth }) => [pointNameOf(point), worth]));
  return [...worths.values()].reduce((sum, worth) => sum + worth, 0);
}

const isStockClick = ({ point: { from, by } }: ShownPoint): boolean => from === 'stock' && by !== 'drag';

/** Leaves out clicks on the stock that follow another one too soon. */
function spaced(shown: readonly ShownPoint[]): ShownPoint[] {
  const kept: ShownPoint[] = [];
  for (const one of shown) if (!isStockClick(one) || !kept.slice(1 - STOCK_SPACING).some(isStockClick)) kept.push(one);
  return kept;
}
