import {
  type Card,
  isFaceDown,
  suitOf,
  type Game,
  type OptionsKey,
  type PileShape,
  Session,
  type TableView,
  usualOptions,
} from '../../../../engine/rules.ts';

/** A card in a picture of a layout, in card widths from the upper left corner. */
export interface Mini {
  readonly x: number;
  readonly y: number;
  readonly kind: 'up' | 'down' | 'empty';
  readonly suit: number;
  /** The card there; the picture of a face-down card reveals nothing about it. */
  readonly card: Card;
  readonly pile: number;
  /** Its index in the pile; -1 for an empty one. */
  readonly index: number;
}

export interface Miniature {
  readonly width: number;
  readonly height: number;
  /** Later cards lie on earlier ones. */
  readonly cards: readonly Mini[];
}

export const MINI_CARD = { width: 1, height: 1.4 } as const;
/** Distances between piles, and between the cards of a fan, in card widths. */
interface Steps {
  readonly across: number;
  readonly downward: number;
  readonly down: number;
  readonly up: number;
  readonly right: number;
  /** The most cards shown of a fan, from its top. */
  readonly most: number;
}

/** Longer fans would add nothing to so small a picture. */
const SMALL_STEPS: Steps = { across: 1.14, downward: 1.58, down: 0.15, up: 0.3, right: 0.28, most: 14 };
/** Every face-up card shows its corner. */
export const LEGIBLE_STEPS: Steps = { across: 1.14, downward: 1.58, down: 0.12, up: 0.36, right: 0.62, most: Infinity };

/** Returns a small picture of a game's layout as dealt with these options. */
export function miniatureOf(game: Game, options: OptionsKey = usualOptions(game)): Miniature {
  return miniatureOfTable(Session.begin(game, options, 1), SMALL_STEPS);
}

/** Returns a small picture of a position. */
export function miniatureOfTable({ shapes, table }: Pick<Session, 'shapes' | 'table'>, steps: Steps): Miniature {
  const cards = shapes.flatMap((shape, pile) => pictured(shape, pile, table, steps));
  const right = Math.max(...cards.map((card) => card.x));
  const bottom = Math.max(...cards.map((card) => card.y));
  return { width: right + MINI_CARD.width, height: bottom + MINI_CARD.height, cards };
}

function pictured(shape: PileShape, pile: number, table: TableView, steps: Steps): Mini[] {
  const [x, y] = [shape.x * steps.across, shape.y * steps.downward];
  const size = table.size(pile);
  if (size === 0)
    return shape.starts === undefined && !shape.redeals
      ? []
      : [{ x, y, kind: 'empty', suit: 0, card: 0, pile, index: -1 }];
  const seen = Math.min(size, steps.most, shape.fan.shown);
  const cards: Mini[] = [];
  let along = 0;
  for (let index = size - seen; index < size; index++) {
    const card = table.at(pile, index);
    const down = isFaceDown(card);
    cards.push({ ...placed(shape, x, y, along), kind: down ? 'down' : 'up', suit: suitOf(card), card, pile, index });
    along += isRightward(shape) ? steps.right : down ? steps.down : steps.up;
  }
  return cards;
}

const isRightward = (shape: PileShape): boolean => shape.fan.direction === 'right';

const placed = (shape: PileShape, x: number, y: number, along: number): { x: number; y: number } =>
  isRightward(shape) ? { x: x + along, y } : { x, y: y + along };
