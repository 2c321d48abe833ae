import type { BoardPile, BoardPlaces } from '../model/source.ts';
import type { Arrangement, PilePlace } from './arrangement.ts';
import { type Block, blocksOf, inRowsOf } from './blocks.ts';

/** The gap between blocks side by side, in card widths. */
const BLOCK_GAP = 0.35;
/**
 * The worth of an arrangement by how it differs from the default one. Players know their tables, so columns broken into
 * rows must gain the most.
 */
const WORTH_FACTORS = { declared: 1.01, moved: 1.15, broken: 1.312, inThree: 1.45 } as const;
/** More foundations than these would stand beside the columns as a tower. */
const MOST_BESIDE = 8;
const SUITS = 4;

/** Blocks with the positions of their upper left corners. */
type PlacedBlocks = readonly {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
  readonly fans?: number;
}[];

/**
 * Lists the ways to lay these piles: the default one first, then those the game names, then those that put stock,
 * reserves and foundations above or beside the columns, with the columns in one or more rows and fans in as many as
 * fit.
 */
export function arrangementsFor(
  shapes: readonly BoardPile[],
  [usual = shapes, ...named]: readonly BoardPlaces[] = [],
): Arrangement[] {
  const flat = (places: BoardPlaces, worth: number): Arrangement => ({
    places: places.map(({ x, y }) => ({ x, y, fans: 0 })),
    worth,
  });
  return [
    flat(usual, 1),
    ...named.map((places) => flat(places, WORTH_FACTORS.declared)),
    ...[usual, ...named].flatMap((places) => {
      const placed = shapes.map((shape, pile) => ({ ...shape, ...places[pile] }));
      const blocks = blocksOf(placed);
      return waysAround(placed, blocks).concat(waysApart(placed, blocks));
    }),
  ];
}

/** The order of blocks above the columns, from left to right and from the top. */
const ORDER = ['talon', 'stores', 'homes', 'columns'] as const;

/** The block that the others surround: the columns, else the largest. */
const mainOf = (blocks: readonly Block[]): Block | undefined =>
  blocks.toSorted(
    (a, b) =>
      Number(b.purpose === 'columns') - Number(a.purpose === 'columns') || b.width * b.height - a.width * a.height,
  )[0];

/** Lists ways for a tall window that move cells beside columns from among foundations. */
function waysApart(shapes: readonly BoardPile[], together: readonly Block[]): Arrangement[] {
  if (!together.some(({ purpose, fansDown }) => purpose === 'columns' && fansDown)) return [];
  const blocks = blocksOf(shapes, true);
  if (blocks.length === together.length) return [];
  return waysAround(shapes, blocks).map(({ places, worth }) => ({ places, worth, tall: true }));
}

/** Lists the ways made from piles so placed by moving their blocks around the main one. */
function waysAround(shapes: readonly BoardPile[], blocks: readonly Block[]): Arrangement[] {
  const main = mainOf(blocks);
  if (!main) return [];
  const others = ORDER.flatMap((purpose) => blocks.filter((block) => block !== main && block.purpose === purpose));
  const ways: Arrangement[] = [];
  const add = (laid: PlacedBlocks | undefined, worth: number): void => {
    if (laid) ways.push({ places: placesOf(laid, shapes.length), worth });
  };
  for (const rows of main.isLoose && main.fansDown ? [1, 2, 3] : [1]) {
    const across = Math.ceil(main.piles.length / rows);
    if (rows > 1 && across < 3) continue;
    const worth = [WORTH_FACTORS.moved, WORTH_FACTORS.broken, WORTH_FACTORS.inThree][rows - 1]!;
    const parts = rows > 1 ? rowsOf(main, across, shapes) : [main];
    const wide = Math.max(...parts.map(({ width }) => width));
    for (const more of [0, 1, 2, 3]) add(above(parts, Math.ceil(wide) + more, others, shapes), worth);
    for (const right of [1, 2]) add(besideHomes(parts, others, right, shapes), worth);
  }
  for (let across = acrossOf(main) - 1; across > 1 && isOfFans(main, shapes); across--) {
    const part = inRowsOf(main, across, shapes);
    add(above([part], Math.ceil(part.width), others, shapes), WORTH_FACTORS.broken);
  }
  if (others.length > 0)
    for (const left of [1, 2])
      for (const right of [0, 1, 2]) add(beside(main, others, left, right, shapes), WORTH_FACTORS.moved);
  return ways;
}

/** Whether a block consists of fans to the right only, which may be laid in any rows. */
const isOfFans = ({ piles }: Block, shapes: readonly BoardPile[]): boolean =>
  piles.every((pile) => {
    const { role, fan } = shapes[pile]!;
    return role === 'tableau' && fan.direction === 'right';
  });

/** Returns the number of piles in a block's fullest row. */
const acrossOf = ({ places }: Block): number =>
  Math.max(...places.map(({ y }) => places.filter((other) => other.y === y).length));

/** Splits a row of columns into several, each a block of its own. */
function rowsOf(main: Block, across: number, shapes: readonly BoardPile[]): Block[] {
  const rows: Block[] = [];
  for (let first = 0; first < main.piles.length; first += across) {
    const piles = main.piles.slice(first, first + across);
    rows.push(inRowsOf({ ...main, piles }, across, shapes));
  }
  return rows;
}

