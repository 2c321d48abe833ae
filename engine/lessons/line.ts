import { Moves } from '../legality/move-generator.ts';
import type { Move } from '../model/move.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table, TableView } from '../model/table.ts';
import { copyOf } from '../model/table-copy.ts';
import type { KindSearch } from './kind-search.ts';
import type { LessonStep } from './lesson.ts';
import type { Points } from './points.ts';
import {
  bridged,
  clicksApart,
  distinctWorthOf,
  divided,
  firstOfKinds,
  inOrder,
  MAX_POINTS,
  MAX_STEP_MOVES,
  MIN_POINTS,
  readable,
  shownAt,
  type ShownPoint,
  spaced,
  withFirstMoves,
  withFirstOthers,
} from './shown-point.ts';
import { Trail } from './trail.ts';
import { moveKindOf, pointNameOf } from './worth.ts';

/** Only this many first moves of a game are considered. */
const MAX_EARLY_MOVES = 60;
/**
 * The value of a line is divided by this if it shows too few points, has clicks too close together, or ends in a dead
 * end.
 */
const LACKING_DIVISOR = 4;

/** What lines are made with. */
export interface LineTools {
  readonly rules: RuleSet;
  readonly points: Points;
  readonly search: KindSearch;
}

/** The beginning of a game, and those of its moves that show most, in order. */
export class LessonLine {
  readonly #tools: LineTools;
  readonly #start: TableView;
  readonly #moves: readonly Move[];
  readonly #shown: readonly ShownPoint[];
  /** Whether it shows enough points, clicks on the stock apart, and a move can be made after the last. */
  readonly isWhole: boolean;

  private constructor(
    tools: LineTools,
    start: TableView,
    moves: readonly Move[],
    shown: readonly ShownPoint[],
    isWhole: boolean,
  ) {
    this.#tools = tools;
    this.#start = start;
    this.#moves = moves.slice(0, 1 + (shown.at(-1)?.at ?? -1));
    this.#shown = shown;
    this.isWhole = isWhole;
  }

  /** Returns the line of a game's beginning that shows most. `limit`: the most moves made to show a point. */
  static of(tools: LineTools, start: TableView, moves: readonly Move[], limit = Infinity): LessonLine {
    const { shown, isGood } = chosenOf(sensiblePoints(tools, start, moves.slice(0, MAX_EARLY_MOVES)), limit);
    const open = openPoints(tools, start, shown, moves);
    const isWhole = isGood && open >= MIN_POINTS;
    return new LessonLine(tools, start, moves, shown.slice(0, Math.max(open, MIN_POINTS)), isWhole);
  }

  /** Returns the line that begins with the nearest move of one of these kinds, then that of another, and so on. */
  static seeking(tools: LineTools, start: TableView, kinds: ReadonlySet<string>): LessonLine {
    return new LessonLine(tools, start, [], [], false).completed(kinds);
  }

  /** Returns the line that leads, by the moves of a game, to the first move of each of these kinds. */
  static reaching(tools: LineTools, start: TableView, moves: readonly Move[], kinds: ReadonlySet<string>): LessonLine {
    const early = moves.slice(0, MAX_EARLY_MOVES);
    const wanted = firstOfKinds(sensiblePoints(tools, start, early), kinds);
    const needed = new LessonLine(tools, start, early, wanted, true).#needed();
    const all = sensiblePoints(tools, start, needed);
    const shown = readable(firstOfKinds(all, kinds), all);
    const open = openPoints(tools, start, shown ?? [], needed);
    return new LessonLine(tools, start, needed, shown?.slice(0, open) ?? [], open >= MIN_POINTS);
  }

