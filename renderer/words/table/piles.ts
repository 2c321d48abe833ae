import { inSeatOrder, isFaceDown, type PileShape, type TableView } from '../../../engine/rules.ts';
import { capital, cardNoun, rankNoun, sayCard, suitNoun } from './cards.ts';
import type { Noun } from '../noun.ts';
import { say, type Word } from '../say.ts';
import { joinList } from '../joins.ts';

/** Whether its cards lie on top of each other. */
export const isFlat = (shape: PileShape): boolean => shape.role === 'tableau' && shape.fan.direction === undefined;

/** Whether its cards lie side by side. */
export const isRow = (shape: PileShape): boolean => shape.fan.direction === 'right';

interface Kind {
  readonly kind: Word;
  readonly suit: number | undefined;
}

/** Returns a pile's kind, by which piles are numbered together, and its suit; undefined: any suit. */
function kindOf(shape: PileShape): Kind {
  const suit = shape.role === 'foundation' ? shape.suit : undefined;
  if (shape.discards) return { kind: 'pile.discard', suit };
  if (shape.name) return { kind: `pile.${shape.name}`, suit };
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

/** Piles with the same result are in one row: the pile's row in the game or, without one, how far down it lies. */
const heightOf = ({ row, y }: PileShape): number => row ?? y;

/** Returns a pile's position among those of its kind: by rows if they form rows, otherwise in one line. */
function standingOf(shapes: readonly PileShape[], pile: number): { row: number; number: number; count: number } {
  const shape = shapes[pile];
  if (!shape) return { row: 0, number: 1, count: 1 };
  const same = inSeatOrder(shapes).flatMap(([at, other]) =>
    isSameKind(other, shape) ? [{ at, height: heightOf(other) }] : [],
  );
  const rows = [...new Set(same.map(({ height }) => height))].toSorted((a, b) => a - b);
  const inRows = isFlat(shape) && rows.length > 1;
  const line = inRows ? same.filter(({ height }) => height === heightOf(shape)) : same;
  const number = line.findIndex(({ at }) => at === pile) + 1;
  return { row: inRows ? rows.indexOf(heightOf(shape)) + 1 : 0, number, count: line.length };
}

/** Returns a pile as a noun: `column 3`, or only `stock` if there is just one; `row 2, place 5` in a grid. */
export function pileNoun(shapes: readonly PileShape[], pile: number): Noun {
  const shape = shapes[pile];
  if (!shape) return (form) => say('pile.tableau', { form });
  const { row, number, count } = standingOf(shapes, pile);
  // Where only a pyramid lies in rows, the row is enough of a name.
  const isNamed =
    row === 0 || shape.name !== 'pyramid' || shapes.some((other) => isFlat(other) && !isSameKind(other, shape));
  const kind: Noun = isNamed ? kindNoun(shape) : (form) => say('pile.place', { form });
  const place: Noun = count > 1 || !isNamed ? (form) => say('pile.numbered', { form, pile: kind, number }) : kind;
  return row > 0 ? (form) => say('pile.in-row', { form, row, place }) : place;
}

export const sayPile = (shapes: readonly PileShape[], pile: number): string => pileNoun(shapes, pile)('');

/** Describes a whole pile: `Column 3 of 7, 5 cards, 2 face down`. */
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
  return capital(joinList(parts));
}

/** Says what has the focus there: a card by its name, or that the pile is empty. */
export const saySpot = (table: TableView, pile: number, index: number): string =>
  capital(table.size(pile) === 0 ? say('spot.empty') : sayCard(table.at(pile, index)));

/** Says where that is: `column 3, with 2 cards on it`; for an empty pile also what may begin it. */
export function sayPlace(shapes: readonly PileShape[], table: TableView, pile: number, index: number): string {
  const place = pileNoun(shapes, pile);
  const size = table.size(pile);
  if (size === 0) return joinList([place(''), sayStart(shapes[pile])]);
  const below = size - 1 - index;
  return below > 0 ? say('spot.covered', { place, below }) : place('');
}

/** Says what may begin an empty pile; '' where nothing may, or more than one kind of card. */
function sayStart(shape: PileShape | undefined): string {
  if (shape?.redeals) return say('spot.redeals');
  if (shape?.starts === undefined) return '';
  return shape.starts === 0 ? say('spot.any') : say('spot.starts', { rank: rankNoun(shape.starts) });
}

/** Returns a pile as the target of a move: `column 3 on ten of spades`. */
export function targetNoun(shapes: readonly PileShape[], table: TableView, pile: number): Noun {
  const place = pileNoun(shapes, pile);
  const top = table.top(pile);
  return top === 0 || isFaceDown(top) ? place : (form) => say('spot.on', { form, place, card: cardNoun(top) });
}

export const sayTarget = (shapes: readonly PileShape[], table: TableView, pile: number): string =>
  targetNoun(shapes, table, pile)('');
