import type { Advice, Advised, HintReason } from './advice.ts';
import { BASE } from '../model/counters.ts';
import { Contest } from './contest.ts';
import { EveryOrder } from './every-order.ts';
import { fromOf, isTap, type Move, tap } from '../model/move.ts';
import type { TableView } from '../model/table.ts';
import type { GameSoFar } from './game-so-far.ts';
import { homeBefore, HintLine, straight } from './line.ts';
import type { GameTools } from './game-tools.ts';
import { reasonFor } from './reason.ts';
import { FEW_UNSEEN, STEP_POSITIONS, toEnd } from './solved-move.ts';
import { cardAt, placeAfter } from '../solver/position/talon.ts';

/** Positions that may be looked at before a hint is shown. */
export const THOUGHT = 100_000;

/** Positions the solver may look at where all cards are known. */
const EXACT = 60_000;

/**
 * Thinking about one position. The advice so far can be read at any time. `line`: moves found before that it may
 * go on with; `keep` is called with the moves that the advice continues with.
 */
export class Thinking {
  readonly #tools: GameTools;
  readonly #game: GameSoFar;
  readonly #keep: (line: HintLine | undefined) => void;
  readonly #work: Iterator<number, void>;
  #over = false;
  /** The moves that may be advised, and how they are compared. */
  #moves: readonly Move[] = [];
  #contest: Contest | undefined;
  /** What is advised without comparing, and the moves it goes on with. */
  #certain: Advice | undefined;
  #line: HintLine | undefined;
  /** What was planned before, where it is compared with other ends of the stage. */
  #plan: readonly Move[] | undefined;
  #lost = false;

  constructor(
    tools: GameTools,
    game: GameSoFar,
    line: HintLine | undefined,
    keep: (line: HintLine | undefined) => void,
  ) {
    this.#tools = tools;
    this.#keep = keep;
    this.#game = game;
    this.#work = this.#think(line);
  }

  /** Thinks on for about this many positions; true when more would change nothing. */
  go(more: number): boolean {
    for (let left = more; left > 0 && !this.#over;) {
      const { done, value } = this.#work.next();
      if (done) this.#over = true;
      else left -= value;
    }
    return this.#over;
  }

