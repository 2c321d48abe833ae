import { fanOf, isFaceDown, type PileShape, SUITS, type TableView } from '../../engine/index.ts';
import { capital, sayCard, sayRank } from './cards.ts';
import { hasWord, say, type Word } from './say.ts';

/** Its cards lie on one another. */
export const isFlat = (shape: PileShape): boolean => shape.role === 'tableau' && fanOf(shape).way === undefined;

/** Its cards lie side by side. */
export const isRow = (shape: PileShape): boolean => fanOf(shape).way === 'right';

/** What kind of pile it is, and of which suit, '' where that is open: piles of one kind are counted together. */
function kindOf(shape: PileShape): { readonly kind: Word; readonly suit: string } {
  const suit = shape.role === 'foundation' && shape.suit !== undefined ? `suit.${SUITS[shape.suit]}` : '';
  if (isFlat(shape)) return { kind: 'pile.place', suit };
  return { kind: shape.role === 'tableau' && isRow(shape) ? 'pile.row' : `pile.${shape.role}`, suit };
}

/** `column`, `foundation of hearts`. */
function sayKind(shape: PileShape): string {
  const { kind, suit } = kindOf(shape);
  return hasWord(suit) ? say('pile.of-suit', { pile: say(kind), suit: say(suit) }) : say(kind);
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

/** `column 3`, or only `stock` where there is but one; `row 2, place 5` in a grid. */
export function sayPile(shapes: readonly PileShape[], pile: number): string {
  const shape = shapes[pile];
  if (!shape) return say('pile.tableau');
  const { row, number, count } = standingOf(shapes, pile);
  const name = count > 1 || row > 0 ? say('pile.numbered', { pile: sayKind(shape), number }) : sayKind(shape);
  return row > 0 ? say('pile.in-row', { row, place: name }) : name;
}

/** The whole of a pile: `Column 3 of 7, 5 cards, 2 face down`. */
export function sayWholePile(shapes: readonly PileShape[], table: TableView, pile: number): string {
  const size = table.size(pile);
  const { number, count } = standingOf(shapes, pile);
  const name = sayPile(shapes, pile);
  const down = Array.from({ length: size }, (_, i) => table.at(pile, i)).filter(isFaceDown).length;
  const parts = [
    count > 1 && number > 0 ? say('pile.of', { pile: name, count }) : name,
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
  const place = sayPile(shapes, pile);
  const size = table.size(pile);
  if (size === 0) return [place, sayStart(shapes[pile])].filter(Boolean).join(', ');
  const below = size - 1 - index;
  return below > 0 ? say('spot.covered', { place, below }) : place;
}

/** What may begin an empty pile, '' where nothing or more than one thing may. */
function sayStart(shape: PileShape | undefined): string {
  if (shape?.redeals) return say('spot.redeals');
  if (shape?.starts === undefined) return '';
  return shape.starts === 0 ? say('spot.any') : say('spot.starts', { rank: sayRank(shape.starts) });
}

/** A pile as something to lay cards on: `column 3 on ten of spades`. */
export function sayTarget(shapes: readonly PileShape[], table: TableView, pile: number): string {
  const place = sayPile(shapes, pile);
  const top = table.top(pile);
  return top === 0 || isFaceDown(top) ? place : say('spot.on', { place, card: sayCard(top) });
}
