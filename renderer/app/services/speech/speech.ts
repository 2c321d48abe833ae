import {
  type Card,
  type Change,
  countOf,
  fromOf,
  isDrag,
  isFaceDown,
  type Move,
  type PileShape,
  type Session,
  type TableView,
  toOf,
} from '../../../../engine/rules.ts';
import { capital, cardNoun } from '../../../words/table/cards.ts';
import { pileNoun, sayTarget } from '../../../words/table/piles.ts';
import { say } from '../../../words/say.ts';
import type { Spot } from '../../model/table/spots.ts';
import { changedCards } from './changed-cards.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';
import { joinSentences } from '../../../words/joins.ts';

/** At most this many changes are spoken; the rest is left out. */
const MAX_SAID_CARDS = 4;

/** Returns the screen reader's text for changes that were made: where cards went, and which were turned up. */
export function sayChanges(changes: readonly Change[], shapes: readonly PileShape[], table: TableView): string {
  const cards = changedCards(changes, table);
  const sentences = changes.map((change, at) => {
    if (isPair(change, changes[at + 1], shapes)) return undefined;
    if (isFaceDown(cards[at] ?? 0) && (isAside(change, changes[at + 1]) || isAside(changes[at - 1], change)))
      return undefined;
    if (isOut(change, shapes)) return sayRemoved(changes, at, cards, shapes, table);
    if (change.kind === 'move' && isTurn(change, changes.slice(at + 1), shapes))
      return sayTurn(change, table.top(change.to), shapes);
    if (change.kind === 'move') return sayMoved(change, cards[at] ?? 0, shapes);
    return change.kind === 'turn' ? sayTurned(cards[at] ?? 0) : undefined;
  });
  return joinSentences(sentences.filter((words) => words !== undefined).slice(0, MAX_SAID_CARDS));
}

type Moved = Change & { readonly kind: 'move' };

/** Whether a pile's cards are only laid aside, and put back at once, so that a card can get under them. */
const isAside = (aside: Change | undefined, back: Change | undefined): boolean =>
  aside?.kind === 'move' && back?.kind === 'move' && aside.from === back.to && aside.to === back.from;

/** Whether a move turns several cards of the stock to the waste, where the last of them stays on top. */
const isTurn = (change: Moved, later: readonly Change[], shapes: readonly PileShape[]): boolean =>
  change.count > 1 &&
  shapes[change.from]?.role === 'stock' &&
  shapes[change.to]?.role === 'waste' &&
  !later.some((other) => other.kind === 'move' && (other.from === change.to || other.to === change.to));

const sayTurn = ({ count, to }: Moved, top: Card, shapes: readonly PileShape[]): string =>
  say('said.turned-many', { count, to: pileNoun(shapes, to), card: cardNoun(top) });

/** Whether a change takes cards out of the game: out of sight, or to a pile of removed cards. */
const isOut = (change: Change, shapes: readonly PileShape[]): boolean =>
  change.kind === 'move' && (change.to >= shapes.length || shapes[change.to]?.discards === true);

/** Whether a card is put on another one and both are then taken out of the game. */
const isPair = (put: Change | undefined, taken: Change | undefined, shapes: readonly PileShape[]): boolean =>
  put?.kind === 'move' &&
  taken?.kind === 'move' &&
  isOut(taken, shapes) &&
  taken.from === put.to &&
  put.count === 1 &&
  taken.count === 2;

