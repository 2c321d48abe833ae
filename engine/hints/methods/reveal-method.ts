import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { progressOn } from '../../search/evaluate/progress.ts';
import { RevealChoice } from '../reveal/reveal-choice.ts';
import { RevealSearch } from '../reveal/reveal-search.ts';
import { RevealValue } from '../reveal/reveal-value.ts';
import { movesOf } from '../base/stock-turns.ts';
import { Determinizations } from '../../search/playouts/determinizations.ts';
import type {
  CandidateLine,
  HintMethod,
  HintQuestion,
  LineMethod,
  MethodTools,
  MoveComparison,
  PlayoutResult,
} from '../base/method.ts';

/** The number of worlds in which all ends of a stage are compared. The better half is then compared in as many more. */
const WORLDS = 48;
/** The weight of progress in a game without a win; a win counts 1. */
const UNWON_WEIGHT = 0.2;

/**
 * Searches everything that can be reached before the next card is turned up or the stock is dealt, and plays the
 * best-looking positions on a little.
 */
export class RevealMethod implements HintMethod {
  readonly #tools: MethodTools;
  readonly #search: RevealSearch;
  readonly #value: RevealValue;

  constructor(tools: MethodTools) {
    this.#tools = tools;
    this.#search = new RevealSearch(tools.context);
    this.#value = new RevealValue(this.#search);
  }

  get lines(): LineMethod {
    return this.#value;
  }

  /** Compares the ends of a stage: lines, whatever moves they begin with. */
  advise({ game, moves, plan, leadsBack }: HintQuestion): MoveComparison {
    const worlds = new Determinizations(game.session.table, game.unseen, game.moves.length + 1);
    const choice = new RevealChoice(this.#search, worlds, WORLDS);
    const judged = (candidate: Move, line: readonly Move[]): CandidateLine => ({
      candidate,
      moves: line,
      by: { kind: 'judged' },
    });
    const others = moves.map((move) => judged(move, movesOf(this.#tools, move)));
    return {
      think: () => choice.think((first) => !leadsBack(first), plan),
      only: () => undefined,
      lines: () => [...choice.ranked().map((line) => judged(line[0]!, line)), ...others],
    };
  }

  value(world: TableView, line: readonly Move[]): PlayoutResult {
    const progress = this.#value.progressAfter(world, line);
    return { score: progress === 1 ? 1 : UNWON_WEIGHT * progress, progress };
  }

  progress(table: TableView): number {
    return progressOn(table, this.#tools.context.position);
  }

  get effort(): number {
    return this.#value.effort;
  }
}