  /** The summed value of the points shown. Earlier points count more; a line without an end counts less. */
  get worth(): number {
    const worth = distinctWorthOf(this.#shown);
    return this.isWhole ? worth : worth / LACKING_DIVISOR;
  }

  /** The moves up to each point shown, and those between them where there are too many for one step. */
  get steps(): LessonStep[] {
    const table = copyOf(this.#start);
    const all = this.#moves.map((move, at) => shownAt(at, this.#tools.points.make(table, move)));
    const shown = divided(this.#shown, all);
    return shown.map(({ at, point }, nth) => ({
      moves: this.#moves.slice((shown[nth - 1]?.at ?? -1) + 1, at + 1),
      point,
    }));
  }

  /** Lists those of the kinds that no step shows. */
  lacking(kinds: ReadonlySet<string>): Set<string> {
    const shown = new Set(this.#shown.map(({ point }) => moveKindOf(point)));
    return new Set([...kinds].filter((kind) => !shown.has(kind)));
  }

  /** Returns the line without the moves that those shown do not need. */
  cut(): LessonLine {
    return LessonLine.of(this.#tools, this.#start, this.#needed(), MAX_STEP_MOVES);
  }

  /** Returns the moves that show the points, and those that they need. */
  #needed(): Move[] {
    const names = new Map(this.#shown.map(({ at, point }) => [at, pointNameOf(point)]));
    const kept = this.#moves.map((move, at) => ({ move, name: names.get(at) }));
    for (let at = kept.length - 1; at >= 0; at--) {
      if (kept[at]!.name !== undefined) continue;
      const rest = kept.toSpliced(at, 1);
      if (this.#holds(rest)) kept.splice(at, 1);
    }
    return kept.map(({ move }) => move);
  }

  /** Returns the line with further steps that show as many of the kinds that it lacks as are near. */
  completed(kinds: ReadonlySet<string>): LessonLine {
    const wanted = this.lacking(kinds);
    const [table, trail] = this.#end();
    while (wanted.size > 0) {
      const found = this.#tools.search.find(table, trail, wanted, clicksApart(this.#shown));
      if (!found) return this;
      const first = this.#moves.length;
      const further = found.points.map((point, nth) => shownAt(first + nth, point));
      const shown = readable([...this.#shown, ...further.slice(-1)], further);
      if (shown) {
        const moves = [...this.#moves, ...found.moves];
        const longer = new LessonLine(this.#tools, this.#start, moves, shown, shown.length >= MIN_POINTS);
        return longer.completed(kinds);
      }
      wanted.delete(moveKindOf(found.points.at(-1)!) ?? '');
    }
    return this;
  }

  /** Returns the table after the line's moves, and the trail they left. */
  #end(): [Table, Trail] {
    const table = copyOf(this.#start);
    let trail = new Trail(this.#tools.rules);
    for (const move of this.#moves) {
      trail = trail.after(table, move);
      this.#tools.rules.make(table, move);
    }
    return [table, trail];
  }

  /** Whether the moves are allowed, and still show the points named. */
  #holds(moves: readonly { readonly move: Move; readonly name: string | undefined }[]): boolean {
    const { rules, points } = this.#tools;
    const table = copyOf(this.#start);
    return moves.every(({ move, name }) => {
      if (!rules.allows(table, move)) return false;
      const shown = points.make(table, move);
      return name === undefined || name === pointNameOf(shown);
    });
  }
}

/** Chooses the points of a line that teach most; `isGood`: there are enough, and clicks on the stock are apart. */
function chosenOf(all: readonly ShownPoint[], limit: number): { shown: readonly ShownPoint[]; isGood: boolean } {
  const first = all.filter(
    (one, at) => all.findIndex(({ point }) => pointNameOf(point) === pointNameOf(one.point)) === at,
  );
  const best = first.toSorted((one, other) => other.worth - one.worth).slice(0, MAX_POINTS);
  const reached = limit === Infinity ? inOrder(best, limit) : bridged(best, all, limit);
  const filled = inOrder(withFirstOthers(reached, all), limit);
  const candidates = [reached, filled].map(spaced).filter(({ length }) => length >= MIN_POINTS);
  const [good] = candidates.toSorted((one, other) => distinctWorthOf(other) - distinctWorthOf(one));
  const shown = good ?? inOrder(withFirstMoves(spaced(filled), all), MAX_STEP_MOVES);
  return { shown, isGood: good !== undefined };
}

/** Lists the points of the moves, up to one that takes a card off a foundation or back to where it came from. */
function sensiblePoints({ rules, points }: LineTools, start: TableView, moves: readonly Move[]): ShownPoint[] {
  const table = copyOf(start);
  let trail = new Trail(rules);
  const all: ShownPoint[] = [];
  for (const [at, move] of moves.entries()) {
    if (!trail.allows(table, move)) break;
    trail = trail.after(table, move);
    all.push(shownAt(at, points.make(table, move)));
  }
  return all;
}

/** Counts the points up to the last one after which a move can be made. */
function openPoints(
  { rules }: LineTools,
  start: TableView,
  shown: readonly ShownPoint[],
  moves: readonly Move[],
): number {
  const table = copyOf(start);
  const found = new Moves();
  let open = 0;
  for (const [at, move] of moves.slice(0, 1 + (shown.at(-1)?.at ?? -1)).entries()) {
    rules.make(table, move);
    const nth = shown.findIndex((one) => one.at === at);
    if (nth < 0) continue;
    rules.legalMoves(table, found);
    if (found.length > 0 && !rules.variant.won(table)) open = nth + 1;
  }
  return open;
}
