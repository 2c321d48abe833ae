import { fromOf, type Game, isDrag, type PileShape, Session, toOf, usualOptions } from '../../../engine/rules.ts';
import { covering } from '../../tools/covering.ts';
import { kindOf, planOf, type Step } from './ten-moves.ts';

/**
 * Environment variable with the names of the chosen games: Playwright's workers, which load the same tests again,
 * inherit it from the process that starts them.
 */
const CHOSEN = 'BAIZE_COVERING_GAMES';

/**
 * Returns few games that together need all that any game asks of a hand and a table: each kind of pile and fan, each
 * way of making a move from one kind of pile to another, and each way from each fan and to each fan. They are chosen
 * once in a run, since that takes seconds.
 */
export function coveringGames(games: readonly Game[]): Game[] {
  const chosen = (process.env[CHOSEN] ??= choose(games).join(' ')).split(' ');
  return games.filter(({ id }) => chosen.includes(id));
}

const choose = (games: readonly Game[]): string[] => covering(new Map(games.map((game) => [game.id, thingsOf(game)])));

/** Lists the piles of a game and the moves of its plan, each by what distinguishes it. */
function thingsOf(game: Game): Set<string> {
  const { deal, steps } = planOf(game);
  const session = Session.begin(game, usualOptions(game), deal);
  const piles = session.shapes.map(({ role, fan }) => `${role} ${fanName(fan)}`);
  return new Set([...piles, ...steps.flatMap((step) => waysOf(session, step))]);
}

/** Makes a step and lists what it shows. */
function waysOf(session: Session, step: Step): string[] {
  const { move, way } = step;
  const ends = isDrag(move) ? [fromOf(move), toOf(move)] : [fromOf(move)];
  const fans = ends.map((pile, end) => `${way} ${end} ${fanName(session.shapes[pile]!.fan)}`);
  const kind = kindOf(session, step);
  session.play(move);
  return [kind, ...fans];
}

const fanName = (fan: PileShape['fan']): string => JSON.stringify(fan);