/** Lays the other blocks in lines of at most this width above the columns; undefined where one does not fit. */
function above(
  parts: readonly Block[],
  most: number,
  others: readonly Block[],
  shapes: readonly BoardPile[],
): PlacedBlocks | undefined {
  const lines: Block[][] = [[]];
  for (const other of others) {
    const block = other.width <= most && isRow(other) ? other : fitted(other, most, shapes);
    if (!block) return undefined;
    const line = lines.at(-1)!;
    if (widthOf([...line, block]) <= most) line.push(block);
    else lines.push([block]);
  }
  const across = Math.max(...parts.map(({ width }) => width));
  const wide = Math.max(across, ...lines.map(widthOf));
  const laid: { block: Block; x: number; y: number; fans: number }[] = [];
  let y = 0;
  let fans = 0;
  for (const line of lines.filter(({ length }) => length > 0)) {
    laid.push(...spreadOut(line, wide).map(({ block, x }) => ({ block, x, y, fans })));
    y += Math.max(...line.map(({ height }) => height));
    if (line.some(({ fansDown }) => fansDown)) fans++;
  }
  for (const block of parts) {
    laid.push({ block, x: (wide - across) / 2, y, fans });
    y += block.height;
    if (block.fansDown) fans++;
  }
  return laid;
}

/** Lays the foundations at the right of the columns, in rows of this many piles, and other blocks above the columns. */
function besideHomes(
  parts: readonly Block[],
  others: readonly Block[],
  right: number,
  shapes: readonly BoardPile[],
): PlacedBlocks | undefined {
  const [homes, second] = others.filter(({ purpose }) => purpose === 'homes');
  if (!homes?.isLoose || second || homes.piles.length > MOST_BESIDE) return undefined;
  const wide = Math.max(...parts.map(({ width }) => width));
  const left = above(
    parts,
    Math.ceil(wide),
    others.filter((block) => block !== homes),
    shapes,
  );
  const x = Math.max(...(left ?? []).map((laid) => laid.x + laid.block.width)) + BLOCK_GAP;
  return left && [...left, { block: inRowsOf(homes, right, shapes), x, y: 0 }];
}

const widthOf = (line: readonly Block[]): number =>
  line.reduce((sum, { width }) => sum + width + BLOCK_GAP, -BLOCK_GAP);

const isRow = ({ places }: Block): boolean => places.every(({ y }) => y === 0);

/**
 * Returns a loose block in the fewest rows that fit the width, foundations of all suits in equal ones where one more
 * row makes them so, and any other block as it is; undefined where it does not fit.
 */
function fitted(block: Block, wide: number, shapes: readonly BoardPile[]): Block | undefined {
  if (!block.isLoose) return block.width <= wide ? block : undefined;
  const { length } = block.piles;
  const broken = (rows: number): Block => inRowsOf(block, Math.ceil(length / rows), shapes);
  const fewest = Array.from({ length }, (_, at) => at + 1).find((rows) => broken(rows).width <= wide);
  if (fewest === undefined) return undefined;
  const isOdd = block.purpose === 'homes' && length % SUITS === 0 && length % fewest > 0;
  return broken(isOdd && length % (fewest + 1) === 0 ? fewest + 1 : fewest);
}

/**
 * Spreads a line's blocks over its width, the first at the left, the last at the right. A single block is centred,
 * except a stock.
 */
function spreadOut(line: readonly Block[], wide: number): { block: Block; x: number }[] {
  const used = line.reduce((sum, { width }) => sum + width, 0);
  const only = line.length === 1;
  const between = only ? 0 : (wide - used) / (line.length - 1);
  let x = only && line[0]!.purpose !== 'talon' ? (wide - used) / 2 : 0;
  return line.map((block) => {
    const placed = { block, x };
    x += block.width + between;
    return placed;
  });
}

/**
 * Lays stock and reserves at the left of the columns, `left` piles wide, and the foundations at their right, `right`
 * piles wide, or at the left too where that is 0.
 */
function beside(
  main: Block,
  others: readonly Block[],
  left: number,
  right: number,
  shapes: readonly BoardPile[],
): PlacedBlocks | undefined {
  const sides = [
    others.filter(({ purpose }) => right === 0 || purpose !== 'homes'),
    others.filter(({ purpose }) => right > 0 && purpose === 'homes'),
  ];
  const [lefts, rights] = [stacked(sides[0]!, left, shapes), stacked(sides[1]!, right, shapes)];
  if (!lefts || !rights || (right > 0 && rights.length === 0)) return undefined;
  const width = (blocks: PlacedBlocks): number => Math.max(-BLOCK_GAP, ...blocks.map(({ block }) => block.width));
  const mainX = width(lefts) + BLOCK_GAP;
  const rightX = mainX + main.width + BLOCK_GAP;
  return [...lefts, { block: main, x: mainX, y: 0 }, ...rights.map(({ block, y }) => ({ block, x: rightX, y }))];
}

/** Stacks blocks, loose ones in rows of this many piles; undefined where one other than the lowest has hanging fans. */
function stacked(blocks: readonly Block[], across: number, shapes: readonly BoardPile[]): PlacedBlocks | undefined {
  const narrow = blocks.map((block) => (block.isLoose ? inRowsOf(block, across, shapes) : block));
  if (narrow.slice(0, -1).some(({ fansDown }) => fansDown)) return undefined;
  let y = 0;
  return narrow.map((block) => {
    const placed = { block, x: 0, y };
    y += block.height;
    return placed;
  });
}

function placesOf(laid: PlacedBlocks, count: number): PilePlace[] {
  const places: PilePlace[] = Array.from({ length: count }, () => ({ x: 0, y: 0, fans: 0 }));
  for (const { block, x, y, fans = 0 } of laid)
    for (const [at, pile] of block.piles.entries())
      places[pile] = { x: x + block.places[at]!.x, y: y + block.places[at]!.y, fans };
  return places;
}
