import type { Move } from '../../model/move.ts';
import { Moves } from '../../legality/move-generator.ts';
import type { TableView } from '../../model/table.ts';
import type { Judgement } from '../../player/judgement.ts';
import type { SimplePlayer } from '../../player/simple-player.ts';
import { keepWorthwhile } from '../../solver/position/worthwhile.ts';
import type { SearchContext } from '../../solver/strategy.ts';
import { type Tree, TreeNode } from './tree.ts';
import { VisibleKey } from './visible-key.ts';

/** How much a move that looks likely, or was tried seldom, is preferred to one that did well. */
const EXPLORES = 0.6;
/** Judgements that differ by so much make one move e times as likely as another; half of all is given to each alike. */
const HEAT = 20;
const EVEN = 0.5;
/** The simple player's value of nothing. */
const NEVER = -Infinity;

/** Where a search begins: the table as it is seen, and ways the hidden cards could lie. */
export interface TreeBegin {
  readonly table: TableView;
  readonly unseen: readonly { readonly pile: number; readonly index: number }[];
  readonly worlds: { next(): TableView };
  /** The moves that may be advised. */
  readonly may: (move: Move) => boolean;
}

/**
 * Upper confidence trees over what is seen (L. Kocsis and C. Szepesvári, 2006): each game is played in a way of its own
 * that the hidden cards could lie, by what the games before it came to as far as the tree goes, and from its first new
 * position on by the simple player.
 */
export class TreeSearch {
  /** Positions played through so far. */
  positions = 0;
  readonly #context: SearchContext;
  readonly #judgement: Judgement;
  readonly #player: SimplePlayer;
  readonly #key: VisibleKey;
  readonly #found = new Moves();
  readonly #hides: Uint8Array;
  /** The game that is being played: its positions, and the move at each. */
  readonly #path: TreeNode[] = [];
  readonly #taken: number[] = [];
  readonly #met: number[] = [];

  constructor(context: SearchContext, judgement: Judgement, player: SimplePlayer) {
    const { piles } = context.position.rules;
    this.#context = context;
    this.#judgement = judgement;
    this.#player = player;
    this.#hides = new Uint8Array(piles.length);
    this.#key = new VisibleKey(piles.filter(({ rules }) => rules.role === 'stock').map(({ index }) => index));
  }

  /** The node of the position where it begins. */
  root(tree: Tree, { table, unseen }: TreeBegin): TreeNode {
    this.#hides.fill(0);
    for (const { pile } of unseen) this.#hides[pile] = 1;
    this.#context.position.begin(table);
    this.#begin();
    return this.#nodeIn(tree, this.#key.of(this.#context.position.table));
  }

  /** Plays one game, and notes in the tree what it came to. */
  play(tree: Tree, root: TreeNode, { worlds, may }: TreeBegin): void {
    const { position } = this.#context;
    position.begin(worlds.next());
    this.#begin();
    this.#met.push(this.#key.of(position.table));
    const before = this.#player.moves;
    const result = this.#descend(tree, root, may);
    this.positions += this.#player.moves - before + this.#path.length;
    for (let at = 0; at < this.#path.length; at++) this.#path[at]!.note(this.#taken[at] ?? -1, result);
  }

  #begin(): void {
    this.#path.length = this.#taken.length = this.#met.length = 0;
    this.#key.begin(this.#context.position.table, (pile) => this.#hides[pile] === 1);
  }

  /** Follows the tree to its first new position, plays on from there, and gives what the game came to. */
  #descend(tree: Tree, root: TreeNode, may: TreeBegin['may']): number {
    const { position } = this.#context;
    let node = root;
    for (;;) {
      this.#path.push(node);
      if (position.won) return 1;
      const key = this.#step(node, node === root ? may : undefined);
      if (key === undefined) return this.#player.value();
      const known = tree.node(key);
      if (known === undefined) {
        this.#path.push(this.#nodeIn(tree, key));
        return this.#player.play();
      }
      node = known;
    }
  }

  /** Makes the most promising move that leads somewhere new in this game; gives the number of what it leads to. */
  #step(node: TreeNode, may: TreeBegin['may'] | undefined): number | undefined {
    const { position } = this.#context;
    const scores = scoresOf(node, may);
    for (let at = greatest(scores); at >= 0; at = greatest(scores)) {
      const mark = position.table.end;
      position.make(node.moves[at]!);
      position.settle();
      const key = this.#key.of(position.table);
      if (!this.#met.includes(key)) {
        this.#met.push(key);
        this.#taken.push(at);
        return key;
      }
      scores[at] = NEVER;
      position.undo(mark);
      position.settle();
    }
    return undefined;
  }

  /** The node of the position on the table. */
  #nodeIn(tree: Tree, key: number): TreeNode {
    const known = tree.node(key);
    if (known) return known;
    const moves = this.#moves();
    const node = new TreeNode(moves, this.#priors(moves));
    tree.keep(key, node);
    return node;
  }

  /** The moves worth trying: none by chance, and none that takes a card back home unless there is nothing else. */
  #moves(): readonly Move[] {
    const { position, facts } = this.#context;
    const found = this.#found;
    // Cards of a stock whose order is known can be had whenever they come round.
    if (facts.talon?.redeals === Infinity && this.#key.knowsStock) position.list(found);
    else position.rules.legalMoves(position.table, found);
    keepWorthwhile(position, found);
    const moves = [...found.list.subarray(0, found.length)].filter(
      (move) => !position.rules.isChance(move, position.table),
    );
    const onwards = moves.filter((move) => this.#judgement.purpose(move) !== 'takes-back');
    return onwards.length > 0 ? onwards : moves;
  }

  #priors(moves: readonly Move[]): Float32Array {
    const weights = moves.map((move) => this.#judgement.weigh(move) / HEAT);
    const most = Math.max(...weights);
    const shares = weights.map((weight) => Math.exp(weight - most));
    const sum = shares.reduce((all, share) => all + share, 0);
    return Float32Array.from(shares, (share) => ((1 - EVEN) * share) / sum + EVEN / moves.length);
  }
}

/** How promising each move of a node is; those never to be made not at all. */
function scoresOf(node: TreeNode, may: TreeBegin['may'] | undefined): Float64Array {
  const { moves, prior, tries, sums, mean } = node;
  const scores = new Float64Array(moves.length);
  const explores = EXPLORES * Math.sqrt(node.visits + 1);
  for (let at = 0; at < moves.length; at++) {
    const value = tries[at] === 0 ? mean : sums[at]! / tries[at]!;
    const allowed = may === undefined || may(moves[at]!);
    scores[at] = allowed ? value + (explores * prior[at]!) / (1 + tries[at]!) : NEVER;
  }
  return scores;
}

/** The place of the greatest; -1 where there is none. */
function greatest(scores: Float64Array): number {
  let [best, most] = [-1, NEVER];
  for (let at = 0; at < scores.length; at++) if (scores[at]! > most) [best, most] = [at, scores[at]!];
  return best;
}
