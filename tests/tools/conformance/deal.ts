import { type Card, faceUp } from '../../../engine/model/card.ts';
import { type Dealt, dealOrder } from '../../../engine/legality/deal.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import type { Game } from '../../../engine/model/game.ts';
import type { Shuffler, Table } from '../../../engine/model/table.ts';
import { inRecordedOrder, parseCards, pileText } from './cards.ts';
import { exceptionsOf } from './exceptions.ts';
import { answersOf } from './options.ts';
import { matchSlots, type Slots } from './slots.ts';
import type { Trace } from './trace.ts';

/** A game dealt as it was recorded. */
export interface DealtTrace extends Dealt {
  readonly slots: Slots;
}

/** Deals with the recorded order that gives the recorded deal, or comes nearest to it. */
export function dealRecorded(game: Game, trace: Trace): DealtTrace {
  let nearest: { readonly dealt: DealtTrace; readonly wrong: number } | undefined;
  for (const { order, nth } of recordedOrders(game, trace)) {
    const dealt = dealtIn(game, trace, order, nth);
    if (exceptionsOf(trace.game).laid) layRecorded(dealt, trace.deal.piles);
    const wrong = wrongPiles(dealt, trace.deal.piles);
    if (nearest === undefined || wrong < nearest.wrong) nearest = { dealt, wrong };
    if (wrong === 0) break;
  }
  if (nearest === undefined) throw new Error('no recorded shuffle holds cards of this game');
  return nearest.dealt;
}

function dealtIn(game: Game, trace: Trace, order: readonly Card[], nth: number): DealtTrace {
  const dealt = dealOrder(game.variant(answersOf(game, trace)), order, 0, shuffler(trace, nth + 1));
  return { ...dealt, slots: matchSlots(trace, dealt.rules) };
}

/** Every recorded order of the deck, either way round, the last shuffle first. */
function recordedOrders(game: Game, trace: Trace): { order: Card[]; nth: number }[] {
  const deck = makeDeck(game.variant(answersOf(game, trace)).deck ?? {});
  const shuffles = trace.shuffles.map((list, nth) => ({ list: parseCards(list).map(faceUp), nth })).toReversed();
  return shuffles.flatMap(({ list, nth }) => {
    const laid = without(deck, list);
    return laid === undefined ? [] : [list, list.toReversed()].map((order) => ({ order: [...laid, ...order], nth }));
  });
}

/** The cards of the deck that were laid out before the shuffle; undefined when the list holds others. */
function without(deck: readonly Card[], list: readonly Card[]): Card[] | undefined {
  const left = [...deck];
  for (const card of list) {
    const at = left.lastIndexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

const wrongPiles = ({ table, slots }: DealtTrace, piles: readonly string[]): number =>
  piles.filter((text, slot) => {
    const pile = slots.pileOf(slot);
    return pile !== undefined && pileText(table, pile) !== text;
  }).length;

function shuffler(trace: Trace, first: number): Shuffler {
  return (cards, nth) => {
    const order = inRecordedOrder(cards, parseCards(trace.shuffles[first + nth] ?? ''));
    if (order === undefined) throw new Error(`shuffle ${first + nth} of the recording holds other cards`);
    return order;
  };
}

/** Puts recorded piles on the table, whatever lay there; cards that lie on none of them have left the game. */
export function layRecorded({ rules, table, slots }: DealtTrace, piles: readonly string[]): void {
  const left = rules.piles.flatMap(({ index }) => cardsOf(table, index));
  piles.forEach((text, slot) => {
    const pile = slots.pileOf(slot);
    if (pile === undefined) return;
    table.lay(pile, parseCards(text));
    for (const card of cardsOf(table, pile)) left.splice(left.indexOf(card), 1);
  });
  const out = rules.variant.hidden?.at(-1);
  if (out !== undefined) table.lay(out.index, left);
}

const cardsOf = (table: Table, pile: number): Card[] =>
  Array.from({ length: table.size(pile) }, (_, index) => faceUp(table.at(pile, index)));
