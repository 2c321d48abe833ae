import { type Card, type Change, FACE_DOWN } from '../../../engine/rules.ts';
import type { BoardPile, BoardSource } from '../model/source.ts';

/** A card as an object on the table, which stays the same wherever it goes: equal cards of two packs are two pieces. */
export interface Piece {
  /** The card in the game. */
  card: Card;
  /** The card as it is drawn; differs from `card` until its turn has been shown. */
  shown: Card;
  x: number;
  y: number;
  /** Higher is nearer to the eye. */
  z: number;
  /** How wide it is drawn, from 1 to 0: a card narrows while it is turned. */
  width: number;
  /** How far its upper and lower edges slope, in radians: while a card is turned, one side is nearer to the eye. */
  lean: number;
  /** How large it is drawn; 1 when it lies on the table. */
  scale: number;
  /** Its rotation around its centre, clockwise, in radians. */
  angle: number;
  /** Its opacity, from 0 to 1. */
  alpha: number;
}

/** How a resting card is drawn. */
export const AT_REST = { width: 1, lean: 0, scale: 1, angle: 0, alpha: 1 } as const;

export const makePiece = (card: Card): Piece => ({ card, shown: card, x: 0, y: 0, z: 0, ...AT_REST });

const upTo = <T>(length: number, each: (at: number) => T): T[] => Array.from({ length }, (_, at) => each(at));

/** The most cards of a pile. */
const MAX_IN_PILE = 256;

/** Where the pieces lie, pile by pile; only the journal's changes move them. */
export class Pieces {
  readonly piles: Piece[][];
  readonly #headed: ReadonlySet<number>;
  #changes = 0;

  /** Returns the cards as laid out, before the deal. */
  static laid({ table, laid, shapes }: BoardSource): Pieces {
    const cardsOf = (pile: number) => laid.find((lay) => lay.pile === pile)?.cards ?? [];
    return new Pieces(upTo(table.piles, cardsOf), shapes);
  }

  /** Returns the cards as they lie now. */
  static standing({ table, shapes }: BoardSource): Pieces {
    const cardsOf = (pile: number) => upTo(table.size(pile), (index) => table.at(pile, index));
    return new Pieces(upTo(table.piles, cardsOf), shapes);
  }

  /** Returns the cards as they lay right after the deal. */
  static dealt(source: BoardSource): Pieces {
    const pieces = Pieces.laid(source);
    for (const change of source.dealt) pieces.apply(change);
    return pieces;
  }

  constructor(piles: readonly (readonly Card[])[], shapes: readonly Pick<BoardPile, 'headed'>[] = []) {
    this.piles = piles.map((cards) => cards.map(makePiece));
    this.#headed = new Set(shapes.flatMap(({ headed }, pile) => (headed ? [pile] : [])));
  }

  get all(): Piece[] {
    return this.piles.flat();
  }

  /** Returns the `count` top pieces of a pile. */
  top(pile: number, count: number): Piece[] {
    const pieces = this.piles[pile] ?? [];
    return pieces.slice(pieces.length - count);
  }

  /** Returns the height of a resting card, by its pile and its place there. */
  restingZ(pile: number, index: number): number {
    return pile * MAX_IN_PILE + (this.#headed.has(pile) ? MAX_IN_PILE - 1 - index : index);
  }

  /** The number of changes made. */
  get changes(): number {
    return this.#changes;
  }

  /** Makes the change and returns the pieces it touched, from the bottom up. */
  apply(change: Change): Piece[] {
    this.#changes += 1;
    switch (change.kind) {
      case 'move':
        return this.#move(change);
      case 'turn':
        return this.#turn(change.pile, change.index);
      case 'swap':
        return this.#swap(change.pile, change.i, change.j);
      case 'add':
        break;
    }
    return [];
  }

  #move({ from, to, count, reversed, turned }: Extract<Change, { kind: 'move' }>): Piece[] {
    const source = this.#pile(from);
    const moved = source.splice(source.length - count, count);
    if (reversed) moved.reverse();
    if (turned) for (const piece of moved) piece.card ^= FACE_DOWN;
    this.#pile(to).push(...moved);
    return moved;
  }

  #turn(pile: number, index: number): Piece[] {
    const piece = this.#pile(pile)[index];
    if (!piece) return [];
    piece.card ^= FACE_DOWN;
    return [piece];
  }

  #swap(pile: number, i: number, j: number): Piece[] {
    const pieces = this.#pile(pile);
    const [one, other] = [pieces[i], pieces[j]];
    if (!one || !other) return [];
    pieces[i] = other;
    pieces[j] = one;
    return [other, one];
  }

  #pile(pile: number): Piece[] {
    const pieces = this.piles[pile];
    if (!pieces) throw new RangeError(`The board has no pile ${pile}.`);
    return pieces;
  }
}

/** The height of flying cards, above all resting ones; the last to start is on top. */
export const FLYING_HEIGHT = 1 << 20;

export const isInTheAir = ({ z }: Piece): boolean => z >= FLYING_HEIGHT;
