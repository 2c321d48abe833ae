import { type Card, FACE_DOWN, faceUp, isFaceDown } from '../../../engine/model/card.ts';
import { COUNTERS, SHUFFLES } from '../../../engine/model/counters.ts';
import { makeMove } from '../../../engine/model/move.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { Table, type TableView } from '../../../engine/model/table.ts';
import { type Lost, Session } from '../../../engine/session/session.ts';
import type { Way } from '../../engine/play.ts';
import { hiddenPlaces, reachable } from './reachable.ts';
import { copyOf } from '../../../engine/model/table-copy.ts';

/** A game without a win must be said to be lost if at most this many positions can be reached. */
const MAX_POSITIONS = 300;
/**
 * At most this many positions of a lost game are searched; positions that differ in the order of cells count
 * separately.
 */
const MAX_PROOF_POSITIONS = 60_000;
/** The hidden cards of a lost game are laid in this many other orders, besides the true one. */
const OTHER_WORLDS = 2;

const NONE: ReadonlySet<Card> = new Set();

/** The findings in random games of one version. */
export interface CheckedGames {
  positions: number;
  repeating: number;
  losing: number;
  /** Microseconds spent on looking for lost games, in all, and at most for one move. */
  us: number;
  longest: number;
  readonly faults: string[];
}

/**
 * Plays random games and compares the message after each move with a search of its own. A game said to be lost must
 * have no win, however the hidden cards lie; a game with few positions and no win must be said to be lost.
 */
export function checkDeadEnds(way: Way, deals: readonly number[], moves: number): CheckedGames {
  const checked: CheckedGames = { positions: 0, repeating: 0, losing: 0, us: 0, longest: 0, faults: [] };
  const rules = new RuleSet(way.game.variant(parseOptions(way.game, way.options)!));
  for (const deal of deals) playOne(rules, Session.begin(way.game, way.options, deal), moves, checked);
  return checked;
}

/** One position of a random game, and the message about it. */
interface SpokenPosition {
  readonly table: TableView;
  readonly lost: Lost | undefined;
  /** The cards that were seen so far; none once cards were shuffled. */
  readonly seen: ReadonlySet<Card>;
  /** The moves that led to it. */
  readonly moves: number;
}

/**
 * Plays one game. Positions that can be reached after a move can be reached before it too, so a lost game stays lost.
 * It is therefore enough to search from the first position said to be lost and from the last one not said to be.
 */
function playOne(rules: RuleSet, session: Session, most: number, checked: CheckedGames): void {
  const below = numbersBelow(xoshiro(session.deal));
  const shuffles = session.table.counter(SHUFFLES);
  const shown = new Set<Card>();
  const made: string[] = [];
  let [firstLost, lastOpen]: (SpokenPosition | undefined)[] = [];
  for (let at = 0; at <= most && !session.won; at++) {
    noteShown(session.table, shown);
    const lost = said(session, checked);
    const seen = session.table.counter(SHUFFLES) === shuffles ? new Set(shown) : NONE;
    const spoken = { table: copyOf(session.table), lost, seen, moves: at };
    if (lost === undefined) lastOpen = spoken;
    else if (lost !== 'no-move') firstLost ??= spoken;
    const legal = session.legalMoves();
    if (legal.length === 0) break;
    const move = legal[below(legal.length)]!;
    session.play(move);
    made.push(makeMove(move));
  }
  const note = (spoken: SpokenPosition, fault: string | undefined): void => {
    const moves = made.slice(0, spoken.moves).join(' ');
    if (fault !== undefined) checked.faults.push(`deal ${session.deal}, ${moves}: ${fault}`);
  };
  if (lastOpen && !session.banked) note(lastOpen, missed(rules, lastOpen));
  if (firstLost) note(firstLost, refuted(rules, firstLost));
}

/** Returns the message about a position, and counts it. */
function said(session: Session, checked: CheckedGames): Lost | undefined {
  const start = process.threadCpuUsage();
  const { lost } = session;
  const { user, system } = process.threadCpuUsage(start);
  checked.positions += 1;
  checked.us += user + system;
  checked.longest = Math.max(checked.longest, user + system);
  checked.repeating += Number(lost === 'nothing-new');
  checked.losing += Number(lost === 'no-win');
  return lost;
}

/** Reports that few positions are left and none wins, although there was no message. */
function missed(rules: RuleSet, { table, seen }: SpokenPosition): string | undefined {
  const knows = knowing(rules, seen) ?? (() => false);
  const { end, positions } = reachable(rules, table, MAX_POSITIONS, knows);
  return end === 'closed' ? `not said to be lost, though only ${positions} positions are left` : undefined;
}

/** Returns how a game that is said to be lost may be won, or that a card that was never seen decides it. */
function refuted(rules: RuleSet, { table, seen }: SpokenPosition): string | undefined {
  for (const world of worlds(table, seen)) {
    const knows = world === table ? knowing(rules, seen) : undefined;
    const { end, positions } = reachable(rules, world, MAX_PROOF_POSITIONS, knows);
    if (end !== 'closed') return `said to be lost, but ${end} within ${positions} positions`;
  }
  return undefined;
}

/** Returns whether a card is among those seen; undefined if the cards alone do not show that. */
function knowing({ deck }: RuleSet, seen: ReadonlySet<Card>): ((card: Card) => boolean) | undefined {
  const isOnePack = deck.length === new Set(deck).size;
  return isOnePack && seen.size > 0 ? (card) => seen.has(card) : undefined;
}

/** The table, and others whose hidden cards lie in other places. */
function* worlds(table: TableView, seen: ReadonlySet<Card>): Generator<TableView> {
  yield table;
  const places = hiddenPlaces(table).filter(({ card }) => !seen.has(card));
  if (places.length < 2) return;
  for (let nth = 1; nth <= OTHER_WORLDS; nth++) {
    const laid = new Map(
      places.map(({ pile, index }, at) => [`${pile} ${index}`, places[(at + nth) % places.length]!.card]),
    );
    yield relaid(table, laid);
  }
}

function relaid(table: TableView, laid: ReadonlyMap<string, Card>): TableView {
  const world = new Table(table.piles, (cards) => cards);
  for (let pile = 0; pile < table.piles; pile++) {
    const cards = Array.from({ length: table.size(pile) }, (_, index) => {
      const other = laid.get(`${pile} ${index}`);
      return other === undefined ? table.at(pile, index) : other | FACE_DOWN;
    });
    world.lay(pile, cards);
  }
  for (let counter = 0; counter < COUNTERS; counter++) world.set(counter, table.counter(counter));
  return world;
}

function noteShown(table: TableView, seen: Set<Card>): void {
  for (let pile = 0; pile < table.piles; pile++) {
    for (let index = 0; index < table.size(pile); index++) {
      const card = table.at(pile, index);
      if (!isFaceDown(card)) seen.add(faceUp(card));
    }
  }
}
