import type { Move } from '../../model/move.ts';
import type { Tree, TreeNode } from './tree.ts';
import type { TreeBegin, TreeSearch } from './tree-search.ts';

/** Games played before the search stops for a lead. */
const LEAST = 150;

/** A move of the root, how many games began with it, and how many of these were won. */
interface Tried {
  readonly move: Move;
  readonly won: number;
  readonly of: number;
}

/** What a search may use up: positions before the advice is given, and in all while the player thinks on. */
export interface TreeBudget {
  readonly most: number;
  readonly mostBehind: number;
}

/** Chooses the move that most games of a tree begin with. */
export class TreeChoice {
  readonly #search: TreeSearch;
  readonly #tree: Tree;
  readonly #begin: TreeBegin;
  readonly #budget: TreeBudget;
  readonly #made: readonly Move[];
  #root: TreeNode | undefined;
  #used = 0;
  #games = 0;

  /** `made`: the moves of the game so far. */
  constructor(search: TreeSearch, tree: Tree, begin: TreeBegin, budget: TreeBudget, made: readonly Move[]) {
    this.#search = search;
    this.#tree = tree;
    this.#begin = begin;
    this.#budget = budget;
    this.#made = made;
  }

  /** Thinks until a move is far ahead or the budget is used up; gives the positions of each game. */
  *think(): Generator<number, void> {
    const root = this.#search.root(this.#tree, this.#begin);
    this.#root = root;
    if (this.ranked().length < 2) return;
    if (!this.#tree.isThoughtOf(root, this.#begin.unseen.length)) yield* this.#play(root, this.#budget.most);
    this.#note(root);
  }

  /** Thinks on about the same position for what the player asks next. */
  *ponder(): Generator<number, void> {
    const root = this.#root;
    if (root === undefined || this.ranked().length < 2) return;
    yield* this.#play(root, this.#budget.mostBehind);
    this.#note(root);
  }

  /** The moves that may be advised, the most tried first. */
  ranked(): readonly Tried[] {
    const root = this.#root;
    if (root === undefined) return [];
    const { moves, tries, wins } = root;
    return root
      .ranked()
      .filter((at) => this.#begin.may(moves[at]!))
      .map((at) => ({ move: moves[at]!, won: wins[at]!, of: tries[at]! }));
  }

  *#play(root: TreeNode, most: number): Generator<number, void> {
    while (this.#used < most && !this.#isDecided(most)) {
      const before = this.#search.positions;
      this.#search.play(this.#tree, root, this.#begin);
      const positions = this.#search.positions - before + 1;
      this.#used += positions;
      this.#games++;
      yield positions;
    }
  }

  /** Whether the games that can still be played would leave the best move ahead. */
  #isDecided(most: number): boolean {
    if (this.#games < LEAST) return false;
    const [first, second] = this.ranked();
    const left = ((most - this.#used) / this.#used) * this.#games;
    return first!.of - second!.of > left;
  }

  #note(root: TreeNode): void {
    this.#tree.note(root, this.#made, this.#begin.unseen.length);
  }
}
