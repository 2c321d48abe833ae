/** A rectangle on the page, in CSS pixels. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = 'up' | 'down' | 'left' | 'right';

/** The weight of a distance to the side, relative to one in the direction of the key. */
const SIDEWAYS_WEIGHT = 2;

/** Returns the index of the box to which a key towards a side leads from another box; undefined: there is none. */
export function toward(from: Edges, boxes: readonly Edges[], side: Side): number | undefined {
  let best: { readonly at: number; readonly far: number } | undefined;
  for (const [at, box] of boxes.entries()) {
    const far = distance(turned(from, side), turned(box, side));
    if (far !== undefined && far < (best?.far ?? Infinity)) best = { at, far };
  }
  return best?.at;
}

/** Turns a box so that the given side becomes the right one. */
function turned({ left, top, right, bottom }: Edges, side: Side): Edges {
  if (side === 'right') return { left, top, right, bottom };
  if (side === 'left') return { left: -right, top, right: -left, bottom };
  if (side === 'down') return { left: top, top: left, right: bottom, bottom: right };
  return { left: -bottom, top: left, right: -top, bottom: right };
}

/** Measures the distance to a box on the right; undefined: it is not far enough to the right to count. */
function distance(from: Edges, to: Edges): number | undefined {
  const along = Math.max(0, to.left - from.right);
  if (middle(to.left, to.right) <= middle(from.left, from.right) || to.right <= from.right) return undefined;
  const gap = Math.max(0, to.top - from.bottom, from.top - to.bottom);
  return along + SIDEWAYS_WEIGHT * gap + Math.abs(middle(to.top, to.bottom) - middle(from.top, from.bottom)) / 100;
}

const middle = (a: number, b: number): number => (a + b) / 2;
