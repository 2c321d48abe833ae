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

/** Sets of at most this many positions have to be found. */
const MAX_POSITIONS = 300;
/** A lost game is searched to this many positions: cells in another order count as others here. */
const MAX_PROOF_POSITIONS = 60_000;
/** Ways in which the hidden cards of a lost game are laid, besides the true one. */
const OTHER_WORLDS = 2;

const NONE: ReadonlySet<Card> = new Set();

/** What was found in random games of one way to play. */
export interface Checked {
  positions: number;
  repeating: number;
  losing: number;
  /** Microseconds in which lost games were looked for, in all, and at most for one move. */
  us: number;
  longest: number;
  readonly faults: string[];
}

/**
 * Plays random games and compares what is said after each move with a search of its own: a game said to be lost must
 * have no win, however the hidden cards lie; and a few positions without a win must be said to be lost.
 */
export function checkDeadEnds(way: Way, deals: readonly number[], moves: number): Checked {
  const checked: Checked = { positions: 0, repeating: 0, losing: 0, us: 0, longest: 0, faults: [] };
  const rules = new RuleSet(way.game.variant(parseOptions(way.game, way.options)!));
  for (const deal of deals) playOne(rules, Session.begin(way.game, way.options, deal), moves, checked);
  return checked;
}

/** One position of a random game, and what is said of it. */
interface Spoken {
  readonly table: TableView;
  readonly lost: Lost | undefined;
  /** The cards that were seen so far; none once cards were shuffled. */
  readonly seen: ReadonlySet<Card>;
  /** The moves that led to it. */
  readonly moves: number;
}

/**
 * Plays one game. What can be reached after a move can be reached before it too. So a game that is lost stays lost, and
 * one that is open was open: the first position said to be lost and the last not said to be are enough to search from.
 */
function playOne(rules: RuleSet, session: Session, most: number, checked: Checked): void {
  const below = numbersBelow(xoshiro(session.deal));
  const shuffles = session.table.counter(SHUFFLES);
  const shown = new Set<Card>();
  const made: string[] = [];
  let [firstLost, lastOpen]: (Spoken | undefined)[] = [];
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
  const note = (spoken: Spoken, fault: string | undefined): void => {
    const moves = made.slice(0, spoken.moves).join(' ');
    if (fault !== undefined) checked.faults.push(`deal ${session.deal}, ${moves}: ${fault}`);
  };
  if (lastOpen && !session.banked) note(lastOpen, missed(rules, lastOpen));
  if (firstLost) note(firstLost, refuted(rules, firstLost));
}

/** Returns what is said of a position, and counts it. */
function said(session: Session, checked: Checked): Lost | undefined {
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

/** Returns that few positions are left and none wins, though nothing was said. */
function missed(rules: RuleSet, { table, seen }: Spoken): string | undefined {
  const knows = knowing(rules, seen) ?? (() => false);
  const { end, positions } = reachable(rules, table, MAX_POSITIONS, knows);
  return end === 'closed' ? `not said to be lost, though only ${positions} positions are left` : undefined;
}

/** Returns how a game that is said to be lost may be won, or that a card that was never seen decides it. */
function refuted(rules: RuleSet, { table, seen }: Spoken): string | undefined {
  for (const world of worlds(table, seen)) {
    const knows = world === table ? knowing(rules, seen) : undefined;
    const { end, positions } = reachable(rules, world, MAX_PROOF_POSITIONS, knows);
    if (end !== 'closed') return `said to be lost, but ${end} within ${positions} positions`;
  }
  return undefined;
}

/** Returns whether a card is among those seen; undefined where that can't be told from the cards alone. */
function knowing({ deck }: RuleSet, seen: ReadonlySet<Card>): ((card: Card) => boolean) | undefined {
  const isOnePack = deck.length === new Set(deck).size;
  return isOnePack && seen.size > 0 ? (card) => seen.has(card) : undefined;
}

/** The table, and others on which cards that were never seen lie in other places. */
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
