import { type GameTools, movesOf } from '../../hints/game-tools.ts';
import { beginningWith, note, Race } from '../../hints/race.ts';
import { Worlds } from '../../hints/worlds.ts';
import { fromOf, isDrag, isTap, type Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { isFreeToTurn } from '../../solver/position/talon.ts';
import { Duel } from './duel.ts';
import { PlayedMove } from './played-move.ts';
import type { Valuer } from './valuer.ts';
import type { Walk } from '../walk.ts';

/** Two moves that were compared. */
export interface Compared {
  /** The move that came out best beside the player's. */
  readonly best: Move;
  /** The player's; of cards of the stock that begin with the turn he made, the one that came out best. */
  readonly played: Move;
}

/** What the player's move was worth beside the best one, by what could be known then. */
export interface Decision extends Compared {
  readonly duel: Duel;
  /**
   * The same of the move that looked best before any was compared, in a number of worlds that does not depend on how it
   * did there, or sums of many would be too low; undefined where that move is the player's.
   */
  readonly favourite: Duel | undefined;
  /** That move, or where it is the player's the first beside his. */
  readonly likeliest: Move;
}

/** How many worlds a move is looked at in. */
export interface Rounds {
  /** All moves at first. */
  readonly race: number;
  /** Then so many of the best, each beside the player's: about so many, and the first in so many however that goes. */
  readonly rivals: number;
  readonly duel: number;
  readonly firm: number;
}

/** Moves that are compared, those that look best first; and cards taken back from a foundation besides. */
const MAX_MOVES = 8;
const MAX_BACK = 2;
/**
 * After every so many rounds a duel may end: when the first is hardly better, within so many standard errors, by a part
 * of what it comes to, or beyond doubt is better at all. Ended sooner, duels leave out a quarter of what costs a
 * seventh of the games.
 */
const EACH = 24;
const PART = 0.4;
const LITTLE = { least: 0.03, most: 0.1 } as const;
const LIKELY = 1.8;
const CLEAR = 4;
/** Where the first is better by more than so many standard errors and not yet clear, so many times more are fought. */
const DOUBTFUL = 1.5;
const LONGER = 3;
/** Apart from the seeds by which moves are compared at first. */
const AGAIN = 900_000;

/** The moves the player could choose among next, that one included; none where there was nothing to decide. */
export function choicesAt(walk: Walk, tools: GameTools, valuer: Valuer): readonly Move[] {
  const played = walk.next;
  if (played === undefined || isFreeLook(tools, walk.table, played)) return [];
  const moves = beginningWith(valuer.advised(walk), thoughtOf(walk, tools, played));
  return moves.every((move) => beginsWith(played, move, tools)) ? [] : moves;
}

/** Whether a move is the player's, or begins with it as a card of the stock does with its turns. */
const beginsWith = (played: Move, move: Move, tools: GameTools): boolean => movesOf(tools, move)[0] === played;

/** Compares the player's next move with the others of two or more, first with what hints would play by stages. */
export function decide(moves: readonly Move[], walk: Walk, tools: GameTools, valuer: Valuer, rounds: Rounds): Decision {
  // Where few games are won a race leaves to luck which moves are compared further.
  const order = beginningWith(valuer.advised(walk), ranked(moves, walk, valuer, rounds.race));
  const own = order.filter((move) => beginsWith(walk.next!, move, tools));
  return bestOf(order, own, walk, valuer, rounds);
}

/** The moves, the best first: all of them in so many worlds, and the better half in as many more. */
function ranked(moves: readonly Move[], walk: Walk, valuer: Valuer, rounds: number): readonly Move[] {
  const race = new Race(moves);
  const worlds = new Worlds(walk.table, walk.unseen, 2 * walk.at + 1);
  const lines = new Map(moves.map((move) => [move, valuer.line(walk, move)]));
  let runners = race.runners;
  for (let round = 0; round < 2 * rounds; round++) {
    if (round === rounds) runners = race.ranked().slice(0, Math.max(2, runners.length >> 1));
    const world = worlds.next();
    for (const runner of runners) note(runner, valuer.value(world, lines.get(runner.move)!, round));
  }
  return race.ranked().map(({ move }) => move);
}

/** The rival that comes out best. `order`: all moves, the best first; `own`: those that begin with the player's. */
function bestOf(
  order: readonly Move[],
  own: readonly Move[],
  walk: Walk,
  valuer: Valuer,
  { duel: rounds, firm, rivals }: Rounds,
): Decision {
  const [first, ...others] = order.filter((move) => !own.includes(move)).slice(0, rivals);
  const favourite = order[0] === own[0] ? undefined : new Duel();
  const played = new PlayedMove(walk, valuer, 0, own.slice(0, 1));
  let [best, duel] = [first!, fought(first!, played, rounds, favourite && { duel: favourite, of: firm })];
  for (const rival of others) {
    if (duel.more > CLEAR * duel.error) break;
    const next = fought(rival, played, rounds);
    if (next.more / next.error > duel.more / duel.error) [best, duel] = [rival, next];
  }
  return { best, played: own[0]!, duel, favourite, likeliest: first! };
}

/**
 * Compares a move that came out better once more, in other worlds and in all of them: most luck ends there. Where the
 * player could make it after his own move and come out as well, or came out as well by what he went on with before he
 * saw more, that was no mistake: the smallest loss counts.
 */
export function again({ best, played }: Compared, walk: Walk, valuer: Valuer, rounds: number): Duel {
  const plan = valuer.plan(walk);
  const lines = [[played], [walk.next!, best], ...(plan.length > 1 ? [plan] : [])];
  const duels = lines.map((moves) => {
    const compare = new PlayedMove(walk, valuer, AGAIN, moves).comparing(best);
    const duel = new Duel();
    for (let round = 0; round < rounds; round++) compare(duel);
    return duel;
  });
  return duels.reduce((least, duel) => (duel.more < least.more ? duel : least));
}

/** A duel that is fought in so many worlds, however it turns out. */
interface Firm {
  readonly duel: Duel;
  readonly of: number;
}

/**
 * Both in other worlds than those in which one came out best: its luck there has no part in them. `firm`: hears the
 * first of them, and has the duel go on for so long.
 */
function fought(best: Move, played: PlayedMove, rounds: number, firm?: Firm): Duel {
  const compare = played.comparing(best);
  const duel = new Duel();
  for (let round = 0; round < LONGER * rounds; round++) {
    const isFirm = firm !== undefined && round < firm.of;
    compare(duel, isFirm ? firm.duel : undefined);
    if (isFirm || duel.of % EACH > 0) continue;
    const { more, error, first } = duel;
    const part = played.by === 'way' ? LITTLE.least : PART * first;
    const little = Math.min(LITTLE.most, Math.max(LITTLE.least, part));
    if (more + LIKELY * error < little || more > CLEAR * error) break;
    if (duel.of >= rounds && more < DOUBTFUL * error) break;
  }
  return duel;
}

/** A turn of the stock that costs nothing. */
export const isFreeLook = ({ context }: GameTools, table: TableView, move: Move): boolean => {
  const { talon } = context.facts;
  return talon !== undefined && isTap(move) && fromOf(move) === talon.stock && isFreeToTurn(talon, table);
};

/** The moves that a player would think of, the played one among them. */
function thoughtOf(walk: Walk, tools: GameTools, played: Move): readonly Move[] {
  const { position } = tools.context;
  position.begin(walk.table);
  const forced = position.moves()[0];
  if (forced !== undefined) return [...new Set([forced, played])];
  const moves = listed(walk, tools).slice(0, MAX_MOVES);
  return [...new Set([...moves, ...takenBack(walk, tools).slice(0, MAX_BACK), played])];
}

/** A move, and the cards of the stock that may be played next and begin with it, as with a turn. */
export const goingOnWith = (move: Move, walk: Walk, tools: GameTools): readonly Move[] => {
  if (!isTap(move)) return [move];
  tools.context.position.begin(walk.table);
  return [...listed(walk, tools).filter((other) => other !== move && beginsWith(move, other, tools)), move];
};

/** The moves that hints would compare in the position on the table. */
function listed(walk: Walk, { context: { position, facts }, candidates }: GameTools): readonly Move[] {
  const { talon } = facts;
  const knows = talon === undefined || walk.unseen.every(({ pile }) => pile !== talon.stock);
  return candidates.list(
    knows,
    () => walk.hasMet(position),
    () => false,
  );
}

/** Cards that could be taken back from a foundation, to where the game has not been. */
function takenBack(walk: Walk, { context: { position }, judgement, candidates }: GameTools): readonly Move[] {
  const isFresh = (move: Move): boolean => !candidates.leadsBack(move, () => walk.hasMet(position));
  return walk.session
    .legalMoves()
    .filter((move) => isDrag(move) && judgement.purpose(move) === 'takes-back' && isFresh(move));
}
