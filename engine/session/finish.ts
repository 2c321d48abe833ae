import { anyHome } from '../legality/autoplay.ts';
import { type Card, FACE_DOWN, faceUp } from '../model/card.ts';
import { COUNTERS } from '../model/counters.ts';
import type { DealtGame } from '../legality/deal.ts';
import { fromOf, type Move, tap } from '../model/move.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { SeenCards } from './seen-cards.ts';
import { Table } from '../model/table.ts';
import { unpackChange } from '../model/change.ts';

/** Every order of the hidden cards is tried when there are at most this many of them. */
const MAX_UNSEEN_TRIED = 4;

type Places = SeenCards['unseen'];
type Game = Pick<DealtGame, 'rules' | 'table'>;

/**
 * Returns the moves that finish a game in which nothing is left to decide, or undefined. Cards go home as they come,
 * and the stock is turned while none can, where that costs no points. The moves must win wherever the cards lie that
 * the player has not seen. `held` cards, which the player took back, do not go home.
 */
export function finishingMoves(dealt: DealtGame, held: ReadonlySet<Card>): readonly Move[] | undefined {
  const moves = movesHome(dealt, held);
  if (moves === undefined) return undefined;
  const unseen = unseenOf(dealt);
  return unseen.length <= 1 || isInAnyOrder(dealt.rules, unseen) || winsInEveryOrder(dealt, unseen, held)
    ? moves
    : undefined;
}

/** Returns the moves home, with the turns of the stock between them, if they win with the cards as they lie. */
function movesHome({ rules, table }: Game, held: ReadonlySet<Card>): readonly Move[] | undefined {
  const mark = table.end;
  const moves: Move[] = [];
  let turns = 0;
  while (!rules.variant.won(table)) {
    const home = anyHome(rules, table);
    const move = home ?? freeTurn({ rules, table });
    if (
      move === undefined ||
      (home !== undefined && held.has(table.top(fromOf(home)))) ||
      turns > mostTurns({ rules, table })
    )
      break;
    turns = home === undefined ? turns + 1 : 0;
    moves.push(move);
    rules.make(table, move);
  }
  const wins = rules.variant.won(table);
  table.undo(mark);
  return wins ? moves : undefined;
}

/** Returns a click on the stock that costs no points. */
function freeTurn({ rules, table }: Game): Move | undefined {
  const { score } = rules.variant;
  return rules.piles
    .filter(({ rules: { role } }) => role === 'stock')
    .map(({ index }) => tap(index))
    .find((move) => {
      if (!rules.allows(table, move) || rules.isChance(move, table)) return false;
      const [mark, before] = [table.end, score(table)];
      rules.make(table, move);
      const isFree = score(table) >= before;
      table.undo(mark);
      return isFree;
    });
}

/**
 * Counts the turns of the stock after which each of its cards has been seen twice, even if cards are turned one at a
 * time.
 */
function mostTurns({ rules, table }: Game): number {
  const cards = rules.piles
    .filter(({ rules: { role } }) => role === 'stock' || role === 'waste')
    .reduce((sum, { index }) => sum + table.size(index), 0);
  return 2 * (cards + 1);
}

function unseenOf({ laid, table }: DealtGame): Places {
  const seen = new SeenCards(laid, table.piles);
  for (let at = 0; at < table.end; at++) seen.note(unpackChange(table.change(at)));
  return seen.unseen;
}

/** Whether all these cards are in a stock that gives access to each card at any time. */
const isInAnyOrder = ({ piles }: RuleSet, unseen: Places): boolean =>
  unseen.every(({ pile }) => {
    const { tap } = piles[pile]!.rules;
    return tap?.turns?.count === 1 && tap.redeals === Infinity;
  });

/** Whether the moves home win in every order of a few hidden cards. */
function winsInEveryOrder({ rules, table }: Game, unseen: Places, held: ReadonlySet<Card>): boolean {
  if (unseen.length > MAX_UNSEEN_TRIED) return false;
  const cards = unseen.map(({ pile, index }) => faceUp(table.at(pile, index)));
  return orders(cards).every((order) => movesHome({ rules, table: relaid(table, unseen, order) }, held) !== undefined);
}

const orders = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((first, at) => orders(cards.toSpliced(at, 1)).map((rest) => [first].concat(rest)));

/** Returns a copy of a table with these cards face down in those places. */
function relaid(table: Table, places: Places, cards: readonly Card[]): Table {
  const copy = new Table(table.piles, (loose) => loose);
  for (let pile = 0; pile < table.piles; pile++) {
    const lying = Array.from({ length: table.size(pile) }, (_, index) => table.at(pile, index));
    places.forEach((place, at) => {
      if (place.pile === pile) lying[place.index] = cards[at]! | FACE_DOWN;
    });
    copy.lay(pile, lying);
  }
  for (let counter = 0; counter < COUNTERS; counter++) copy.set(counter, table.counter(counter));
  return copy;
}
