import type { GameTools } from '../hints/game-tools.ts';
import { note, Race } from '../hints/race.ts';
import { Worlds } from '../hints/worlds.ts';
import { fromOf, isTap, type Move } from '../model/move.ts';
import { Duel } from './duel.ts';
import type { Valuer } from './valuer.ts';
import type { Walk } from './walk.ts';

/** What the player's move was worth beside the best one, by what could be known then. */
export interface Decision {
  /** Moves there were to choose among, that one included. */
  readonly choices: number;
  /** The move that looked best, where the player's was compared with it. */
  readonly best: Move | undefined;
  readonly duel: Duel;
}

/** How many worlds a move is looked at in: all moves at first, then the best of them beside the player's. */
export interface Rounds {
  readonly race: number;
  readonly duel: number;
}

/** Moves that are compared, those that look best first. */
const MAX_MOVES = 8;
/** Rounds after which a duel that tells nothing ends, and how many standard errors tell nothing by then. */
const FIRST = 24;
const NOTHING = 0.7;
/** After so many standard errors nothing more has to be found out. */
const CLEAR = 4;

/** Compares the player's next move with the others; undefined where there was nothing to decide. */
export function decide(walk: Walk, tools: GameTools, valuer: Valuer, rounds: Rounds): Decision | undefined {
  const played = walk.next;
  if (played === undefined || isFreeLook(tools, played)) return undefined;
  const moves = choicesAt(walk, tools, played);
  if (moves.length < 2) return { choices: moves.length, best: undefined, duel: new Duel() };
  const seed = 2 * walk.at + 1;
  const race = new Race(moves);
  const worlds = new Worlds(walk.table, walk.unseen, seed);
  for (let round = 0; round < rounds.race && !race.over; round++) {
    const world = worlds.next();
    for (const runner of race.left) note(runner, valuer.value(world, runner.move, round));
    race.drop();
  }
  const [first] = race.ranked();
  const isBest = first!.move === played;
  const duel = isBest ? new Duel() : fought(first!.move, played, walk, valuer, rounds.duel);
  return { choices: moves.length, best: isBest ? undefined : first!.move, duel };
}

/** Both in other worlds than those in which one came out best: its luck there has no part in them. */
function fought(best: Move, played: Move, walk: Walk, valuer: Valuer, rounds: number): Duel {
  const seed = 2 * walk.at + 2;
  const worlds = new Worlds(walk.table, walk.unseen, seed);
  const duel = new Duel();
  for (let round = 0; round < rounds; round++) {
    const world = worlds.next();
    duel.note(valuer.value(world, best, round), valuer.value(world, played, round));
    if (duel.of < FIRST) continue;
    const clear = duel.more / duel.error;
    if (clear < NOTHING || clear > CLEAR) break;
  }
  return duel;
}

/** A turn of the stock that costs nothing: every card can still be had as before. */
const isFreeLook = ({ context }: GameTools, move: Move): boolean => {
  const { talon } = context.facts;
  return talon?.redeals === Infinity && isTap(move) && fromOf(move) === talon.stock;
};

/** The moves that a player would think of, the played one among them. */
function choicesAt(walk: Walk, { context, candidates }: GameTools, played: Move): readonly Move[] {
  const { position, facts } = context;
  position.begin(walk.table);
  const forced = position.moves()[0];
  if (forced !== undefined) return [...new Set([forced, played])];
  const { talon } = facts;
  const knows = talon === undefined || walk.unseen.every(({ pile }) => pile !== talon.stock);
  const moves = candidates.list(
    knows,
    () => walk.hasMet(position),
    () => false,
  );
  return [...new Set([...moves.slice(0, MAX_MOVES), played])];
}
