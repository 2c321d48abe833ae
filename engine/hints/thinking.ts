import type { Advice, PositionAdvice, HintReason } from './base/advice.ts';
import { fromOf, isTap, type Move, tap } from '../model/move.ts';
import type { TableView } from '../model/table.ts';
import { gainOf } from './gain.ts';
import type { GameSoFar } from './base/game-so-far.ts';
import { homeBefore, HintLine, withoutLoops } from './line.ts';
import type { GameTools } from './game-tools.ts';
import type { CandidateLine, MoveComparison } from './base/method.ts';
import { cardJoined, reasonFor } from './reason.ts';
import { removalOf } from './removal.ts';
import { movesOf } from './base/stock-turns.ts';
import { EveryOrder, MAX_UNSEEN_SOLVED, STEP_POSITIONS, toEnd } from './solved-move.ts';
import { cardAt, placeAfter, tapsOf } from '../search/boards/position/talon.ts';
import { copyOf } from '../model/table-copy.ts';

/** The most positions that may be visited before a hint is shown. */
export const HINT_POSITIONS = 100_000;

/** The most positions that the solver may visit where all cards are known. */
const EXACT_POSITIONS = 60_000;

/**
 * The most positions that the solver may visit after each move, round by round, for a win that does not lead back. The
 * rounds are rarely needed and worth a wait, so only part of the positions counts against the limit of a hint.
 */
const ONWARD_POSITIONS = [2000, 20_000, 160_000];
const ONWARD_PER_COUNTED = 8;

/** The most positions that the solver may visit to prove a loss where the next move is certain. */
const DOUBT_POSITIONS = 5_000;

/** Purposes whose moves are judged by what becomes possible after them. */
const VAGUE_PURPOSES: ReadonlySet<HintReason> = new Set([
  'brings',
  'covers',
  'exchanges',
  'fills',
  'frees',
  'idle',
  'removes',
  'stores',
]);

/**
 * Thinks about one position. The advice so far can be read at any time. `line`: moves found earlier, which the advice
 * may continue. `keep` is called with the moves that the advice continues with.
 */
export class Thinking {
  readonly #tools: GameTools;
  readonly #game: GameSoFar;
  readonly #keep: (line: HintLine | undefined) => void;
  readonly #work: Iterator<number, void>;
  #over = false;
  /** The moves that may be advised, and how they are compared. */
  #moves: readonly Move[] = [];
  #comparison: MoveComparison | undefined;
  /** The advice that needs no comparison, and the moves that follow it. */
  #certain: Advice | undefined;
  #line: HintLine | undefined;
  /** The moves advised before, where they may be improved. */
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

  /** Thinks on for about this many positions; returns true when more would change nothing. */
  go(more: number): boolean {
    for (let left = more; left > 0 && !this.#over;) {
      const { done, value } = this.#work.next();
      if (done) this.#over = true;
      else left -= value;
    }
    return this.#over;
  }

