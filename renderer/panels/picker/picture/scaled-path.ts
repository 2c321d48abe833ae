/** A command of SVG path data with its numbers. */
interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

const stepsOf = (path: string): Step[] =>
  [...path.matchAll(COMMAND)].map(([, command = '', numbers = '']) => ({
    command,
    numbers: [...numbers.matchAll(NUMBER)].map(([number]) => Number(number)),
  }));

/** How many numbers each command takes at a time. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

/**
 * Returns a path whose commands are all relative, made larger by a factor; a negative one turns it upside down too. It
 * may follow a move to where its origin shall be. It knows the commands `M L C Z m l h v c a z`.
 */
export function scaledPath(path: string, factor: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let scaled = '';
  for (const { command, numbers } of stepsOf(path)) {
    const kind = command.toLowerCase();
    const count = COUNTS[kind] ?? 0;
    if (count === 0) [x, y] = [startX, startY];
    scaled += kind;
    for (let at = 0; at < numbers.length; at += count) {
      const [baseX, baseY] = command === kind ? [0, 0] : [x, y];
      const moved = numbers.slice(at, at + count).map((number, i) => movedBy(kind, i, number, baseX, baseY));
      scaled += (at > 0 ? ' ' : '') + writeNumbers(moved.map((number, i) => scaledBy(kind, i, number, factor)));
      if (kind !== 'v') x += moved.at(kind === 'h' ? -1 : -2) ?? 0;
      if (kind !== 'h') y += moved.at(-1) ?? 0;
      if (kind === 'm' && at === 0) [startX, startY] = [x, y];
    }
  }
  return scaled;
}

/** Returns a coordinate relative to a base; an arc's radii, angle and flags stay. */
function movedBy(kind: string, at: number, number: number, baseX: number, baseY: number): number {
  if (kind === 'a' && at < 5) return number;
  const isAcross = kind === 'h' || (kind !== 'v' && (kind === 'a' ? at === 5 : at % 2 === 0));
  return number - (isAcross ? baseX : baseY);
}

function scaledBy(kind: string, at: number, number: number, factor: number): number {
  if (kind !== 'a' || at > 4) return number * factor;
  return at < 2 ? number * Math.abs(factor) : number;
}

/** Returns numbers as short as they can be written: thousands of them make a picture. */
export const writeNumbers = (numbers: readonly number[]): string =>
  numbers
    .map((number) => `${Math.round(number * 1000) / 1000}`.replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