/** Says which cards have left the game; '' for a card that only lies under another from now on. */
function sayRemoved(
  changes: readonly Change[],
  at: number,
  cards: readonly Card[],
  shapes: readonly PileShape[],
  table: TableView,
): string {
  const [before, change] = [changes[at - 1], changes[at]];
  if (change?.kind !== 'move' || before?.kind === 'swap') return '';
  const [other, first] = [cards[at - 1] ?? 0, cards[at] ?? 0];
  const { count } = change;
  if (isFaceDown(first) || count > 2) return say('said.removed-many', { count });
  if (count === 1) return capital(say('said.removed', { card: cardNoun(first) }));
  const sayTwo = (card: Card, second: Card): string =>
    capital(say('said.removed-two', { card: cardNoun(card), other: cardNoun(second) }));
  if (isPair(before, change, shapes)) return sayTwo(other, first);
  const top = table.top(change.to);
  const staysOnTop = !changes.slice(at + 1).some((later) => later.kind === 'move' && later.to === change.to);
  return top !== 0 && !isFaceDown(top) && staysOnTop ? sayTwo(top, first) : say('said.removed-many', { count });
}

/** `first`: the lowest of the cards moved, as it lay just after the move. */
function sayMoved(change: Moved, first: Card, shapes: readonly PileShape[]): string {
  const to = pileNoun(shapes, change.to);
  if (first === 0 || isFaceDown(first)) return capital(say('said.dealt', { count: change.count, to }));
  if (change.count > 1) return say('said.moved-many', { count: change.count, card: cardNoun(first), to });
  return capital(say('said.moved', { card: cardNoun(first), to }));
}

const sayTurned = (card: Card): string =>
  card === 0 || isFaceDown(card) ? '' : capital(say('said.turned', { card: cardNoun(card) }));

/** Returns the screen reader's text for picked-up cards: which cards, and where they can go. */
export function sayPicked(session: Session, pile: number, count: number): string {
  const [shapes, { table }] = [laidPilesOf(session), session];
  const card = cardNoun(table.at(pile, table.size(pile) - count));
  const targets = session
    .targets(pile, count)
    .map((to) => (to === pile ? say('said.under') : sayTarget(shapes, table, to)));
  const where = targets.length > 0 ? say('said.targets', { places: listed(targets) }) : say('said.targets-none');
  return joinSentences([capital(say('said.picked', { card, count })), where]);
}

/** Joins places into a list, separated as the language separates items that contain commas. */
const listed = (places: readonly string[]): string =>
  places.reduce((first, next) => say('said.places', { first, next }));

/** Says why no card can be picked up there. */
export function sayNoLift({ table }: Session, { pile, index }: Spot): string {
  if (table.size(pile) > 0 && isFaceDown(table.at(pile, index))) return say('refused.facedown');
  return say(index < table.size(pile) - 1 ? 'refused.run' : 'notice.nothing-here');
}

/** Returns the screen reader's text after a move has won or lost the game. */
export function sayEnd({ won, lost }: Session): string {
  if (won) return say('said.won');
  return lost ? say(`notice.${lost}`) : '';
}

/** Returns the screen reader's text for a hint. */
export function sayHint(session: Session, move: Move): string {
  const [shapes, { table }] = [laidPilesOf(session), session];
  const from = fromOf(move);
  if (!isDrag(move)) return sayClick(session, from);
  const card = cardNoun(table.at(from, table.size(from) - countOf(move)));
  const to = toOf(move);
  // Two cards of one pile make a pair as well.
  const other = to === from ? table.at(to, table.size(to) - 2) : table.top(to);
  if (session.removesPair(move)) return say('said.hint-pair', { card, other: cardNoun(other) });
  return say('said.hint-move', { card, to: pileNoun(shapes, to) });
}

/** Returns the text for a hint to click a pile: what becomes of the card there. */
function sayClick(session: Session, pile: number): string {
  const [shapes, top] = [laidPilesOf(session), session.table.top(pile)];
  if (shapes[pile]?.role === 'stock') return say('said.hint-stock');
  if (top === 0 || isFaceDown(top)) return say('said.hint-tap', { pile: pileNoun(shapes, pile) });
  const card = cardNoun(top);
  const to = session.tapGoes(pile);
  if (to !== undefined) return say('said.hint-move', { card, to: pileNoun(shapes, to) });
  return session.removesPairs ? say('said.hint-remove', { card }) : say('said.hint-tap', { pile: card });
}
