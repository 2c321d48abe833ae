import { countOf, fromOf, isDrag, isTap, type Move, tap, toOf } from '../model/move.ts';
import { Moves } from '../legality/move-generator.ts';
import type { TableView } from '../model/table.ts';
import type { MoveEvaluation } from '../player/move-evaluation.ts';
import { isFreeToTurn } from '../search/boards/position/talon.ts';
import { keepWorthwhile } from '../search/boards/position/worthwhile.ts';
import type { SearchContext } from '../search/context/context.ts';

/** A foundation with fewer cards than this has just begun. Its cards are rarely needed in a column. */
const BEGUN_CARDS = 2;

/** Finds the moves that may be advised in the position on the table. */
export class HintCandidates {
  readonly #context: SearchContext;
  readonly #evaluation: MoveEvaluation;
  readonly #found = new Moves();

  constructor(context: SearchContext, evaluation: MoveEvaluation) {
    this.#context = context;
    this.#evaluation = evaluation;
  }

  /**
   * Lists the moves, with the best-looking ones first. `knows`: every card of the stock was seen. `met`: whether the
   * position on the table occurred before in this game. The list leaves out moves to such a position, moves that take
   * cards `back` to where they came from, and all but the best-looking of several moves to the same position. Moves
   * that shuffle or take a card from a foundation are listed only when there are no others.
   */
  list(knows: boolean, met: () => boolean, back: (move: Move) => boolean): Move[] {
    const { position, facts } = this.#context;
    const { talon } = facts;
    const found = this.#found;
    const jumps = talon !== undefined && talon.redeals === Infinity && knows;
    if (jumps) position.list(found);
    else position.rules.legalMoves(position.table, found);
    keepWorthwhile(position, found);
    const moves = [...found.list.subarray(0, found.length)].toSorted(
      (a, b) => this.#evaluation.weigh(b) - this.#evaluation.weigh(a),
    );
    const reached = new Set<string>();
    const isTwin = (): boolean => reached.size === reached.add(`${position.key.a} ${position.key.b}`).size;
    const chances = moves.filter((move) => position.rules.isChance(move, position.table));
    const home = this.#homes();
    const fresh = moves.filter(
      (move) =>
        !chances.includes(move) &&
        !back(move) &&
        !this.#wouldReturn(move, home) &&
        !this.leadsBack(move, () => met() || isTwin()),
    );
    const useful = fresh.filter((move) => this.#evaluation.purpose(move) !== 'takes-back');
    return [useful, fresh, chances].find((list) => list.length > 0) ?? [];
  }

  /**
   * Returns a move home of a card that will rarely be missed: no card in play can need it, or its foundation has just
   * begun and no card can be laid on it now. (Where any card is lifted, an ace with cards on it can go on a two.) It
   * ignores cards that go home automatically, and moves to a position that was `met`: the player took such a card back
   * on purpose.
   */
  openHome(met: () => boolean): Move | undefined {
    const { position, safe } = this.#context;
    const { table, rules } = position;
    rules.legalMoves(table, this.#found);
    const home = this.#homes();
    for (let i = 0; i < this.#found.length; i++) {
      const move = this.#found.list[i]!;
      if (!isDrag(move) || countOf(move) > 1 || rules.piles[fromOf(move)]!.rules.role === 'foundation') continue;
      if (this.#evaluation.purpose(move) !== 'home') continue;
      const begins = table.size(toOf(move)) < BEGUN_CARDS && !this.#takes(fromOf(move));
      const ready = begins || safe?.isSafe(table, home, table.top(fromOf(move))) === true;
      if (ready && !this.leadsBack(move, met)) return move;
    }
    return undefined;
  }

  /** Whether one of the moves found puts cards on a pile. */
  #takes(pile: number): boolean {
    return this.#found.list.subarray(0, this.#found.length).some((move) => isDrag(move) && toOf(move) === pile);
  }

  /** Counts how many of each card the foundations hold. */
  #homes(): Uint8Array {
    const { table, rules } = this.#context.position;
    const home = new Uint8Array(64);
    for (const { index, rules: taker } of rules.piles)
      if (taker.role === 'foundation') for (let at = 0; at < table.size(index); at++) home[table.at(index, at) & 63]!++;
    return home;
  }

  /** Whether the move takes a card from a foundation to which `openHome` would return it. */
  #wouldReturn(move: Move, home: Uint8Array): boolean {
    const { position, safe } = this.#context;
    const { table } = position;
    if (!isDrag(move) || this.#evaluation.purpose(move) !== 'takes-back') return false;
    return table.size(fromOf(move)) <= BEGUN_CARDS || safe?.isSafe(table, home, table.top(fromOf(move))) === true;
  }

  /** Returns a tap on the stock where turning it costs nothing and shows new cards. */
  look(table: TableView, knows: boolean): Move | undefined {
    const { talon } = this.#context.facts;
    if (talon === undefined || knows || table.size(talon.stock) === 0) return undefined;
    return isFreeToTurn(talon, table) ? tap(talon.stock) : undefined;
  }

  /** Whether a card can be turned up by a move that does not lead back to a position that was `met`. */
  canUncover(met: () => boolean): boolean {
    const { position } = this.#context;
    position.rules.legalMoves(position.table, this.#found);
    const moves = [...this.#found.list.subarray(0, this.#found.length)];
    return moves.some((move) => this.#evaluation.purpose(move) === 'uncovers' && !this.leadsBack(move, met));
  }

  /**
   * Whether a move, with the cards that then go home automatically, leads to a position that occurred before. Turns of
   * the stock never count where they cost nothing.
   */
  leadsBack(move: Move, met: () => boolean): boolean {
    const { position, facts } = this.#context;
    if (isTap(move) && fromOf(move) === facts.talon?.stock && facts.talon.redeals === Infinity) return false;
    const mark = position.table.end;
    position.make(move);
    position.settle();
    const back = met();
    position.undo(mark);
    position.settle();
    return back;
  }
}
