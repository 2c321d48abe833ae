import type { GameOdds } from './game-odds.ts';

/** Where a game is in the picture, from 0 to 1 from its left lower corner. */
export interface Dot {
  readonly game: GameOdds;
  readonly x: number;
  readonly y: number;
}

/** Shares near 0 lie closer together than they matter: the height is the root of the share. */
export const heightOf = (share: number): number => Math.sqrt(share);

/** A dot a game: how many of its deals can be won to the right, how many the simple player wins upwards. */
export const dotsOf = (all: readonly GameOdds[]): readonly Dot[] =>
  all.map((game) => ({ game, x: game.winnable.share, y: heightOf(game.simple) }));

/** How much farther off a dot seems for lying beside the way. */
const ASIDE = 2;

/**
 * The dot that a key leads to from another: left and right by how many deals can be won, so that every dot is come to;
 * up and down the nearest there; the first or last by name.
 */
export function dotAt(key: string, dots: readonly Dot[], from: Dot): Dot | undefined {
  if (key === 'Home') return dots[0];
  if (key === 'End') return dots.at(-1);
  if (key === 'ArrowLeft') return beside(dots, from, -1);
  if (key === 'ArrowRight') return beside(dots, from, 1);
  if (key === 'ArrowUp')
    return nearest(
      dots.filter(({ y }) => y > from.y),
      from,
    );
  if (key === 'ArrowDown')
    return nearest(
      dots.filter(({ y }) => y < from.y),
      from,
    );
  return undefined;
}

/** The dot so many farther to the right; of those one over the other the higher. */
function beside(dots: readonly Dot[], from: Dot, steps: number): Dot | undefined {
  const order = dots.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return order[order.indexOf(from) + steps];
}

function nearest(dots: readonly Dot[], from: Dot): Dot | undefined {
  const farOff = ({ x, y }: Dot): number => Math.abs(y - from.y) + ASIDE * Math.abs(x - from.x);
  return dots.toSorted((one, other) => farOff(one) - farOff(other))[0];
}

/** The dot that is nearest to a point of the picture, if one is within reach; all of it in pixels. */
export function dotNear(
  dots: readonly Dot[],
  placeOf: (dot: Dot) => { readonly cx: number; readonly cy: number },
  [x, y]: readonly [x: number, y: number],
  reach: number,
): Dot | undefined {
  let [found, least]: [Dot | undefined, number] = [undefined, reach];
  for (const dot of dots) {
    const { cx, cy } = placeOf(dot);
    const distance = Math.hypot(cx - x, cy - y);
    if (distance <= least) [found, least] = [dot, distance];
  }
  return found;
}
