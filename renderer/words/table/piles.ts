import { fanOf, isFaceDown, type PileShape, type TableView } from '../../../engine/index.ts';
import { capital, cardNoun, rankNoun, sayCard, suitNoun } from './cards.ts';
import type { Noun } from '../noun.ts';
import { say, type Word } from '../say.ts';

/** Its cards lie on one another. */
export const isFlat = (shape: PileShape): boolean => shape.role === 'tableau' && fanOf(shape).way === undefined;

/** Its cards lie side by side. */
export const isRow = (shape: PileShape): boolean => fanOf(shape).way === 'right';

interface Kind {
  readonly kind: Word;
  readonly suit: number | undefined;
}

/** What kind of pile it is, and of which suit, undefined where that is open: piles of one kind are counted together. */
function kindOf(shape: PileShape): Kind {
  const suit = shape.role === 'foundation' ? shape.suit : undefined;
  if (isFlat(shape)) return { kind: 'pile.place', suit };
  return { kind: shape.role === 'tableau' && isRow(shape) ? 'pile.row' : `pile.${shape.role}`, suit };
}

/** `column`, `foundation of hearts`. */
function kindNoun(shape: PileShape): Noun {
  const { kind, suit } = kindOf(shape);
  const pile: Noun = (form) => say(kind, { form });
  return suit === undefined ? pile : (form) => say('pile.of-suit', { form, pile, suit: suitNoun(suit) });
}

function isSameKind(a: PileShape, b: PileShape): boolean {
  const [one, other] = [kindOf(a), kindOf(b)];
  return one.kind === other.kind && one.suit === other.suit;
}

/** Where a pile stands among those of its kind: in rows where they lie in rows, else as one line. */
function standingOf(shapes: readonly PileShape[], pile: number): { row: number; number: number; count: number } {
  const shape = shapes[pile];
  if (!shape) return { row: 0, number: 1, count: 1 };
  const same = shapes.flatMap((other, at) => (isSameKind(other, shape) ? [{ at, y: other.y }] : []));
  const rows = [...new Set(same.map(({ y }) => y))].toSorted((a, b) => a - b);
  const inRows = isFlat(shape) && rows.length > 1;
  const line = inRows ? same.filter(({ y }) => y === shape.y) : same;
  const number = line.findIndex(({ at }) => at === pile) + 1;
  return { row: inRows ? rows.indexOf(shape.y) + 1 : 0, number, count: line.length };
}

/** A pile in a message: `column 3`, or only `stock` where there is but one; `row 2, place 5` in a grid. */
export function pileNoun(shapes: readonly PileShape[], pile: number): Noun {
  const shape = shapes[pile];
  if (!shape) return (form) => say('pile.tableau', { form });
  const { row, number, count } = standingOf(shapes, pile);
  const kind = kindNoun(shape);
  const place: Noun = count > 1 || row > 0 ? (form) => say('pile.numbered', { form, pile: kind, number }) : kind;
  return row > 0 ? (form) => say('pile.in-row', { form, row, place }) : place;
}

export const sayPile = (shapes: readonly PileShape[], pile: number): string => pileNoun(shapes, pile)('');

/** The whole of a pile: `Column 3 of 7, 5 cards, 2 face down`. */
export function sayWholePile(shapes: readonly PileShape[], table: TableView, pile: number): string {
  const size = table.size(pile);
  const { number, count } = standingOf(shapes, pile);
  const name = pileNoun(shapes, pile);
  const down = Array.from({ length: size }, (_, i) => table.at(pile, i)).filter(isFaceDown).length;
  const parts = [
    count > 1 && number > 0 ? say('pile.of', { pile: name, count }) : name(''),
    say('pile.cards', { count: size }),
    down > 0 && down < size ? say('pile.down', { count: down }) : '',
  ];
  return capital(parts.filter(Boolean).join(', '));
}

/** What can be stood on there: a card by its name, or that nothing lies there. */
export const saySpot = (table: TableView, pile: number, index: number): string =>
  capital(table.size(pile) === 0 ? say('spot.empty') : sayCard(table.at(pile, index)));

/** Where that is: `column 3, with 2 cards on it`; of an empty place also what may be put there. */
export function sayPlace(shapes: readonly PileShape[], table: TableView, pile: number, index: number): string {
  const place = pileNoun(shapes, pile);
  const size = table.size(pile);
  if (size === 0) return [place(''), sayStart(shapes[pile])].filter(Boolean).join(', ');
  const below = size - 1 - index;
  return below > 0 ? say('spot.covered', { place, below }) : place('');
}

/** What may begin an empty pile, '' where nothing or more than one thing may. */
function sayStart(shape: PileShape | undefined): string {
  if (shape?.redeals) return say('spot.redeals');
  if (shape?.starts === undefined) return '';
  return shape.starts === 0 ? say('spot.any') : say('spot.starts', { rank: rankNoun(shape.starts) });
}

/** A pile as something to lay cards on: `column 3 on ten of spades`. */
export function targetNoun(shapes: readonly PileShape[], table: TableView, pile: number): Noun {
  const place = pileNoun(shapes, pile);
  const top = table.top(pile);
  return top === 0 || isFaceDown(top) ? place : (form) => say('spot.on', { form, place, card: cardNoun(top) });
}

export const sayTarget = (shapes: readonly PileShape[], table: TableView, pile: number): string =>
  targetNoun(shapes, table, pile)('');
