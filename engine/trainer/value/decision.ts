import type { GameTools } from '../../hints/game-tools.ts';
import { beginningWith, noteResult, Race } from '../../search/playouts/race.ts';
import { movesOf } from '../../hints/base/stock-turns.ts';
import { Worlds } from '../../search/playouts/worlds.ts';
import { fromOf, isDrag, isTap, type Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { isFreeToTurn } from '../../search/boards/position/talon.ts';
import { Duel } from './duel.ts';
import type { ValueMeasure } from './measure.ts';
import { PlayedMove } from './played-move.ts';
import type { Valuer } from './valuer.ts';
import type { GameReplay } from '../../hints/base/replay.ts';

/** Two moves that were compared. */
export interface Compared {
  /** The move that came out best of the others. */
  readonly best: Move;
  /** The player's move; where it turns the stock, the best of the moves that begin with that turn. */
  readonly played: Move;
}

/** The player's move compared with the best other one, by what could be known then. */
export interface Decision extends Compared {
  readonly duel: Duel;
  /**
   * The player's move compared with the one that looked best beforehand, in a number of worlds that does not depend on
   * the result, as sums of many would be too low otherwise; undefined where both are the same move.
   */
  readonly favourite: Duel | undefined;
  /** The move that looked best, or where that is the player's, the best-looking other one. */
  readonly likeliest: Move;
}

/** The numbers of worlds that moves are tried in. */
export interface Rounds {
  /** Worlds in which all moves are tried first. */
  readonly race: number;
  /**
   * Then the best `rivals` moves are compared with the player's, in about `duel` worlds each, the first of them in at
   * least `firm` worlds whatever the result.
   */
  readonly rivals: number;
  readonly duel: number;
  readonly firm: number;
}

/** The most moves compared, those that look best first; and the most that take a card from a foundation besides. */
const MAX_MOVES = 8;
const MAX_BACK = 2;
/**
 * A duel may end after each multiple of this many rounds: when the first is surely (`LIKELY_ERRORS` standard errors)
 * better by less than a part of its own result (`ValueMeasure.smallPart`, within `SMALL_LEAD`), or better beyond doubt
 * (`CLEAR_ERRORS`). Duels that end sooner miss a quarter of the moves that cost a seventh of the games.
 */
const ROUNDS_BETWEEN_CHECKS = 24;
const SMALL_LEAD = { least: 0.03, most: 0.1 } as const;
const LIKELY_ERRORS = 1.8;
const CLEAR_ERRORS = 4;
/** Standard errors from which an unclear lead prolongs a duel, and the factor on its rounds at most. */
const DOUBTFUL_ERRORS = 1.5;
const LONGER_FACTOR = 3;
/** Keeps the seeds of a second look apart from those of the first. */
const AGAIN_SEED = 900_000;

/** Lists the moves the player could choose among, the played one included; empty where there was nothing to decide. */
export function choicesAt(walk: GameReplay, tools: GameTools, valuer: Valuer): readonly Move[] {
  const played = walk.next;
  if (played === undefined || isFreeLook(tools, walk.table, played)) return [];
  const moves = beginningWith(valuer.advised(walk), consideredBy(walk, tools, played));
  return moves.every((move) => beginsWith(played, move, tools)) ? [] : moves;
}

/** Whether a move is the player's, or begins with it, as playing a card of the stock begins with turns. */
const beginsWith = (played: Move, move: Move, tools: GameTools): boolean => movesOf(tools, move)[0] === played;

/** Compares the player's next move with the others of two or more. */
export function decide(
  moves: readonly Move[],
  walk: GameReplay,
  tools: GameTools,
  valuer: Valuer,
  rounds: Rounds,
): Decision {
  // The advised move comes first, as a race decides by luck where few games are won.
  const order = beginningWith(valuer.advised(walk), ranked(moves, walk, valuer, rounds.race));
  const own = order.filter((move) => beginsWith(walk.next!, move, tools));
  return bestOf(order, own, walk, valuer, rounds);
}

/** Ranks the moves, the best first: all are tried in `rounds` worlds, and the better half in as many more. */
function ranked(moves: readonly Move[], walk: GameReplay, valuer: Valuer, rounds: number): readonly Move[] {
  const race = new Race(moves);
  const worlds = new Worlds(walk.table, walk.unseen, 2 * walk.at + 1);
  const lines = new Map(moves.map((move) => [move, valuer.line(walk, move)]));
  let runners = race.runners;
  for (let round = 0; round < 2 * rounds; round++) {
    if (round === rounds) runners = race.ranked().slice(0, Math.max(2, runners.length >> 1));
    const world = worlds.next();
    for (const runner of runners) noteResult(runner, valuer.value(world, lines.get(runner.move)!, round));
  }
  return race.ranked().map(({ move }) => move);
}

/** Finds the best rival. `order`: all moves, the best first; `own`: those that begin with the player's. */
function bestOf(
  order: readonly Move[],
  own: readonly Move[],
  walk: GameReplay,
  valuer: Valuer,
  { duel: rounds, firm, rivals }: Rounds,
): Decision {
  const [first, ...others] = order.filter((move) => !own.includes(move)).slice(0, rivals);
  const favourite = order[0] === own[0] ? undefined : new Duel();
  const played = new PlayedMove(walk, valuer, 0, own.slice(0, 1));
  let [best, duel] = [
    first!,
    fought(first!, played, rounds, valuer.measure, favourite && { duel: favourite, of: firm }),
  ];
  for (const rival of others) {
    if (duel.more > CLEAR_ERRORS * duel.error) break;
    const next = fought(rival, played, rounds, valuer.measure);
    if (next.more / next.error > duel.more / duel.error) [best, duel] = [rival, next];
  }
  return { best, played: own[0]!, duel, favourite, likeliest: first! };
}

/**
 * Compares a better move once more, in other worlds, so that most luck vanishes. It was no mistake where the player
 * could come out as well by making it after his own move, or by the moves he made before he saw another card: the
 * smallest loss counts.
 */
export function duelAgain({ best, played }: Compared, walk: GameReplay, valuer: Valuer, rounds: number): Duel {
  const plan = valuer.method.lines?.plan(walk.table, walk.ahead) ?? [];
  const lines = [[played], [walk.next!, best], ...(plan.length > 1 ? [plan] : [])];
  const duels = lines.map((moves) => {
    const compare = new PlayedMove(walk, valuer, AGAIN_SEED, moves).comparing(best);
    const duel = new Duel();
    for (let round = 0; round < rounds; round++) compare(duel);
    return duel;
  });
  return duels.reduce((least, duel) => (duel.more < least.more ? duel : least));
}

/** A duel with a fixed number of worlds, whatever its result. */
interface FixedDuel {
  readonly duel: Duel;
  readonly of: number;
}

/**
 * Compares two moves in other worlds than those in which one came out best, as its luck there must have no part.
 * `firm`: notes the first rounds too, and keeps the duel going that long.
 */
function fought(best: Move, played: PlayedMove, rounds: number, measure: ValueMeasure, firm?: FixedDuel): Duel {
  const compare = played.comparing(best);
  const duel = new Duel();
  for (let round = 0; round < LONGER_FACTOR * rounds; round++) {
    const isFirm = firm !== undefined && round < firm.of;
    compare(duel, isFirm ? firm.duel : undefined);
    if (isFirm || duel.of % ROUNDS_BETWEEN_CHECKS > 0) continue;
    const { more, error, first } = duel;
    const little = Math.min(SMALL_LEAD.most, Math.max(SMALL_LEAD.least, measure.smallPart(first)));
    if (more + LIKELY_ERRORS * error < little || more > CLEAR_ERRORS * error) break;
    if (duel.of >= rounds && more < DOUBTFUL_ERRORS * error) break;
  }
  return duel;
}

/** Whether a move is a turn of the stock that costs nothing. */
export const isFreeLook = ({ context }: GameTools, table: TableView, move: Move): boolean => {
  const { talon } = context.facts;
  return talon !== undefined && isTap(move) && fromOf(move) === talon.stock && isFreeToTurn(talon, table);
};

/** Lists the moves that a player would consider, the played one among them. */
function consideredBy(walk: GameReplay, tools: GameTools, played: Move): readonly Move[] {
  const { position } = tools.context;
  position.begin(walk.table);
  const forced = position.moves()[0];
  if (forced !== undefined) return [...new Set([forced, played])];
  const moves = listed(walk, tools).slice(0, MAX_MOVES);
  return [...new Set([...moves, ...takenBack(walk, tools).slice(0, MAX_BACK), played])];
}

/** Lists a move; for a turn of the stock, the moves of cards that it can bring come before it. */
export const goingOnWith = (move: Move, walk: GameReplay, tools: GameTools): readonly Move[] => {
  if (!isTap(move)) return [move];
  tools.context.position.begin(walk.table);
  return [...listed(walk, tools).filter((other) => other !== move && beginsWith(move, other, tools)), move];
};

/** Lists the moves that hints would compare in the position on the table. */
function listed(walk: GameReplay, { context: { position, facts }, candidates }: GameTools): readonly Move[] {
  const { talon } = facts;
  const knows = talon === undefined || walk.unseen.every(({ pile }) => pile !== talon.stock);
  return candidates.list(
    knows,
    () => walk.hasMet(position),
    () => false,
  );
}

/** Lists the moves that take a card from a foundation and lead to a new position. */
function takenBack(walk: GameReplay, { context: { position }, judgement, candidates }: GameTools): readonly Move[] {
  const isFresh = (move: Move): boolean => !candidates.leadsBack(move, () => walk.hasMet(position));
  return walk.session
    .legalMoves()
    .filter((move) => isDrag(move) && judgement.purpose(move) === 'takes-back' && isFresh(move));
}
