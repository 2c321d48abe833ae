import { Candidates } from './candidates.ts';
import { CHOSEN, type Method } from './chosen.ts';
import type { Answers, Game } from './engine.ts';
import { Judgement } from './judgement.ts';
import { QuickPlayer } from './quick-player.ts';
import { makeGround } from '../solver/ground.ts';
import { KNOWN } from '../solver/known.ts';
import { type Solver, solver } from '../solver/solver.ts';
import type { Ground } from '../solver/strategy.ts';

/** What thinking about a game with its options takes; made once. */
export interface Means {
  readonly method: Method;
  readonly solver: Solver;
  readonly ground: Ground;
  readonly judgement: Judgement;
  readonly candidates: Candidates;
  readonly player: QuickPlayer;
}

/** Bytes for the positions of one game that is played on. */
const BYTES = 2 ** 20;

/** `made`: a solver of the game that is there already. */
export function makeMeans(game: Game, answers: Answers, made = solver(game, answers)): Means {
  const ground = makeGround(made.rules, { known: KNOWN[game.id] ?? {}, bytes: BYTES });
  const judgement = new Judgement(ground);
  return {
    method: CHOSEN[game.id] ?? 'play',
    solver: made,
    ground,
    judgement,
    candidates: new Candidates(ground, judgement),
    player: new QuickPlayer(ground, judgement),
  };
}
