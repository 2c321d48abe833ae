import { expect, test } from 'vitest';
import { games } from '../../../../engine/rules.ts';
import { dotAt, dotNear, dotsOf } from '../../../../renderer/panels/likelihood/dots.ts';
import { gameOdds } from '../../../../renderer/panels/likelihood/game-odds.ts';
import { likelihoodCsv } from '../../../../renderer/panels/likelihood/likelihood-csv.ts';

const all = gameOdds();
const dots = dotsOf(all);

test('draws a dot within the chart for every measured game', () => {
  expect(all.length).toBeGreaterThan(games.length * 0.95);
  expect(dots.filter(({ x, y }) => !(x >= 0 && x <= 1 && y >= 0 && y <= 1))).toEqual([]);
});

test('reaches every dot by arrow keys', () => {
  const reached = new Set([dots[0]!]);
  for (const dot of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = dotAt(key, dots, dot);
      if (next) reached.add(next);
    }
  expect(dots.filter((dot) => !reached.has(dot)).map(({ game }) => game.id)).toEqual([]);
});

test('selects the nearest dot within reach', () => {
  const [one, other] = [dots[0]!, dots[1]!];
  const placeOf = (dot: typeof one) => ({ cx: dot === one ? 100 : 112, cy: 50 });
  expect(dotNear([one, other], placeOf, [105, 52], 20)).toBe(one);
  expect(dotNear([one, other], placeOf, [108, 52], 20)).toBe(other);
  expect(dotNear([one, other], placeOf, [140, 50], 20)).toBeUndefined();
});

test('goes to the first and last game by Home and End only', () => {
  expect(dotAt('Home', dots, dots[5]!)).toBe(dots[0]);
  expect(dotAt('End', dots, dots[5]!)).toBe(dots.at(-1));
  expect(dotAt('x', dots, dots[5]!)).toBeUndefined();
});

test('writes a line of equal cells per game under a header', () => {
  const lines = likelihoodCsv(all).trimEnd().split('\r\n');
  expect(lines).toHaveLength(all.length + 1);
  expect(lines[0]).toBe('game,name,deals,won,lost,chance,open,low,high,simpleGames,simpleWins');
  const klondike = lines.find((line) => line.startsWith('klondike,'))!;
  expect(klondike.split(',')).toHaveLength(11);
});
