import type { Advice } from './advice.ts';
import type { GameSoFar } from './game-so-far.ts';
import { maxTreePositions } from './chosen.ts';
import { type GameTools, movesOf } from './game-tools.ts';
import { beginningWith, type Closeness, noteResult, Race, type Runner } from './race.ts';
import { StageChoice } from './stage/stage-choice.ts';
import { TreeChoice } from './tree/tree-choice.ts';
import { Worlds } from './worlds.ts';
import { BASE } from '../model/counters.ts';
import type { Move } from '../model/move.ts';

/** A sequence of moves that may be advised, and how it was found. */
interface CandidateLine {
  /** The move that was compared, including the turns of the stock before it. */
  readonly candidate: Move;
  readonly moves: readonly Move[];
  readonly by: Advice['by'];
}

/** Where small differences between moves count. */
const CLOSE_COMPARISON: Closeness = { behind: 3, alike: 0, part: 0.05 };
/** Where the first of the moves brings a card home; and the most positions of playouts then. */
const HOME_FIRST_COMPARISON: Closeness = { behind: 2.5, alike: 0.02, part: 0, favours: 2.5 };
const HOME_POSITIONS = 20_000;
/** Worlds in which all ends of a stage are compared, before the better half is compared in as many more. */
const STAGE_WORLDS = 48;
/** More worlds than the moves of a position are tried in. */
const FATES_PER_SEED = 65_536;

/** Facts about the moves that are compared. */
interface ContestFacts {
  readonly goesHome: boolean;
  readonly plan: readonly Move[] | undefined;
}

/** Compares the moves of a position by the game's method, in ways the hidden cards could lie. */
export class Contest {
  readonly #tools: GameTools;
  readonly #game: GameSoFar;
  readonly #race: Race;
  readonly #most: number;
  readonly #goesHome: boolean;
  readonly #plan: readonly Move[] | undefined;
  /** The comparison of the ends of the stage. */
  #stage: StageChoice | undefined;
  #tree: TreeChoice | undefined;
  /** The race of the tree's move against the others, where playouts may overrule it. */
  #doubt: Race | undefined;

  /**
   * `moves`: the moves that may be advised, those that look best first. `goesHome`: the first brings a card home, and
   * stays first unless another is better beyond doubt. `plan`: moves to an end of the stage that was chosen before.
   */
  constructor(tools: GameTools, game: GameSoFar, moves: readonly Move[], { goesHome, plan }: ContestFacts) {
    this.#tools = tools;
    this.#plan = plan;
    this.#game = game;
    this.#goesHome = goesHome;
    this.#race = new Race(
      moves,
      goesHome ? HOME_FIRST_COMPARISON : tools.comparesClosely ? CLOSE_COMPARISON : undefined,
    );
    this.#most = goesHome ? HOME_POSITIONS : tools.maxPlayoutMoves;
  }

  /** Thinks, and yields the positions of each step. `isMetAfter`: whether a move leads to a position of this game. */
  *think(isMetAfter: (move: Move) => boolean): Generator<number, void> {
    const { session, seen, moves } = this.#game;
    const { player, stage } = this.#tools;
    if (stage === undefined && this.#race.over) return;
    this.#tree = this.#goesHome ? undefined : this.#startTree();
    if (this.#tree) {
      yield* this.#tree.think();
      if (!this.#tools.doubtsTree) return;
      this.#doubt = new Race(beginningWith(this.#tree.ranked()[0]!.move, this.#left), HOME_FIRST_COMPARISON);
    }
    const seed = moves.length + 1;
    const worlds = new Worlds(session.table, seen.unseen, seed);
    player.seed(seed);
    if (stage) {
      this.#stage = new StageChoice(stage, worlds, STAGE_WORLDS);
      yield* this.#stage.think((first) => !isMetAfter(first), this.#plan);
    } else yield* this.#try(this.#doubt ?? this.#race, worlds, seed * FATES_PER_SEED);
  }

  /** Starts the tree of the moves that are compared, where the game has one and the cards of the stock are known. */
  #startTree(): TreeChoice | undefined {
    const { session, seen } = this.#game;
    const { solver } = this.#tools;
    const unseen = seen.unseen.length;
    const tree = this.#tools.tree(session.table.counter(BASE));
    if (tree === undefined) return undefined;
    const most = maxTreePositions(tree.startBoard.game.talon?.turn);
    return TreeChoice.among(tree, solver.rules, session.table, this.#left, { unseen, most });
  }

  /** The moves still compared. */
  get #left(): readonly Move[] {
    return this.#race.left.map(({ move }) => move);
  }

  /** Restricts the comparison to these moves; the others are ranked after them. */
  only(moves: readonly Move[]): void {
    this.#race.only(moves);
  }

  /** Lists what may be advised, the best first. */
  lines(): readonly CandidateLine[] {
    const ends = this.#stage
      ?.ranked()
      .map((moves): CandidateLine => ({ candidate: moves[0]!, moves, by: { kind: 'judged' } }));
    const tried = this.#tree?.ranked().map(({ move, won, of }, at): CandidateLine => ({
      candidate: move,
      moves: at === 0 ? this.#planned(move) : movesOf(this.#tools, move),
      by: { kind: 'played', won, of },
    }));
    const raced = (this.#doubt ?? this.#race).ranked().map((runner): CandidateLine => ({
      candidate: runner.move,
      moves: movesOf(this.#tools, runner.move),
      by: byOf(runner),
    }));
    const isRefuted = this.#doubt !== undefined && raced[0]?.candidate !== tried?.[0]?.candidate;
    return isRefuted ? raced : [...(ends ?? []), ...(tried ?? []), ...raced];
  }

  /** Returns the tree's plan if it begins with the move, else the move alone. */
  #planned(move: Move): readonly Move[] {
    const own = movesOf(this.#tools, move);
    const plan = this.#tree!.plan();
    return own.every((each, at) => plan[at] === each) ? plan : own;
  }

  /**
   * Tries each move that may still be best in the same worlds. `fate`: the seed of the first round's luck, the same for
   * every move.
   */
  *#try(race: Race, worlds: Worlds, fate: number): Generator<number, void> {
    const { position } = this.#tools.context;
    const { player, comparesClosely } = this.#tools;
    const before = player.moves;
    let round = 0;
    while (!race.over && player.moves - before < this.#most) {
      const world = worlds.next();
      if (comparesClosely) player.fate(fate + round++);
      for (const runner of race.left) {
        const made = player.moves;
        position.begin(world);
        position.make(runner.move);
        position.settle();
        noteResult(runner, player.play());
        yield player.moves - made + 1;
      }
      race.drop();
    }
  }
}

const byOf = ({ tries, wins }: Runner): Advice['by'] =>
  tries === 0 ? { kind: 'judged' } : { kind: 'played', won: wins, of: tries };
