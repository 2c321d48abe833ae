import type { Move } from '../model/move.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { TableView } from '../model/table.ts';
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
/** The number of moves after which a point is worth half of one shown at once. */
const HALF_WORTH_MOVES = 20;
/** The most moves made to show a point, per unit of its worth. */
const MAX_MOVES_PER_WORTH = 2;

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

  constructor(rules: RuleSet, points: Points, start: TableView, moves: readonly Move[]) {
    this.#rules = rules;
    this.#points = points;
    this.#start = start;
    this.#shown = this.#find(moves.slice(0, MAX_EARLY_MOVES));
    this.#moves = moves.slice(0, 1 + (this.#shown.at(-1)?.at ?? -1));
  }

  /** The summed worth of the points shown; earlier ones count more. */
  get worth(): number {
    return this.#shown.reduce((sum, { worth }) => sum + worth, 0);
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
    );
  }

  get steps(): LessonStep[] {
    return this.#shown.map(({ at, point }, nth) => ({
      moves: this.#moves.slice((this.#shown[nth - 1]?.at ?? -1) + 1, at + 1),
      point,
    }));
  }

  #find(moves: readonly Move[]): ShownPoint[] {
    const table = copyOf(this.#start);
    const all = moves.map((move, at): ShownPoint => {
      const point = this.#points.make(table, move);
      return { at, point, worth: pointWorthOf(point) / (1 + at / HALF_WORTH_MOVES) };
    });
    const first = all.filter(
      (one, at) => all.findIndex(({ point }) => pointNameOf(point) === pointNameOf(one.point)) === at,
    );
    const best = first.toSorted((one, other) => other.worth - one.worth).slice(0, MAX_POINTS);
    const shown = inOrder(best);
    return shown.length < MIN_POINTS ? inOrder(addFirstMoves(shown, all)) : shown;
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

/** Adds the first moves of the game until there are `MIN_POINTS`. */
const addFirstMoves = (best: readonly ShownPoint[], all: readonly ShownPoint[]): ShownPoint[] => [
  ...best,
  ...all.filter((one) => !best.includes(one)).slice(0, MIN_POINTS - best.length),
];

/** Sorts by the order of the game, and ends before the first point that takes more moves than it is worth. */
function inOrder(some: readonly ShownPoint[]): ShownPoint[] {
  const ordered = some.toSorted((one, other) => one.at - other.at);
  const end = ordered.findIndex(
    ({ at, point }, nth) => at - (ordered[nth - 1]?.at ?? -1) > MAX_MOVES_PER_WORTH * pointWorthOf(point),
  );
  return end < 0 ? ordered : ordered.slice(0, end);
}
