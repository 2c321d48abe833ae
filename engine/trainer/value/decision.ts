import type { GameTools } from '../../hints/game-tools.ts';
import { beginningWith, noteResult, SuccessiveRejects } from '../../search/playouts/successive-rejects.ts';
import { movesOf } from '../../hints/base/stock-turns.ts';
import { Determinizations } from '../../search/playouts/determinizations.ts';
import { fromOf, isDrag, isTap, type Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { isFreeToTurn } from '../../search/boards/position/talon.ts';
import { PairedComparison } from './paired-comparison.ts';
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

/** The player's move compared with the best other one, judging by what the player could know. */
export interface Decision extends Compared {
  readonly comparison: PairedComparison;
  /**
   * The player's move compared with the one that looked best beforehand, in a number of worlds that does not depend on
   * the result, as sums of many would be too low otherwise; undefined where both are the same move.
   */
  readonly favourite: PairedComparison | undefined;
  /** The move that looked best, or where that is the player's, the best-looking other one. */
  readonly likeliest: Move;
}

/** The numbers of worlds that moves are tried in. */
export interface Rounds {
  /** The number of worlds in which all moves are tried first. */
  readonly screening: number;
  /**
   * Then the best `rivals` moves are compared with the player's, in about `comparison` worlds each, the first of them
   * in at least `firm` worlds whatever the result.
   */
  readonly rivals: number;
  readonly comparison: number;
  readonly firm: number;
}

/** The most moves that are compared, best-looking ones first, and the most moves from a foundation besides. */
const MAX_MOVES = 8;
const MAX_BACK = 2;
/**
 * A comparison may end after each multiple of this many rounds: when the first is surely (`LIKELY_ERRORS` standard
 * errors) better by less than a part of its own result (`ValueMeasure.smallPart`, within `SMALL_LEAD`), or better
 * beyond doubt (`CLEAR_ERRORS`). Comparisons that end sooner miss a quarter of the moves that cost a seventh of the
 * games.
 */
const ROUNDS_BETWEEN_CHECKS = 24;
const SMALL_LEAD = { least: 0.03, most: 0.1 } as const;
const LIKELY_ERRORS = 1.8;
const CLEAR_ERRORS = 4;
/** From this many standard errors on, an unclear lead prolongs a comparison; and the largest factor on its rounds. */
const DOUBTFUL_ERRORS = 1.5;
const LONGER_FACTOR = 3;
/** Keeps the seeds of a second look apart from those of the first. */
const AGAIN_SEED = 900_000;

/** Lists the moves the player could choose among, the played one included; empty where there was nothing to decide. */
export function choicesAt(replay: GameReplay, tools: GameTools, valuer: Valuer): readonly Move[] {
  const played = replay.next;
  if (played === undefined || isFreeLook(tools, replay.table, played)) return [];
  const moves = beginningWith(valuer.advised(replay), consideredBy(replay, tools, played));
  return moves.every((move) => beginsWith(played, move, tools)) ? [] : moves;
}

/** Whether a move is the player's, or begins with it, as playing a card of the stock begins with turns. */
const beginsWith = (played: Move, move: Move, tools: GameTools): boolean => movesOf(tools, move)[0] === played;

/** Compares the player's next move with the others of two or more. */
export function decide(
  moves: readonly Move[],
  replay: GameReplay,
  tools: GameTools,
  valuer: Valuer,
  rounds: Rounds,
): Decision {
  // The advised move comes first, as a screening decides by luck where few games are won.
  const order = beginningWith(valuer.advised(replay), ranked(moves, replay, valuer, rounds.screening));
  const own = order.filter((move) => beginsWith(replay.next!, move, tools));
  return bestOf(order, own, replay, valuer, rounds);
}

/** Ranks the moves, the best first: all are tried in `rounds` worlds, and the better half in as many more. */
function ranked(moves: readonly Move[], replay: GameReplay, valuer: Valuer, rounds: number): readonly Move[] {
  const screening = new SuccessiveRejects(moves);
  const worlds = new Determinizations(replay.table, replay.unseen, 2 * replay.at + 1);
  const lines = new Map(moves.map((move) => [move, valuer.line(replay, move)]));
  let compared = screening.compared;
  for (let round = 0; round < 2 * rounds; round++) {
    if (round === rounds) compared = screening.ranked().slice(0, Math.max(2, compared.length >> 1));
    const world = worlds.next();
    for (const one of compared) noteResult(one, valuer.value(world, lines.get(one.move)!, round));
  }
  return screening.ranked().map(({ move }) => move);
}

/** Finds the best rival. `order`: all moves, the best first; `own`: those that begin with the player's. */
function bestOf(
  order: readonly Move[],
  own: readonly Move[],
  replay: GameReplay,
  valuer: Valuer,
  { comparison: rounds, firm, rivals }: Rounds,
): Decision {
  const [first, ...others] = order.filter((move) => !own.includes(move)).slice(0, rivals);
  const favourite = order[0] === own[0] ? undefined : new PairedComparison();
  const played = new PlayedMove(replay, valuer, 0, own.slice(0, 1));
  let [best, comparison] = [
    first!,
    comparedAnew(first!, played, rounds, valuer.measure, favourite && { comparison: favourite, of: firm }),
  ];
  for (const rival of others) {
    if (comparison.more > CLEAR_ERRORS * comparison.error) break;
    const next = comparedAnew(rival, played, rounds, valuer.measure);
    if (next.more / next.error > comparison.more / comparison.error) [best, comparison] = [rival, next];
  }
  return { best, played: own[0]!, comparison, favourite, likeliest: first! };
}

/**
 * Compares a better move once more, in other worlds, so that most luck vanishes. It was no mistake where the player
 * could come out as well by making it after his own move, or by the moves he made before he saw another card: the
 * smallest loss counts.
 */
export function compareAgain(
  { best, played }: Compared,
  replay: GameReplay,
  valuer: Valuer,
  rounds: number,
): PairedComparison {
  const plan = valuer.method.lines?.plan(replay.table, replay.ahead) ?? [];
  const lines = [[played], [replay.next!, best], ...(plan.length > 1 ? [plan] : [])];
  const comparisons = lines.map((moves) => {
    const compare = new PlayedMove(replay, valuer, AGAIN_SEED, moves).comparing(best);
    const comparison = new PairedComparison();
    for (let round = 0; round < rounds; round++) compare(comparison);
    return comparison;
  });
  return comparisons.reduce((least, comparison) => (comparison.more < least.more ? comparison : least));
}

/** A comparison with a fixed number of worlds, whatever its result. */
interface FixedComparison {
  readonly comparison: PairedComparison;
  readonly of: number;
}

/**
 * Compares two moves in other worlds than those in which one was found to be best, to exclude its luck there. `firm`:
 * notes the first rounds too, and continues the comparison that long.
 */
function comparedAnew(
  best: Move,
  played: PlayedMove,
  rounds: number,
  measure: ValueMeasure,
  firm?: FixedComparison,
): PairedComparison {
  const compare = played.comparing(best);
  const comparison = new PairedComparison();
  for (let round = 0; round < LONGER_FACTOR * rounds; round++) {
    const isFirm = firm !== undefined && round < firm.of;
    compare(comparison, isFirm ? firm.comparison : undefined);
    if (isFirm || comparison.of % ROUNDS_BETWEEN_CHECKS > 0) continue;
    const { more, error, first } = comparison;
    const little = Math.min(SMALL_LEAD.most, Math.max(SMALL_LEAD.least, measure.smallPart(first)));
    if (more + LIKELY_ERRORS * error < little || more > CLEAR_ERRORS * error) break;
    if (comparison.of >= rounds && more < DOUBTFUL_ERRORS * error) break;
  }
  return comparison;
}

/** Whether a move is a turn of the stock that costs nothing. */
export const isFreeLook = ({ context }: GameTools, table: TableView, move: Move): boolean => {
  const { talon } = context.facts;
  return talon !== undefined && isTap(move) && fromOf(move) === talon.stock && isFreeToTurn(talon, table);
};

/** Lists the moves that a player would consider, the played one among them. */
function consideredBy(replay: GameReplay, tools: GameTools, played: Move): readonly Move[] {
  const { position } = tools.context;
  position.begin(replay.table);
  const forced = position.moves()[0];
  if (forced !== undefined) return [...new Set([forced, played])];
  const moves = listed(replay, tools).slice(0, MAX_MOVES);
  return [...new Set([...moves, ...takenBack(replay, tools).slice(0, MAX_BACK), played])];
}

/** Lists a move; for a turn of the stock, the moves of cards that it can bring come before it. */
export const goingOnWith = (move: Move, replay: GameReplay, tools: GameTools): readonly Move[] => {
  if (!isTap(move)) return [move];
  tools.context.position.begin(replay.table);
  return [...listed(replay, tools).filter((other) => other !== move && beginsWith(move, other, tools)), move];
};

/** Lists the moves that hints would compare in the position on the table. */
function listed(replay: GameReplay, { context: { position, facts }, candidates }: GameTools): readonly Move[] {
  const { talon } = facts;
  const knows = talon === undefined || replay.unseen.every(({ pile }) => pile !== talon.stock);
  return candidates.list(
    knows,
    () => replay.hasMet(position),
    () => false,
  );
}

/** Lists the moves that take a card from a foundation and lead to a new position. */
function takenBack(replay: GameReplay, { context: { position }, evaluation, candidates }: GameTools): readonly Move[] {
  const isFresh = (move: Move): boolean => !candidates.leadsBack(move, () => replay.hasMet(position));
  return replay.session
    .legalMoves()
    .filter((move) => isDrag(move) && evaluation.purpose(move) === 'takes-back' && isFresh(move));
}
