import { isFaceDown, type PileShape, type TableView } from '../../engine/index.ts';

/** A card, or an empty pile with index 0, that the keyboard stands on. */
export interface Spot {
  readonly pile: number;
  readonly index: number;
}

/** What the focus moves over. */
export interface Ground {
  readonly shapes: readonly PileShape[];
  readonly table: TableView;
  /** Piles that some legal move leads to: gaps among them, which no single card may start. */
  readonly open: ReadonlySet<number>;
}

export const STEPS = ['left', 'right', 'up', 'down', 'home', 'end', 'first', 'last'] as const;
export type Step = (typeof STEPS)[number];

/** Where a step leads: over the cards of a fan first, then on to the nearest pile in that direction. */
export function stepFrom(spot: Spot, step: Step, ground: Ground): Spot {
  const within = stepWithin(spot, step, ground.shapes[spot.pile], ground.table);
  if (within !== undefined) return { pile: spot.pile, index: within };
  if (step === 'home' || step === 'end') return spot;
  const pile = step === 'first' || step === 'last' ? outermost(step, ground) : nearest(spot, step, ground);
  return pile === undefined ? spot : topOf(pile, ground.table);
}

export const topOf = (pile: number, table: TableView): Spot => ({ pile, index: Math.max(0, table.size(pile) - 1) });

/** The spot on a table that has changed meanwhile. */
export function settle(spot: Spot, ground: Ground): Spot {
  const { table } = ground;
  if (!stands(spot.pile, ground)) return topOf(outermost('first', ground) ?? 0, table);
  return spot.index < table.size(spot.pile) ? spot : topOf(spot.pile, table);
}

const LINE: Readonly<Record<string, readonly [back: Step, on: Step]>> = {
  down: ['up', 'down'],
  right: ['left', 'right'],
};

/** Another card of the same pile, undefined when the step leaves it; cards face down are passed over. */
function stepWithin(spot: Spot, step: Step, shape: PileShape | undefined, table: TableView): number | undefined {
  if (typeof shape?.fan !== 'string') return undefined;
  const [back, on] = LINE[shape.fan] ?? [];
  const [deepest, top] = [deepestUp(spot.pile, table), table.size(spot.pile) - 1];
  if (back === undefined || top < 0) return undefined;
  if (step === 'home') return deepest;
  if (step === 'end') return top;
  if (step === back && spot.index > deepest) return spot.index - 1;
  return step === on && spot.index < top ? spot.index + 1 : undefined;
}

/** The lowest of the face-up cards that lie together on top. */
function deepestUp(pile: number, table: TableView): number {
  let index = Math.max(0, table.size(pile) - 1);
  while (index > 0 && !isFaceDown(table.at(pile, index - 1))) index -= 1;
  return index;
}

/** A pile that can be seen: one with cards, or an empty place that takes some. */
function stands(pile: number, { shapes, table, open }: Ground): boolean {
  const shape = shapes[pile];
  return shape !== undefined && (table.size(pile) > 0 || shape.starts !== undefined || shape.redeals || open.has(pile));
}

const standing = (ground: Ground): number[] =>
  ground.shapes.map((_, pile) => pile).filter((pile) => stands(pile, ground));

const outermost = (end: 'first' | 'last', ground: Ground): number | undefined =>
  standing(ground).at(end === 'first' ? 0 : -1);

const AHEAD: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The pile nearest in a direction; what lies aside of the way counts more than what lies far along it. */
function nearest(spot: Spot, step: Step, ground: Ground): number | undefined {
  const { shapes } = ground;
  const [dx, dy] = AHEAD[step] ?? [0, 0];
  const here = shapes[spot.pile];
  if (!here) return undefined;
  const distances = standing(ground).flatMap((pile) => {
    const [x, y] = [(shapes[pile]?.x ?? 0) - here.x, (shapes[pile]?.y ?? 0) - here.y];
    const [along, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    return along > 0.01 ? [{ pile, distance: along + 3 * aside }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.pile;
}
