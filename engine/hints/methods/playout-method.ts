import type { Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import { progressOf, progressOn } from '../../search/evaluate/progress.ts';
import type {
  HintMethod,
  HintQuestion,
  MethodSettings,
  MethodTools,
  MoveComparison,
  PlayoutResult,
} from '../base/method.ts';
import { PlayoutComparison } from './playout-comparison.ts';

/** Plays every move out by the basic bot, in the same worlds. */
export class PlayoutMethod implements HintMethod {
  protected readonly tools: MethodTools;
  protected readonly settings: MethodSettings;
  readonly #table: Table;

  constructor(tools: MethodTools, settings: MethodSettings) {
    this.tools = tools;
    this.settings = settings;
    this.#table = new Table(tools.solver.rules.piles.length, (cards) => cards);
  }

  advise(question: HintQuestion): MoveComparison {
    return PlayoutComparison.of(question, this.tools, this.settings);
  }

  value(world: TableView, line: readonly Move[], seed: number): PlayoutResult {
    return this.played(this.#after(world, line), seed);
  }

  /** Plays the game on a table out. */
  protected played(table: TableView, seed: number): PlayoutResult {
    const { context, player } = this.tools;
    context.position.begin(table);
    player.shareLuck(seed);
    return { score: player.play(), progress: progressOf(context.position) };
  }

  progress(table: TableView): number {
    return progressOn(table, this.tools.context.position);
  }

  get effort(): number {
    return this.tools.player.moves;
  }

  #after(world: TableView, line: readonly Move[]): TableView {
    const { rules } = this.tools.solver;
    this.#table.take(world);
    for (const move of line) {
      if (!rules.allows(this.#table, move)) break;
      rules.make(this.#table, move);
    }
    return this.#table;
  }
}
