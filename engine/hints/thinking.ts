import type { Advice, Advised, HintReason } from './advice.ts';
import type { Method } from './chosen.ts';
import { fromOf, isTap, type Move, tap } from '../model/move.ts';
import type { TableView } from '../model/table.ts';
import type { GameSoFar } from './game-so-far.ts';
import { begunWith, homeBefore, HintLine, straight, unturned } from './line.ts';
import type { GameTools } from './game-tools.ts';
import { note, Race, type Runner } from './race.ts';
import { reasonFor } from './reason.ts';
import { Worlds } from './worlds.ts';
import type { Verdict } from '../solver/verdict.ts';
import type { Solving } from '../solver/solver.ts';
import { cardAt, placeAfter, tapsOf, withoutTaps } from '../solver/position/talon.ts';

/** Positions that may be looked at before a hint is shown. */
export const THOUGHT = 20_000;

/** Positions the solver may look at where all cards are known; in a world where it looks for a line. */
const EXACT = 60_000;
const LINE = 1200;
/** Worlds that are searched for a line. */
const LINES = 8;
/** Positions the solver looks at between two chances to stop. */
const STEP_POSITIONS = 200;

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
  /** The moves that are compared, and what each is for. */
  #race = new Race([]);
  readonly #purposes = new Map<Move, HintReason>();
  /** Of the moves with which a line that wins in some world begins, that line. */
  readonly #ways = new Map<Move, readonly Move[]>();
  /** What is advised without comparing, and the moves it goes on with. */
  #certain: Advice | undefined;
  #line: HintLine | undefined;
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
    else if (line && !this.#home() && !this.#leadsBack(line)) this.#goOn(line);
    if (!this.#certain) this.#look();
    if (this.#certain) return;
    if (unseen.length <= 1) yield* this.#solve(session.table);
    if (!this.#certain && !this.#race.over && !this.#lost) yield* this.#compare();
  }

  /**
   * Whether a line that was found for other positions goes on to one that was there before, or takes cards back where
   * they came from.
   */
  #leadsBack({ moves: [move] }: HintLine): boolean {
    const { candidates, context } = this.#tools;
    context.position.begin(this.#game.session.table);
    if (move === undefined) return false;
    return this.#game.leadsBack(move) || candidates.leadsBack(move, () => this.#game.hasMet(context.position));
  }

  /** A line that wins, with a card that is ready for its foundation sent there first wherever it still wins then. */
  #homeFirst(line: HintLine): HintLine {
    const home = this.#home();
    if (home === undefined || home === line.moves[0]) return line;
    return homeBefore(home, line, this.#game, this.#tools.quick.rules) ?? line;
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
    const { candidates, context, judgement } = this.#tools;
    const { position, facts } = context;
    const { table } = this.#game.session;
    position.begin(table);
    const forced = this.#home();
    if (forced !== undefined) {
      this.#certain = this.#advise([forced], this.#purposeOf(forced), { kind: 'judged' });
      return;
    }
    const knows = this.#knowsStock;
    const look = candidates.look(table, knows);
    if (look !== undefined) {
      const turns = Math.ceil(table.size(facts.talon!.stock) / facts.talon!.turn);
      this.#certain = { ...this.#advise([look], this.#purposeOf(look), { kind: 'look' }), turns };
      return;
    }
    this.#race = new Race(
      candidates.list(
        knows,
        () => this.#game.hasMet(position),
        (move) => this.#game.leadsBack(move),
      ),
    );
    for (const { move } of this.#race.runners) this.#purposes.set(move, reasonFor(move, position, judgement));
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

  /** Goes on with moves that win. */
  #win(moves: readonly Move[]): void {
    const { session } = this.#game;
    this.#goOn(new HintLine(this.#game, straight(moves, session.table, this.#tools.solver.rules), true));
  }

  *#compare(): Generator<number, void> {
    const { method, player } = this.#tools;
    const seed = this.#game.moves.length + 1;
    const worlds = new Worlds(this.#game.session.table, this.#game.seen.unseen, seed);
    player.seed(seed);
    if (method === 'lines') yield* this.#findLines(worlds);
    else yield* this.#try(worlds);
  }

  /** Tries each move that may still be best in the same worlds. */
  *#try(worlds: Worlds): Generator<number, void> {
    const { position } = this.#tools.context;
    const { player, most } = this.#tools;
    const before = player.moves;
    while (!this.#race.over && player.moves - before < most) {
      const world = worlds.next();
      for (const runner of this.#race.left) {
        const made = player.moves;
        position.begin(world);
        position.make(runner.move);
        position.settle();
        note(runner, player.play());
        yield player.moves - made + 1;
      }
      this.#race.drop();
    }
  }

  /** Finds how it could be won in some worlds: the move with which most of these lines can begin is best. */
  *#findLines(worlds: Worlds): Generator<number, void> {
    const { quick } = this.#tools;
    for (let round = 0; round < LINES; round++) {
      const world = worlds.next();
      const { moves } = yield* toEnd(quick.solve(world, { positions: LINE }));
      const known = moves && unturned(moves, world, quick.rules);
      for (const runner of this.#race.runners) {
        const [first] = movesOf(this.#tools, runner.move);
        const way = known && first !== undefined ? begunWith(first, known, world, quick.rules) : undefined;
        note(runner, Number(way !== undefined));
        if (way) this.#ways.set(runner.move, way);
      }
    }
  }

  /** The moves that the best of those compared goes on with. */
  #planned(): HintLine | undefined {
    const best = this.#ranked()[0]?.move;
    if (best === undefined || this.#certain) return undefined;
    return new HintLine(this.#game, this.#ways.get(best) ?? movesOf(this.#tools, best), false);
  }

  #ranked(): readonly Runner[] {
    return this.#tools.method === 'play' ? this.#race.ranked() : this.#race.byWins();
  }

  #compared(): Advice[] {
    const told = new Map<Move, Advice>();
    for (const runner of this.#ranked()) {
      const moves = movesOf(this.#tools, runner.move);
      const [move] = moves;
      if (move === undefined || told.has(move)) continue;
      const purpose = this.#purposes.get(runner.move) ?? 'idle';
      told.set(move, this.#advise(moves, purpose, byOf(this.#tools.method, runner)));
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

/** Solves step by step; gives the positions of each. */
function* toEnd(solving: Solving): Generator<number, Verdict> {
  for (;;) {
    const before = solving.positions;
    const verdict = solving.go(STEP_POSITIONS);
    yield solving.positions - before + 1;
    if (verdict) return verdict;
  }
}

/** The moves on the table that one move of the talon's view consists of. */
export function movesOf({ context }: GameTools, move: Move): Move[] {
  const { talon } = context.facts;
  const taps = talon === undefined ? 0 : tapsOf(move);
  return [...Array.from({ length: taps }, () => tap(talon!.stock)), withoutTaps(move)];
}

const KINDS = { play: 'played', lines: 'begins' } as const;

const byOf = (method: Method, { tries, wins }: Runner): Advice['by'] =>
  tries === 0 ? { kind: 'judged' } : { kind: KINDS[method], won: wins, of: tries };