  /** The advice so far. The line of its first move is remembered in case the game follows it. */
  advised(): Advised {
    this.#keep(this.#line ?? this.#planned());
    return { advice: this.#certain ? [this.#certain] : this.#compared(), lost: this.#lost };
  }

  *#think(line: HintLine | undefined): Generator<number, void> {
    const { session, seen } = this.#game;
    const { unseen } = seen;
    if (session.won) return;
    if (line?.wins) this.#goOn(this.#homeFirst(line));
    else if (line && !this.#home() && !this.#leadsBack(line)) {
      if (this.#mayBeBettered(line)) this.#plan = line.moves;
      else this.#goOn(line);
    }
    if (!this.#certain) this.#look();
    if (this.#certain) return;
    if (unseen.length <= 1) yield* this.#solve(session.table);
    else if (unseen.length <= FEW_UNSEEN) yield* this.#tryOrders();
    // Who has lost with unseen cards may still come far.
    const isOver = this.#certain !== undefined || (this.#lost && unseen.length <= 1);
    if (!isOver) yield* this.#contest!.think((move) => this.#isMetAfter(move));
  }

  /**
   * Whether a line that was found for other positions goes on to one that was there before, or takes cards back where
   * they came from.
   */
  #leadsBack({ moves: [move] }: HintLine): boolean {
    if (move === undefined) return false;
    // What comes back on the way to the end of a stage comes back for something.
    return (this.#tools.stage === undefined && this.#game.leadsBack(move)) || this.#isMetAfter(move);
  }

  /**
   * Whether a plan is compared anew with what has come into sight since, further on than was looked at first. How near
   * to a win it looks is not told across a deal.
   */
  #mayBeBettered({ moves }: HintLine): boolean {
    return this.#tools.stage !== undefined && moves.length > 1 && !moves.some(isTap);
  }

  /** Whether the position that a move leads to was there before. */
  #isMetAfter(move: Move): boolean {
    const { candidates, context } = this.#tools;
    context.position.begin(this.#game.session.table);
    return candidates.leadsBack(move, () => this.#game.hasMet(context.position));
  }

  /** A line that wins, with a card that is ready for its foundation sent there first wherever it still wins then. */
  #homeFirst(line: HintLine): HintLine {
    const home = this.#home();
    if (home === undefined || home === line.moves[0]) return line;
    return homeBefore(home, line, this.#game, this.#tools.solver.rules) ?? line;
  }

  /** Goes on with moves that were found before. */
  #goOn(line: HintLine): void {
    const [move] = line.moves;
    if (move === undefined) return;
    this.#line = line;
    const by = line.wins ? ({ kind: 'wins', moves: line.moves.length } as const) : ({ kind: 'judged' } as const);
    this.#certain = this.#advise(line.moves, this.#purposeOf(move), by);
  }

  /** A card that goes home before anything else is thought of. */
  #home(): Move | undefined {
    const { candidates, context } = this.#tools;
    const { position } = context;
    position.begin(this.#game.session.table);
    return position.moves()[0] ?? candidates.openHome(() => this.#game.hasMet(position));
  }

  /** Finds what is certain at first sight, or the moves to compare. */
  #look(): void {
    const { candidates, context } = this.#tools;
    const { position, facts } = context;
    const { table } = this.#game.session;
    position.begin(table);
    const forced = this.#home();
    const shifts = forced !== undefined && this.#shiftsStock(forced);
    if (forced !== undefined && !shifts) {
      this.#certain = this.#advise([forced], this.#purposeOf(forced), { kind: 'judged' });
      return;
    }
    const knows = this.#knowsStock;
    const look = shifts ? undefined : candidates.look(table, knows);
    // A card that can be turned up is worth as much as those of the stock, and what comes of both is compared; but
    // where several cards are turned, what can be had later rests on all, and a tree that nothing doubts waits until
    // they are known.
    const trusts = !this.#tools.doubts && this.#tools.tree(table.counter(BASE)) !== undefined;
    const waits = !shifts && !knows && trusts && facts.talon !== undefined && facts.talon.turn > 1;
    const next = look ?? (waits && table.size(facts.talon.stock) > 0 ? tap(facts.talon.stock) : undefined);
    if (next !== undefined && (waits || !candidates.canUncover(() => this.#game.hasMet(position)))) {
      const turns = Math.ceil(table.size(facts.talon!.stock) / facts.talon!.turn);
      const by = look === undefined ? ({ kind: 'judged' } as const) : ({ kind: 'look' } as const);
      this.#certain = { ...this.#advise([next], this.#purposeOf(next), by), turns };
      return;
    }
    const moves = candidates.list(
      knows,
      () => this.#game.hasMet(position),
      (move) => this.#game.leadsBack(move),
    );
    this.#moves = shifts ? [...new Set([forced, ...moves])] : moves;
    this.#contest = new Contest(this.#tools, this.#game, this.#moves, { goesHome: shifts, plan: this.#plan });
  }

  /** Whether other cards of the stock come up after a move than before: several are turned, and it takes one. */
  #shiftsStock(move: Move): boolean {
    const { talon } = this.#tools.context.facts;
    return talon !== undefined && talon.turn > 1 && fromOf(move) === talon.waste;
  }

  *#solve(table: TableView): Generator<number, void> {
    const solving = this.#tools.solver.solve(table, { positions: EXACT });
    const { verdict, moves } = yield* toEnd(solving);
    this.#lost = verdict === 'lost';
    if (moves === undefined) return;
    this.#win(moves);
    for (let done = false; !done;) {
      done = solving.shorten(STEP_POSITIONS);
      this.#win(solving.go(0)?.moves ?? moves);
      yield STEP_POSITIONS;
    }
  }

  /** Leaves out what loses in every order in which few unseen cards can lie. */
  *#tryOrders(): Generator<number, void> {
    // The ends of a stage are more than its moves.
    if (this.#tools.stage !== undefined) return;
    const orders = new EveryOrder(this.#tools, this.#game);
    this.#lost = yield* orders.isLost();
    if (this.#lost) return;
    const open: Move[] = [];
    for (const move of this.#moves) if (!(yield* orders.isLost(move))) open.push(move);
    if (open.length > 0) this.#contest!.only(open);
  }

  /** Goes on with moves that win. */
  #win(moves: readonly Move[]): void {
    const { session } = this.#game;
    this.#goOn(new HintLine(this.#game, straight(moves, session.table, this.#tools.solver.rules), true));
  }

  /** The moves that the best of those compared goes on with. */
  #planned(): HintLine | undefined {
    const best = this.#contest?.ahead()[0];
    return best && new HintLine(this.#game, best.moves, false);
  }

  #compared(): Advice[] {
    const told = new Map<Move, Advice>();
    for (const { candidate, moves, by } of this.#contest?.ahead() ?? []) {
      const [move] = moves;
      if (move !== undefined && !told.has(move)) told.set(move, this.#advise(moves, this.#purposeOf(candidate), by));
    }
    return [...told.values()];
  }

  /** Every card of the stock was seen, so that a player may know the order in which they come. */
  get #knowsStock(): boolean {
    const { talon } = this.#tools.context.facts;
    return talon === undefined || this.#game.seen.unseen.every(({ pile }) => pile !== talon.stock);
  }

  /**
   * Advises the first of these moves; turns of the stock that come one after the other are one piece of advice with
   * what they are for.
   */
  #advise(moves: readonly Move[], purpose: HintReason, by: Advice['by']): Advice {
    const move = moves[0]!;
    const { talon } = this.#tools.context.facts;
    const first = talon === undefined ? -1 : moves.findIndex((each) => each !== tap(talon.stock));
    const turns = first < 0 ? (isTap(move) && fromOf(move) === talon?.stock ? moves.length : 0) : first;
    const back = this.#game.leadsBack(move);
    return { move, purpose, by, turns, brings: turns > 0 ? this.#broughtBy(moves[turns], turns) : undefined, back };
  }

  /** What follows so many turns, where it is the card they bring and the player knows it. */
  #broughtBy(move: Move | undefined, turns: number): Advice['brings'] {
    const { talon } = this.#tools.context.facts;
    if (move === undefined || talon === undefined || !this.#knowsStock || fromOf(move) !== talon.waste)
      return undefined;
    const { table } = this.#game.session;
    return { move, card: cardAt(talon, table, placeAfter(talon, table, turns)) };
  }

  #purposeOf(move: Move): HintReason {
    const { context, judgement } = this.#tools;
    context.position.begin(this.#game.session.table);
    return reasonFor(move, context.position, judgement);
  }
}
