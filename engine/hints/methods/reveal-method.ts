import { isTap, type Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { progressOf } from '../progress.ts';
import { StageChoice } from '../stage/stage-choice.ts';
import { StageSearch } from '../stage/stage-search.ts';
import { StageValue } from '../stage/stage-value.ts';
import { movesOf } from '../stock-turns.ts';
import { Worlds } from '../worlds.ts';
import type {
  CandidateLine,
  MoveComparison,
  HintMethod,
  HintQuestion,
  KnownPosition,
  MethodTools,
  PlayoutResult,
} from '../method.ts';

/** Worlds in which all ends of a stage are compared, before the better half is compared in as many more. */
const WORLDS = 48;
/** The weight of the progress made without a win; a win counts 1. */
const UNWON_WEIGHT = 0.2;

/**
 * Searches everything that can be reached before the next card is turned up or the stock is dealt, and plays the
 * best-looking positions on a little.
 */
export class RevealMethod implements HintMethod {
  readonly comparesLines = true;
  readonly isFast = false;
  readonly #tools: MethodTools;
  readonly #search: StageSearch;
  readonly #value: StageValue;

  constructor(tools: MethodTools) {
    this.#tools = tools;
    this.#search = new StageSearch(tools.context);
    this.#value = new StageValue(this.#search);
  }

  looksFirst(_table: TableView): boolean {
    return false;
  }

  /**
   * Ends found from here lie further on than those found first. A plan that deals is kept, as scores before and after a
   * deal can't be compared.
   */
  improves(plan: readonly Move[]): boolean {
    return plan.length > 1 && !plan.some(isTap);
  }

  advise(question: HintQuestion): MoveComparison {
    return new RevealComparison(this.#search, this.#tools, question);
  }

  lineAfter(position: KnownPosition, begun: readonly Move[]): readonly Move[] {
    return this.#value.line(position, begun);
  }

  plan(table: TableView, ahead: readonly Move[]): readonly Move[] {
    return this.#value.plan(table, ahead);
  }

  behind(position: KnownPosition, move: Move): number {
    return this.#value.behind(position, move);
  }

  value(world: TableView, line: readonly Move[]): PlayoutResult {
    const progress = this.#value.progressAfter(world, line);
    return { score: progress === 1 ? 1 : UNWON_WEIGHT * progress, progress };
  }

  progress(table: TableView): number {
    const { position } = this.#tools.context;
    position.begin(table);
    return progressOf(position);
  }

  prefers(_position: KnownPosition, _first: Move, _second: Move): boolean {
    return false;
  }

  get effort(): number {
    return this.#value.effort;
  }
}

/** Compares the ends of a stage. */
class RevealComparison implements MoveComparison {
  readonly #search: StageSearch;
  readonly #tools: MethodTools;
  readonly #question: HintQuestion;
  #choice: StageChoice | undefined;

  constructor(search: StageSearch, tools: MethodTools, question: HintQuestion) {
    this.#search = search;
    this.#tools = tools;
    this.#question = question;
  }

  /** Does nothing: lines are compared, whatever moves they begin with. */
  only(): void {}

  *think(): Generator<number, void> {
    const { game, plan, leadsBack } = this.#question;
    const worlds = new Worlds(game.session.table, game.seen.unseen, game.moves.length + 1);
    this.#choice = new StageChoice(this.#search, worlds, WORLDS);
    yield* this.#choice.think((first) => !leadsBack(first), plan);
  }

  lines(): readonly CandidateLine[] {
    const ends = this.#choice?.ranked() ?? [];
    return [
      ...ends.map((moves): CandidateLine => ({ candidate: moves[0]!, moves, by: { kind: 'judged' } })),
      ...this.#question.moves.map((move): CandidateLine => ({
        candidate: move,
        moves: movesOf(this.#tools, move),
        by: { kind: 'judged' },
      })),
    ];
  }
}
