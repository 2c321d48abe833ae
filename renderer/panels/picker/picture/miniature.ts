import {
  fanOf,
  isFaceDown,
  suitOf,
  type Game,
  type PileShape,
  Session,
  type TableView,
  usualOptions,
} from '../../../../engine/index.ts';

/** A card in a picture of a layout, in card widths from the upper left corner. */
export interface Mini {
  readonly x: number;
  readonly y: number;
  readonly kind: 'up' | 'down' | 'empty';
  readonly suit: number;
  readonly pile: number;
}

export interface Miniature {
  readonly width: number;
  readonly height: number;
  /** Those that lie on others after them. */
  readonly cards: readonly Mini[];
}

export const CARD = { width: 1, height: 1.4 } as const;
const STEP = { across: 1.14, downward: 1.58, down: 0.15, up: 0.3, right: 0.28 } as const;
/** Longer fans than this add nothing to a small picture. */
const MAX_FAN_CARDS = 14;

/** The layout of a game as it is dealt, small. */
export function miniatureOf(game: Game): Miniature {
  const { shapes, table } = Session.begin(game, usualOptions(game), 1);
  const cards = shapes.flatMap((shape, pile) => pictured(shape, pile, table));
  const right = Math.max(...cards.map((card) => card.x));
  const bottom = Math.max(...cards.map((card) => card.y));
  return { width: right + CARD.width, height: bottom + CARD.height, cards };
}

function pictured(shape: PileShape, pile: number, table: TableView): Mini[] {
  const [x, y] = [shape.x * STEP.across, shape.y * STEP.downward];
  const size = table.size(pile);
  if (size === 0) return shape.starts === undefined && !shape.redeals ? [] : [{ x, y, kind: 'empty', suit: 0, pile }];
  const seen = Math.min(size, MAX_FAN_CARDS, fanOf(shape).shown);
  const cards: Mini[] = [];
  let along = 0;
  for (let index = size - seen; index < size; index++) {
    const card = table.at(pile, index);
    const down = isFaceDown(card);
    cards.push({ ...placed(shape, x, y, along), kind: down ? 'down' : 'up', suit: suitOf(card), pile });
    along += isRightward(shape) ? STEP.right : down ? STEP.down : STEP.up;
  }
  return cards;
}

const isRightward = (shape: PileShape): boolean => fanOf(shape).way === 'right';

const placed = (shape: PileShape, x: number, y: number, along: number): { x: number; y: number } =>
  isRightward(shape) ? { x: x + along, y } : { x, y: y + along };
