import { HintCandidates } from './candidates.ts';
import {
  CLOSELY_COMPARED_GAMES,
  DOUBTED_TREE_GAMES,
  METHOD_OF_GAME,
  type Method,
  maxPlayoutPositions,
} from './chosen.ts';
import type { Answers, Game } from '../model/game.ts';
import type { Rank } from '../model/card.ts';
import { Judgement } from '../player/judgement.ts';
import { SimplePlayer } from '../player/simple-player.ts';
import { type Move, tap } from '../model/move.ts';
import { makeSearchContext } from '../solver/context.ts';
import { knownOf } from '../solver/own-games.ts';
import { StageSearch } from './stage/stage-search.ts';
import { type Solver, solver } from '../solver/solver.ts';
import { tapsOf, withoutTaps } from '../solver/position/talon.ts';
import type { SearchContext } from '../solver/strategy.ts';
import { TreeSearch } from './tree/tree-search.ts';
import { boardWorthOf } from './tree/board-worth.ts';
import { columnGame } from './tree/column-game.ts';
import { worthOf } from '../player/worth.ts';

/** The tools for thinking about a game with its options; made once. */
export interface GameTools {
  /** The most moves of playouts; more change the advice little. */
  readonly maxPlayoutMoves: number;
  /** Whether small differences between moves count. */
  readonly comparesClosely: boolean;
  /** Whether playouts may overrule the move that the tree chose. */
  readonly doubtsTree: boolean;
  readonly solver: Solver;
  readonly context: SearchContext;
  readonly judgement: Judgement;
  readonly candidates: HintCandidates;
  readonly player: SimplePlayer;
  /** The search that compares the ends of a stage; undefined for other methods. */
  readonly stage: StageSearch | undefined;
  /** Returns the tree for a base rank; undefined for other methods, or where the rules don't fit it. */
  readonly tree: (base: Rank) => TreeSearch | undefined;
}

/** Bytes for the visited positions of one playout. */
const VISITED_BYTES = 2 ** 20;

/** `made`: an existing solver of the game; `method`: how moves are compared. */
export function makeGameTools(
  game: Game,
  answers: Answers,
  made = solver(game, answers),
  method: Method = METHOD_OF_GAME[game.id] ?? 'play',
): GameTools {
  const known = knownOf(game.id);
  const context = makeSearchContext(made.rules, { known, bytes: VISITED_BYTES });
  const judgement = new Judgement(context, worthOf(game.id));
  const player = new SimplePlayer(context, judgement);
  return {
    maxPlayoutMoves: maxPlayoutPositions(game.id, context.facts.talon?.turn),
    comparesClosely: CLOSELY_COMPARED_GAMES.has(game.id),
    doubtsTree: DOUBTED_TREE_GAMES.has(game.id),
    solver: made,
    context,
    judgement,
    candidates: new HintCandidates(context, judgement),
    player,
    stage: method === 'stage' ? new StageSearch(context) : undefined,
    tree: method === 'tree' ? treesOf(context, game.id) : () => undefined,
  };
}

/** Returns a function that makes trees of a game; the last one made is kept. */
function treesOf(context: SearchContext, id: string): GameTools['tree'] {
  let made: { readonly base: Rank; readonly tree: TreeSearch | undefined } | undefined;
  return (base) => {
    if (made?.base !== base) {
      const game = columnGame(context, base);
      made = { base, tree: game && new TreeSearch(game, boardWorthOf(id)) };
    }
    return made.tree;
  };
}

/** Splits a move of the talon's view into the turns of the stock and the move itself. */
export function movesOf({ context }: GameTools, move: Move): Move[] {
  const { talon } = context.facts;
  const taps = talon === undefined ? 0 : tapsOf(move);
  return [...Array.from({ length: taps }, () => tap(talon!.stock)), withoutTaps(move)];
}
