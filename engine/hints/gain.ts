import { changesBetween } from '../legality/deal.ts';
import { Moves } from '../legality/move-generator.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { type Card, isFaceDown } from '../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { Role } from '../model/pile.ts';
import type { Table, TableView } from '../model/table.ts';
import type { Position } from '../search/boards/position/position.ts';
import type { Gain } from './base/advice.ts';

/** A move of visible cards: which card goes to which pile and onto which card. */
interface SeenMove {
  readonly card: Card;
  readonly to: number;
  readonly onto: Card;
}

/** Piles whose cards wait to be played, so that a card freed there is worth mentioning. */
const WAITING_ROLES: ReadonlySet<Role> = new Set(['tableau', 'reserve', 'waste']);

/**
 * Returns something that a move makes possible at once for a visible card: it goes home, onto another card or into the
 * gap, or it can be played. Undefined: nothing new, or the move shows cards that nobody knows.
 */
export function gainOf(move: Move, { table, rules }: Position): Gain | undefined {
  const before = new Set(seenMoves(table, rules).map(nameOf));
  const free = freeCards(table, rules);
  const known = cardsOn(table);
  const mark = table.end;
  rules.make(table, move);
  const left = fromOf(move);
  const gain = showsUnknown(table, mark, rules) ? undefined : newGain(table, rules, { before, free, known, left });
  table.undo(mark);
  return gain;
}

interface Before {
  /** The names of the moves that were possible. */
  readonly before: ReadonlySet<string>;
  /** By pile: the card that could be played; 0: none. */
  readonly free: readonly Card[];
  /** The pile that cards leave. */
  readonly left: number;
  /** The cards of each pile. */
  readonly known: readonly (readonly Card[])[];
}

function newGain(table: Table, rules: RuleSet, { before, free, known, left }: Before): Gain | undefined {
  const isOfPile = (card: Card, pile: number): boolean => known[pile]!.includes(card);
  const fresh = seenMoves(table, rules).filter((one) => !before.has(nameOf(one)));
  const roleOf = (pile: number): Role => rules.piles[pile]!.rules.role;
  const home = fresh.find(({ to }) => roleOf(to) === 'foundation');
  if (home) return { kind: 'home', card: home.card };
  const laid = fresh.find(({ to, onto }) => roleOf(to) === 'tableau' && onto !== 0);
  const leaveInPairs = (rules.variant.after ?? []).some(({ removesPairs }) => removesPairs !== undefined);
  if (laid && leaveInPairs) return { kind: 'free', card: laid.card };
  if (laid) return { kind: 'onto', card: laid.card, onto: laid.onto };
  const isGap = (pile: number): boolean => rules.piles[pile]!.taking.room === 1 && roleOf(pile) === 'tableau';
  const beside = fresh.find(({ to, onto }) => to === left && onto === 0 && isGap(to));
  if (beside) return { kind: 'gap', card: beside.card };
  const freed = freeCards(table, rules).find((card, pile) => card !== 0 && card !== free[pile] && isOfPile(card, pile));
  return freed === undefined ? undefined : { kind: 'free', card: freed };
}

/** Whether the changes since a mark turn cards over, shuffle or deal from the stock. */
const showsUnknown = (table: Table, mark: number, rules: RuleSet): boolean =>
  changesBetween(table, mark, table.end).some(
    (change) =>
      change.kind === 'turn' ||
      change.kind === 'swap' ||
      (change.kind === 'move' && (change.turned || rules.piles[change.from]!.rules.role === 'stock')),
  );

const nameOf = ({ card, to, onto }: SeenMove): string => `${card} ${to} ${onto}`;

/** Lists the moves of cards between piles, none of them from the stock or from a foundation. */
function seenMoves(table: Table, rules: RuleSet): SeenMove[] {
  const found = new Moves();
  rules.legalMoves(table, found);
  return [...found.list.subarray(0, found.length)]
    .filter((move) => isDrag(move) && WAITING_ROLES.has(rules.piles[fromOf(move)]!.rules.role))
    .map((move) => ({
      card: table.at(fromOf(move), table.size(fromOf(move)) - countOf(move)),
      to: toOf(move),
      onto: table.top(toOf(move)),
    }))
    .filter(({ card, onto }) => !isFaceDown(card) && !isFaceDown(onto));
}

/** Lists the top cards that can be played, by pile; 0 for none. */
const freeCards = (table: Table, rules: RuleSet): Card[] =>
  rules.piles.map(({ index, rules: { role } }) => {
    const isFree = WAITING_ROLES.has(role) && table.size(index) > 0 && rules.mayLift(table, index, 1);
    return isFree && !isFaceDown(table.top(index)) ? table.top(index) : 0;
  });

const cardsOn = (table: TableView): Card[][] =>
  Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (__, at) => table.at(pile, at)),
  );
