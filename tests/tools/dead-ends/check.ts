import { type Card, FACE_DOWN, faceUp, isFaceDown } from '../../../engine/model/card.ts';
import { COUNTERS, SHUFFLES } from '../../../engine/model/counters.ts';
import { makeMove } from '../../../engine/model/move.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { Table, type TableView } from '../../../engine/model/table.ts';
import { Session } from '../../../engine/session/session.ts';
import type { Way } from '../../engine/play.ts';
import { hiddenPlaces, reachable } from './reachable.ts';

/** Sets of at most this many positions have to be found. */
const MAX_POSITIONS = 300;
/** A lost game is searched to this many positions: cells in another order count as others here. */
const MAX_PROOF_POSITIONS = 60_000;
/** Ways in which the hidden cards of a lost game are laid, besides the true one. */
const OTHER_WORLDS = 2;

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
 * Plays random games and compares, after each move, what is said of the game with a search of its own: a game said to
 * be lost must have no win, however the hidden cards lie; and a few positions without a win must be said to be lost.
 */
export function checkDeadEnds(way: Way, deals: readonly number[], moves: number): Checked {
  const checked: Checked = { positions: 0, repeating: 0, losing: 0, us: 0, longest: 0, faults: [] };
  const rules = new RuleSet(way.game.variant(parseOptions(way.game, way.options)!));
  for (const deal of deals) playOne(rules, Session.begin(way.game, way.options, deal), moves, checked);
  return checked;
}

function playOne(rules: RuleSet, session: Session, most: number, checked: Checked): void {
  const below = numbersBelow(xoshiro(session.deal));
  const shuffles = session.table.counter(SHUFFLES);
  const seen = new Set<Card>();
  const made: string[] = [];
  for (let at = 0; at <= most && !session.won; at++) {
    noteShown(session.table, seen);
    const isShuffled = session.table.counter(SHUFFLES) !== shuffles;
    const fault = compare(rules, session, isShuffled ? new Set() : seen, checked);
    if (fault !== undefined) checked.faults.push(`deal ${session.deal}, ${made.join(' ')}: ${fault}`);
    const legal = session.legalMoves();
    if (fault !== undefined || legal.length === 0) return;
    const move = legal[below(legal.length)]!;
    session.play(move);
    made.push(makeMove(move));
  }
}

/** Returns what is wrong with what is said of a position. */
function compare(rules: RuleSet, session: Session, seen: ReadonlySet<Card>, checked: Checked): string | undefined {
  const start = performance.now();
  const { lost } = session;
  const us = (performance.now() - start) * 1000;
  checked.positions += 1;
  checked.us += us;
  checked.longest = Math.max(checked.longest, us);
  if (lost === 'no-move') return undefined;
  if (lost === undefined) return missed(rules, session, seen);
  if (lost === 'nothing-new') checked.repeating += 1;
  else checked.losing += 1;
  return refuted(rules, session, seen);
}

/** Returns that few positions are left and none wins, though nothing was said. */
function missed(rules: RuleSet, { table, banked }: Session, seen: ReadonlySet<Card>): string | undefined {
  const isOnePack = rules.deck.length === new Set(rules.deck).size;
  const { end, positions } = reachable(rules, table, MAX_POSITIONS, (card) => isOnePack && seen.has(card));
  return end === 'closed' && !banked ? `not said to be lost, though only ${positions} positions are left` : undefined;
}

/** Returns how a game that is said to be lost may be won. */
function refuted(rules: RuleSet, { table }: Session, seen: ReadonlySet<Card>): string | undefined {
  for (const world of worlds(table, seen)) {
    const { end, positions } = reachable(rules, world, MAX_PROOF_POSITIONS);
    if (end !== 'closed') return `said to be lost, but ${end} within ${positions} positions`;
  }
  return undefined;
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
