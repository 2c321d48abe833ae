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

/** Which way an arrow leads, to the right and upwards. */
const ARROWS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** How much farther off a dot seems for lying beside the way. */
const ASIDE = 2;

/** The dot that a key leads to from another: the nearest in the arrow's direction, the first or last by name. */
export function dotAt(key: string, dots: readonly Dot[], from: Dot): Dot | undefined {
  if (key === 'Home') return dots[0];
  if (key === 'End') return dots.at(-1);
  const arrow = ARROWS[key];
  if (arrow === undefined) return undefined;
  const [right, up] = arrow;
  let [nearest, least]: [Dot | undefined, number] = [undefined, Infinity];
  const place = dots.indexOf(from);
  for (const [nth, dot] of dots.entries()) {
    const [x, y] = [dot.x - from.x, dot.y - from.y];
    const ahead = x * right + y * up;
    const beside = Math.abs(x * up) + Math.abs(y * right);
    // Dots in one place follow each other by name.
    const isAhead = ahead > 0 || (x === 0 && y === 0 && (nth - place) * (right + up) > 0);
    const distance = ahead + ASIDE * beside + Math.abs(nth - place) * 1e-6;
    if (isAhead && distance < least) [nearest, least] = [dot, distance];
  }
  return nearest;
}
