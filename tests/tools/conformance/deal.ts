import { type Card, faceUp } from '../../../engine/model/card.ts';
import { type DealtGame, dealOrder } from '../../../engine/legality/deal.ts';
import { tap } from '../../../engine/model/move.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import type { Game } from '../../../engine/model/game.ts';
import type { Shuffler, Table } from '../../../engine/model/table.ts';
import { inRecordedOrder, parseCards } from './cards.ts';
import { BASE } from '../../../engine/model/counters.ts';
import type { RecordedWay } from './pysol/recorded-way.ts';
import { exceptionsOf } from './exceptions.ts';
import { answersOf } from './options.ts';
import { matchSlots, type Slots, slotText } from './slots.ts';
import type { Trace } from './trace.ts';

/** A game dealt as it was recorded. */
export interface DealtTrace extends DealtGame {
  readonly slots: Slots;
}

/** Returns the pile that is clicked to deal, if there is one. */
export const dealingPile = ({ rules }: DealtTrace, { way }: Trace): number | undefined =>
  way?.dealsBy ?? rules.piles.find(({ rules: { role } }) => role === 'stock')?.index;

/** Deals with the recorded order that leads to the recorded deal, or to the most similar one. */
export function dealRecorded(game: Game, trace: Trace): DealtTrace {
  if (trace.way !== undefined) return dealPack(game, trace, trace.way);
  let nearest: { readonly dealt: DealtTrace; readonly wrong: number } | undefined;
  for (const { order, nth } of recordedOrders(game, trace)) {
    const dealt = dealInOrder(game, trace, order, nth);
    if (exceptionsOf(trace).dealtAsRecorded) layRecorded(dealt, trace.deal.piles);
    const wrong = wrongPiles(dealt, trace.deal.piles);
    if (nearest === undefined || wrong < nearest.wrong) nearest = { dealt, wrong };
    if (wrong === 0) break;
  }
  if (nearest === undefined) throw new Error('no recorded shuffle holds cards of this game');
  return nearest.dealt;
}

/**
 * Deals the recorded pack, either way round. Where Baize deals its cards in a different order, lays out the recorded
 * deal.
 * @throws when the pack has different cards, or the deal has different numbers of cards or different cards face up
 */
function dealPack(game: Game, trace: Trace, way: RecordedWay): DealtTrace {
  const pack = parseCards(trace.shuffles[0] ?? '').map(faceUp);
  const deck = makeDeck(game.variant(answersOf(game, trace)).deck ?? {});
  if (pack.length !== deck.length || without(deck, pack) === undefined)
    throw new Error('the recorded pack holds other cards');
  const [dealt, turned] = [pack, pack.toReversed()].map((order) =>
    openWaste(dealInOrder(game, trace, order, 0), trace),
  );
  const same = [dealt!, turned!].find((each) => wrongPiles(each, trace.deal.piles) === 0);
  if (same !== undefined) return same;
  if (!way.unevenDeal) assertShape(dealt!, trace);
  layRecorded(dealt!, trace.deal.piles);
  const { table } = dealt!;
  if (table.counter(BASE) > 0 && trace.base !== undefined) table.set(BASE, trace.base);
  return dealt!;
}

/**
 * Turns the first cards of the stock if they are turned in the recording: other programs often do that with the deal,
 * whereas Baize leaves it to the player.
 */
function openWaste(dealt: DealtTrace, trace: Trace): DealtTrace {
  const { rules, table, slots } = dealt;
  const deals = dealingPile(dealt, trace);
  const isOpened = trace.slots.some((slot, at) => {
    const pile = slots.pileOf(at);
    return slot.role === 'waste' && pile !== undefined && trace.deal.piles[at] !== '' && table.size(pile) === 0;
  });
  if (isOpened && deals !== undefined) rules.make(table, tap(deals));
  return dealt;
}

/**
 * Throws unless each pile has the same number of cards face down and face up; foundations are compared in any order,
 * since each program has its own.
 */
function assertShape({ rules, table, slots }: DealtTrace, { deal, slots: recorded }: Trace): void {
  const shape = (text: string): string => text.replaceAll(/[a-z0-9]{2}/g, 'down').replaceAll(/[A-Z0-9]{2}/g, 'up');
  const shapes = deal.piles.flatMap((text, slot) => {
    const pile = slots.pileOf(slot);
    const name = rules.piles[pile ?? -1]?.rules.role === 'foundation' ? (recorded[slot]?.class ?? '') : String(slot);
    return pile === undefined ? [] : [{ name, theirs: shape(text), ours: shape(slotText(table, slots, slot)) }];
  });
  const list = (of: (each: (typeof shapes)[number]) => string): string[] =>
    shapes.map((each) => `${each.name}: ${of(each)}`).toSorted();
  const [theirs, ours] = [list(({ theirs }) => theirs), list(({ ours }) => ours)];
  const at = theirs.findIndex((text, nth) => text !== ours[nth]);
  if (at >= 0) throw new Error(`the deal was recorded as ${theirs[at]}, the variant has ${ours[at]}`);
}

function dealInOrder(game: Game, trace: Trace, order: readonly Card[], nth: number): DealtTrace {
  const dealt = dealOrder(game.variant(answersOf(game, trace)), order, 0, shuffler(trace, nth + 1));
  return { ...dealt, slots: matchSlots(trace, dealt.rules) };
}

/** Returns every recorded order of the deck, either way round, the last shuffle first. */
function recordedOrders(game: Game, trace: Trace): { order: Card[]; nth: number }[] {
  const deck = makeDeck(game.variant(answersOf(game, trace)).deck ?? {});
  const shuffles = trace.shuffles.map((list, nth) => ({ list: parseCards(list).map(faceUp), nth })).toReversed();
  return shuffles.flatMap(({ list, nth }) => {
    const unshuffled = without(deck, list);
    return unshuffled === undefined
      ? []
      : [list, list.toReversed()].map((order) => ({ order: [...unshuffled, ...order], nth }));
  });
}

/**
 * Returns the cards of the deck that were laid out before the shuffle; undefined if the list has cards that the deck
 * lacks.
 */
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
    return pile !== undefined && slotText(table, slots, slot) !== text;
  }).length;

function shuffler(trace: Trace, first: number): Shuffler {
  return (cards, nth) => {
    const order = inRecordedOrder(cards, parseCards(trace.shuffles[first + nth] ?? ''));
    if (order === undefined) throw new Error(`shuffle ${first + nth} of the recording holds other cards`);
    return order;
  };
}

/** Replaces the piles on the table by recorded ones; cards on none of them have left the game. */
export function layRecorded({ rules, table, slots }: DealtTrace, piles: readonly string[]): void {
  const left = rules.piles.flatMap(({ index }) => cardsOf(table, index));
  for (const { index } of rules.piles) if (slots.slotOf(index) < 0) table.lay(index, []);
  piles.forEach((text, slot) => {
    const cards = parseCards(text);
    const ours = slots.pilesOf(slot);
    ours.forEach((pile, at) => table.lay(pile, ours.length > 1 ? cards.slice(at, at + 1) : cards));
    for (const card of ours.length > 0 ? cards : []) left.splice(left.indexOf(faceUp(card)), 1);
  });
  const out = rules.variant.hidden?.at(-1);
  if (out !== undefined) table.lay(out.index, left);
}

const cardsOf = (table: Table, pile: number): Card[] =>
  Array.from({ length: table.size(pile) }, (_, index) => faceUp(table.at(pile, index)));
