import type { Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import { progressOf } from '../progress.ts';
import type { MethodChoice } from '../chosen.ts';
import type { MoveComparison, HintMethod, HintQuestion, KnownPosition, MethodTools, PlayoutResult } from '../method.ts';
import { PlayoutComparison } from './playout-comparison.ts';

/** Plays every move out by the simple player, in the same worlds. */
export class PlayoutMethod implements HintMethod {
  readonly comparesLines = false;
  protected readonly tools: MethodTools;
  protected readonly choice: MethodChoice;
  readonly #table: Table;

  constructor(tools: MethodTools, choice: MethodChoice) {
    this.tools = tools;
    this.choice = choice;
    this.#table = new Table(tools.solver.rules.piles.length, (cards) => cards);
  }

  looksFirst(_table: TableView): boolean {
    return false;
  }

  improves(_plan: readonly Move[]): boolean {
    return false;
  }

  advise(question: HintQuestion): MoveComparison {
    return PlayoutComparison.of(question, this.tools, this.choice);
  }

  lineAfter(_position: KnownPosition, begun: readonly Move[]): readonly Move[] {
    return begun;
  }

  plan(_table: TableView, _ahead: readonly Move[]): readonly Move[] {
    return [];
  }

  behind(_position: KnownPosition, _move: Move): number | undefined {
    return undefined;
  }

  value(world: TableView, line: readonly Move[], seed: number): PlayoutResult {
    return this.played(this.#after(world, line), seed);
  }

  /** Plays the game on a table out. */
  protected played(table: TableView, seed: number): PlayoutResult {
    const { context, player } = this.tools;
    context.position.begin(table);
    player.fate(seed);
    return { score: player.play(), progress: progressOf(context.position) };
  }

  progress(table: TableView): number {
    const { position } = this.tools.context;
    position.begin(table);
    return progressOf(position);
  }

  prefers(_position: KnownPosition, _first: Move, _second: Move): boolean {
    return false;
  }

  get effort(): number {
    return this.tools.player.moves;
  }

  get isFast(): boolean {
    return false;
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