  /** Returns the advice so far. The line of its first move is kept in case the game follows it. */
  advised(): PositionAdvice {
    this.#keep(this.#line ?? this.#planned());
    return { advice: this.#certain ? [this.#certain] : this.#compared(), lost: this.#lost };
  }

  *#think(line: HintLine | undefined): Generator<number, void> {
    const { session, unseen } = this.#game;
    if (session.won) return;
    this.#lost = session.lost !== undefined;
    if (line?.wins) this.#goOn(this.#homeFirst(line));
    else if (line && !this.#home() && !this.#leadsBack(line)) {
      if (this.#tools.method.lines?.improves(line.moves) === true) this.#plan = line.moves;
      else this.#goOn(line);
    }
    if (!this.#certain) this.#look();
    if (this.#certain) {
      yield* this.#doubt(this.#certain);
      return;
    }
    if (unseen.length <= 1) yield* this.#solve(session.table);
    else if (unseen.length <= MAX_UNSEEN_SOLVED) yield* this.#tryOrders();
    // A lost game with hidden cards may still get far, so its moves are compared.
    const isOver = this.#certain !== undefined || (this.#lost && unseen.length <= 1);
    if (!isOver) yield* this.#comparison!.think();
  }

  /**
   * Whether the next move of an earlier line leads to a position that occurred before, or takes cards back to where
   * they came from.
   */
  #leadsBack({ moves: [move] }: HintLine): boolean {
    if (move === undefined) return false;
    if (this.#game.leadsNowhere(move)) return true;
    // A card taken back within a line serves the end of that line.
    return (this.#tools.method.lines === undefined && this.#game.leadsBack(move)) || this.#isMetAfter(move);
  }

  /** Whether a move leads to a position that occurred before. */
  #isMetAfter(move: Move): boolean {
    const { candidates, context } = this.#tools;
    context.position.begin(this.#game.session.table);
    return candidates.leadsBack(move, () => this.#game.hasMet(context.position));
  }

  /** Returns a winning line that first sends home a card that is ready to go, if the line still wins then. */
  #homeFirst(line: HintLine): HintLine {
    const home = this.#home();
    if (home === undefined || home === line.moves[0]) return line;
    return homeBefore(home, line, this.#game, this.#tools.solver.rules) ?? line;
  }

  /** Advises the first move of a line. */
  #goOn(line: HintLine): void {
    const [move] = line.moves;
    if (move === undefined) return;
    this.#line = line;
    const by = line.wins ? ({ kind: 'wins', moves: line.moves.length } as const) : ({ kind: 'judged' } as const);
    this.#certain = this.#advise(line.moves, this.#purposeOf(move), by);
  }

  /** Returns a move home that comes before anything else. */
  #home(): Move | undefined {
    const { candidates, context } = this.#tools;
    const { position } = context;
    position.begin(this.#game.session.table);
    return position.moves()[0] ?? candidates.openHome(() => this.#game.hasMet(position));
  }

  /** Finds an advice that needs no comparison, or the moves to compare. */
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
    // A card that can be turned up is as valuable as the cards of the stock, so both are compared. But if several
    // cards are turned at a time, later choices depend on all of them, and some methods wait until they are known.
    const isSeveral = facts.talon !== undefined && facts.talon.turn > 1;
    const waits = !shifts && !knows && isSeveral && this.#tools.method.looksFirst?.(table) === true;
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
    const useful = moves.filter((move) => tapsOf(move) > 0 || !this.#game.leadsNowhere(move));
    this.#moves = shifts ? [...new Set([forced, ...useful])] : useful;
    this.#comparison = this.#tools.method.advise({
      game: this.#game,
      moves: this.#moves,
      goesHome: shifts,
      plan: this.#plan,
      leadsBack: (move) => this.#isMetAfter(move) || this.#game.leadsNowhere(move),
    });
  }

  /** Whether a move changes which cards of the stock come up: several are turned at a time, and it takes one. */
  #shiftsStock(move: Move): boolean {
    const { talon } = this.#tools.context.facts;
    return talon !== undefined && talon.turn > 1 && fromOf(move) === talon.waste;
  }

  /** Finds whether a game whose cards are known is lost, though its next move is certain. */
  *#doubt({ by }: Advice): Generator<number, void> {
    if (this.#lost || by.kind === 'wins' || this.#game.unseen.length > 1) return;
    const { table } = this.#game.session;
    const { verdict } = yield* toEnd(this.#tools.solver.solve(table, { positions: DOUBT_POSITIONS }));
    this.#lost = verdict === 'lost';
  }

  *#solve(table: TableView): Generator<number, void> {
    const solving = this.#tools.solver.solve(table, { positions: EXACT_POSITIONS });
    const { verdict, moves } = yield* toEnd(solving);
    this.#lost ||= verdict === 'lost';
    if (moves === undefined) return;
    this.#win(moves);
    if (this.#goesRound(moves)) {
      yield* this.#winOnward(table);
      return;
    }
    for (let done = false; !done;) {
      done = solving.shorten(STEP_POSITIONS);
      this.#win(solving.go(0)?.moves ?? moves);
      yield STEP_POSITIONS;
    }
  }

  /** Whether a win goes through a position that occurred before. */
  #goesRound(win: readonly Move[]): boolean {
    const { rules } = this.#tools.solver;
    return this.#game.anyIsMet(withoutLoops(win, this.#game.session.table, rules), rules);
  }

