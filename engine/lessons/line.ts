import { copyOf } from '../solver/replay.ts';
import type { Move } from '../model/move.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { TableView } from '../model/table.ts';
import type { LessonStep } from './lesson.ts';
import type { LessonPoint } from './point.ts';
import type { Points } from './points.ts';
import { pointNameOf, pointWorthOf } from './worth.ts';

/** So many things are shown at most, and at least where there are moves enough. */
const MAX_POINTS = 7;
const LEAST = 3;
/** What comes later in a game than so many moves is not looked at. */
const EARLY = 60;
/** A thing shown after so many moves is worth half of one shown at once. */
const LATE = 20;
/** More moves than so many times its worth are not made for a thing to be shown. */
const MAX_MOVES_PER_WORTH = 2;

/** A move of a game that shows something. */
interface Telling {
  readonly at: number;
  readonly point: LessonPoint;
  readonly worth: number;
}

/** A game played from its deal on, and the moves of it that show most, in their order. */
export class LessonLine {
  readonly #rules: RuleSet;
  readonly #points: Points;
  readonly #start: TableView;
  readonly #moves: readonly Move[];
  readonly #telling: readonly Telling[];

  constructor(rules: RuleSet, points: Points, start: TableView, moves: readonly Move[]) {
    this.#rules = rules;
    this.#points = points;
    this.#start = start;
    this.#telling = this.#find(moves.slice(0, EARLY));
    this.#moves = moves.slice(0, 1 + (this.#telling.at(-1)?.at ?? -1));
  }

  /** How much it shows, and how soon. */
  get worth(): number {
    return this.#telling.reduce((sum, { worth }) => sum + worth, 0);
  }

  /** The same line without moves that the telling ones can do without. */
  cut(): LessonLine {
    const names = new Map(this.#telling.map(({ at, point }) => [at, pointNameOf(point)]));
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
    return this.#telling.map(({ at, point }, nth) => ({
      moves: this.#moves.slice((this.#telling[nth - 1]?.at ?? -1) + 1, at + 1),
      point,
    }));
  }

  #find(moves: readonly Move[]): Telling[] {
    const table = copyOf(this.#start);
    const all = moves.map((move, at): Telling => {
      const point = this.#points.make(table, move);
      return { at, point, worth: pointWorthOf(point) / (1 + at / LATE) };
    });
    const first = all.filter(
      (one, at) => all.findIndex(({ point }) => pointNameOf(point) === pointNameOf(one.point)) === at,
    );
    const best = first.toSorted((one, other) => other.worth - one.worth).slice(0, MAX_POINTS);
    const shown = inOrder(best);
    return shown.length < LEAST ? inOrder(filledUp(shown, all)) : shown;
  }

  /** Whether the moves are allowed, and show what they shall. */
  #holds(moves: readonly { readonly move: Move; readonly name: string | undefined }[]): boolean {
    const table = copyOf(this.#start);
    return moves.every(({ move, name }) => {
      if (!this.#rules.allows(table, move)) return false;
      const shown = this.#points.make(table, move);
      return name === undefined || name === pointNameOf(shown);
    });
  }
}

/** With the moves that come first, until they are enough. */
const filledUp = (best: readonly Telling[], all: readonly Telling[]): Telling[] => [
  ...best,
  ...all.filter((one) => !best.includes(one)).slice(0, LEAST - best.length),
];

/** In the order of the game, as far as none needs more moves than it is worth. */
function inOrder(some: readonly Telling[]): Telling[] {
  const ordered = some.toSorted((one, other) => one.at - other.at);
  const end = ordered.findIndex(
    ({ at, point }, nth) => at - (ordered[nth - 1]?.at ?? -1) > MAX_MOVES_PER_WORTH * pointWorthOf(point),
  );
  return end < 0 ? ordered : ordered.slice(0, end);
}
