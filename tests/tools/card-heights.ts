import { games } from '../../engine/index.ts';
import { HEIGHTS_BEFORE, heightsOf, WINDOWS } from '../renderer/board/geometry/heights.ts';

/**
 * `npm run heights`: prints how high the cards of each game are in windows of several sizes, in CSS pixels, and, for
 * games that are older than the arranging of tables by window, by how many percent they have grown; last the medians of
 * these.
 */
const CELL_LETTERS = 12;

const more = (height: number, before: number): number => 100 * (height / before - 1);

function median(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} %`;
}

const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(CELL_LETTERS)).join('');

const grown: number[][] = WINDOWS.map(() => []);
console.log(
  line(
    '',
    WINDOWS.map((window) => window.join('×')),
  ),
);
for (const { id } of games) {
  const cells = heightsOf(id).map((height, at) => {
    const before = HEIGHTS_BEFORE[id]?.[at];
    if (before === undefined) return `${height}   `;
    const percent = more(height, before);
    grown[at]?.push(percent);
    return `${height} +${percent.toFixed(0)}`;
  });
  console.log(line(id, cells));
}
console.log(line('median', grown.map(median)));
console.log(line('median of all', [median(grown.flat())]));