  /** Looks for a win that goes through no position that occurred before, first where it is found soon. */
  *#winOnward(table: TableView): Generator<number, void> {
    const { solver } = this.#tools;
    for (const positions of ONWARD_POSITIONS) {
      for (const move of this.#moves) {
        const after = copyOf(table);
        const begun = movesOf(this.#tools, move);
        for (const each of begun) solver.rules.make(after, each);
        const solving = solver.solve(after, { positions });
        while (solving.go(STEP_POSITIONS) === undefined) yield STEP_POSITIONS / ONWARD_PER_COUNTED;
        const moves = solving.go(0)?.moves;
        const win = moves && [...begun, ...moves];
        if (win === undefined || this.#goesRound(win)) continue;
        this.#win(win);
        return;
      }
    }
  }

  /** Leaves out moves that lose in every order of the few hidden cards. */
  *#tryOrders(): Generator<number, void> {
    if (this.#tools.method.lines !== undefined) return;
    const orders = new EveryOrder(this.#tools, this.#game);
    this.#lost ||= yield* orders.isLost();
    if (this.#lost) return;
    const open: Move[] = [];
    for (const move of this.#moves) if (!(yield* orders.isLost(move))) open.push(move);
    if (open.length > 0) this.#comparison!.only(open);
  }

  /** Advises the first of moves that win. */
  #win(moves: readonly Move[]): void {
    const { session } = this.#game;
    this.#goOn(new HintLine(this.#game, withoutLoops(moves, session.table, this.#tools.solver.rules), true));
  }

  /** Returns the line that continues the best candidate. */
  #planned(): HintLine | undefined {
    const best = this.#candidates[0];
    return best && new HintLine(this.#game, best.moves, false);
  }

  /** The compared lines, the best first. */
  get #candidates(): readonly CandidateLine[] {
    return this.#comparison?.lines() ?? [];
  }

  #compared(): Advice[] {
    const advised = new Map<Move, Advice>();
    for (const { candidate, moves, by } of this.#candidates) {
      const [move] = moves;
      if (move !== undefined && !advised.has(move))
        advised.set(move, this.#advise(moves, this.#purposeOf(candidate), by));
    }
    return [...advised.values()];
  }

  /** Whether every card of the stock was seen, so that the player may know their order. */
  get #knowsStock(): boolean {
    const { talon } = this.#tools.context.facts;
    return talon === undefined || this.#game.unseen.every(({ pile }) => pile !== talon.stock);
  }

  /**
   * Advises the first of these moves; consecutive turns of the stock are one piece of advice, together with the move
   * they are for.
   */
  #advise(moves: readonly Move[], purpose: HintReason, by: Advice['by']): Advice {
    const move = moves[0]!;
    const { talon } = this.#tools.context.facts;
    const first = talon === undefined ? -1 : moves.findIndex((each) => each !== tap(talon.stock));
    const turns = first < 0 ? (isTap(move) && fromOf(move) === talon?.stock ? moves.length : 0) : first;
    const back = this.#game.leadsBack(move);
    const brings = turns > 0 ? this.#broughtBy(moves[turns], turns) : undefined;
    const onto = cardJoined(move, purpose, this.#game.session.table, this.#tools.context.position.rules);
    const alone = this.#game.session.legalMoves().every((each) => isTap(each) && fromOf(each) === fromOf(move));
    const lets = this.#letsOf(move, purpose);
    return { move, purpose, onto, removal: this.#removalOf(move, purpose), lets, alone, by, turns, brings, back };
  }

  #removalOf(move: Move, purpose: HintReason): Advice['removal'] {
    if (purpose !== 'removes') return undefined;
    const { position } = this.#tools.context;
    position.begin(this.#game.session.table);
    return removalOf(move, position);
  }

  /** Returns something that a move makes possible, if its purpose alone says little. */
  #letsOf(move: Move, purpose: HintReason): Advice['lets'] {
    if (!VAGUE_PURPOSES.has(purpose)) return undefined;
    const { position } = this.#tools.context;
    position.begin(this.#game.session.table);
    return gainOf(move, position);
  }

  /** Returns the move after this many turns, where it plays the card they bring and the player knows that card. */
  #broughtBy(move: Move | undefined, turns: number): Advice['brings'] {
    const { talon } = this.#tools.context.facts;
    if (move === undefined || talon === undefined || !this.#knowsStock || fromOf(move) !== talon.waste)
      return undefined;
    const { table } = this.#game.session;
    return { move, card: cardAt(talon, table, placeAfter(talon, table, turns)) };
  }

  #purposeOf(move: Move): HintReason {
    const { context, evaluation } = this.#tools;
    context.position.begin(this.#game.session.table);
    return reasonFor(move, context.position, evaluation);
  }
}
