import type { GameOdds } from './game-odds.ts';

/** A game's place in the picture, from 0 to 1 from its lower left corner. */
export interface Dot {
  readonly game: GameOdds;
  readonly x: number;
  readonly y: number;
}

/** Returns the height of a share: its root, because shares near 0 would crowd together. */
export const heightOf = (share: number): number => Math.sqrt(share);

/** Returns a dot for each game: its winnable deals to the right, the basic bot's wins upwards. */
export const dotsOf = (all: readonly GameOdds[]): readonly Dot[] =>
  all.map((game) => ({ game, x: game.winnable.share, y: heightOf(game.simple) }));

/** Factor on sideways distance when looking for the nearest dot above or below. */
const SIDEWAYS_WEIGHT = 2;

/**
 * Returns the dot that a key leads to from another. Left and right follow the order of winnable deals, so that every
 * dot can be reached. Up and down lead to the nearest dot there, Home and End to the first and last by name.
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

/** Returns the dot this many steps to the right; of dots above each other the higher one comes later. */
function beside(dots: readonly Dot[], from: Dot, steps: number): Dot | undefined {
  const order = dots.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return order[order.indexOf(from) + steps];
}

function nearest(dots: readonly Dot[], from: Dot): Dot | undefined {
  const farOff = ({ x, y }: Dot): number => Math.abs(y - from.y) + SIDEWAYS_WEIGHT * Math.abs(x - from.x);
  return dots.toSorted((one, other) => farOff(one) - farOff(other))[0];
}

/** Returns the dot nearest to a point of the picture, if one is within reach; lengths in pixels. */
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
