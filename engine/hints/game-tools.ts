import { HintCandidates } from './candidates.ts';
import { METHOD_OF_GAME, type Method, mostPositionsOf } from './chosen.ts';
import type { Answers, Game } from '../model/game.ts';
import { Judgement } from '../player/judgement.ts';
import { SimplePlayer } from '../player/simple-player.ts';
import { type Move, tap } from '../model/move.ts';
import { makeSearchContext } from '../solver/context.ts';
import { KNOWN } from '../solver/known.ts';
import { StageSearch } from './stage/stage-search.ts';
import { TreeSearch } from './tree/tree-search.ts';
import { Solver, solver } from '../solver/solver.ts';
import { stageBeam } from '../solver/stage-beam/stage-beam.ts';
import { tapsOf, withoutTaps } from '../solver/position/talon.ts';
import type { SearchContext, Plan } from '../solver/strategy.ts';
import { worthOf } from '../player/worth.ts';

/** What thinking about a game with its options takes; made once. */
export interface GameTools {
  readonly method: Method;
  /** Moves of games played through; more of them change the advice little. */
  readonly most: number;
  readonly solver: Solver;
  /** Where lines are looked for in many worlds: it finds each soon, or not at all. */
  readonly quick: Solver;
  readonly context: SearchContext;
  readonly judgement: Judgement;
  readonly candidates: HintCandidates;
  readonly player: SimplePlayer;
  /** Where what a stage can come to is compared. */
  readonly stage: StageSearch | undefined;
  /** Where a tree is grown. */
  readonly tree: TreeSearch | undefined;
}

/** Bytes for the positions of one game that is played on. */
const BYTES = 2 ** 20;

/**
 * A beam so narrow finds a line in most worlds of Spider with one suit, in a sixth of the positions the solver's own
 * takes.
 */
const NARROW: Plan = [{ strategy: stageBeam({ width: 3 }), positions: Infinity }];

/** `made`: a solver of the game that is there already; `method`: how it is looked into. */
export function makeGameTools(
  game: Game,
  answers: Answers,
  made = solver(game, answers),
  method = METHOD_OF_GAME[game.id] ?? 'play',
): GameTools {
  const known = KNOWN[game.id] ?? {};
  const context = makeSearchContext(made.rules, { known, bytes: BYTES });
  const judgement = new Judgement(context, worthOf(game.id));
  const player = new SimplePlayer(context, judgement);
  return {
    method,
    most: mostPositionsOf(game.id, context.facts.talon?.turn),
    solver: made,
    quick: method === 'lines' ? new Solver(made.rules, NARROW, { known }) : made,
    context,
    judgement,
    candidates: new HintCandidates(context, judgement),
    player,
    stage: method === 'stage' ? new StageSearch(context) : undefined,
    tree: method === 'tree' ? new TreeSearch(context, judgement, player) : undefined,
  };
}

/** The moves on the table that one move of the talon's view consists of. */
export function movesOf({ context }: GameTools, move: Move): Move[] {
  const { talon } = context.facts;
  const taps = talon === undefined ? 0 : tapsOf(move);
  return [...Array.from({ length: taps }, () => tap(talon!.stock)), withoutTaps(move)];
}
