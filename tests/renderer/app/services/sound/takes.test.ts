import { describe, expect, test } from 'vitest';
import { type Sound, SOUNDS } from '../../../../../renderer/app/services/sound/acts.ts';
import { makeTake, takesOf } from '../../../../../renderer/app/services/sound/takes.ts';
import { likeness, measure } from '../../../../tools/sounds/measure.ts';

/**
 * Ranges for each sound: its audible length in milliseconds, the frequency in hertz below which half its energy is, and
 * its loudest sample.
 */
const MEASURES: Readonly<Record<Sound, readonly [heard: Range, middle: Range, peak: Range]>> = {
  lift: [
    [40, 110],
    [3000, 7000],
    [0.1, 0.3],
  ],
  lay: [
    [40, 110],
    [1000, 4000],
    [0.4, 0.6],
  ],
  turn: [
    [50, 130],
    [2500, 6000],
    [0.4, 0.6],
  ],
  deal: [
    [35, 90],
    [3000, 7000],
    [0.3, 0.5],
  ],
  home: [
    [200, 400],
    [500, 3000],
    [0.4, 0.6],
  ],
  run: [
    [500, 1300],
    [100, 600],
    [0.4, 0.6],
  ],
  suit: [
    [400, 1200],
    [250, 1200],
    [0.35, 0.5],
  ],
  tick: [
    [20, 200],
    [500, 2500],
    [0.2, 0.4],
  ],
  gather: [
    [250, 450],
    [1500, 5000],
    [0.4, 0.6],
  ],
  shuffle: [
    [800, 1100],
    [2500, 6000],
    [0.4, 0.6],
  ],
  refuse: [
    [110, 250],
    [180, 400],
    [0.3, 0.5],
  ],
  win: [
    [1000, 2200],
    [400, 1500],
    [0.5, 0.7],
  ],
};
type Range = readonly [number, number];
/** Sounds of paper: their energy is between 1 and 10 kilohertz, with next to none below 300 hertz. */
const PAPER: ReadonlySet<Sound> = new Set(['lift', 'turn', 'deal', 'shuffle']);
const RATE = 48_000;

const takes = (sound: Sound): Float32Array[] =>
  Array.from({ length: takesOf(sound) }, (_, take) => makeTake(sound, take, RATE));
const expectWithin = (value: number, [from, to]: Range): void => {
  expect(value).toBeGreaterThanOrEqual(from);
  expect(value).toBeLessThanOrEqual(to);
};

describe.each(SOUNDS)('sound samples of “%s”', (sound) => {
  const all = takes(sound);
  const measured = all.map((take) => measure(take, RATE));

  test('have the expected length, brightness and loudness', () => {
    const [heard, middle, peak] = MEASURES[sound];
    for (const one of measured) {
      expectWithin(one.heard * 1000, heard);
      expectWithin(one.middle, middle);
      expectWithin(one.peak, peak);
      if (PAPER.has(sound)) expect(one.bright).toBeGreaterThan(0.75);
      if (PAPER.has(sound)) expect(one.low).toBeLessThan(0.1);
    }
  });

  test('begin and end in silence around zero', () => {
    for (const { ends, offset } of measured) {
      expect(ends).toBeLessThan(0.001);
      expect(Math.abs(offset)).toBeLessThan(0.0005);
    }
  });

  test('differ from each other', () => {
    expect(all.length).toBeGreaterThanOrEqual(3);
    const starts = all.map((take) => take.slice(0.02 * RATE, 0.19 * RATE));
    for (const [i, one] of starts.entries())
      for (const other of starts.slice(i + 1)) expect(likeness(one, other)).toBeLessThan(0.92);
  });
});

test('sounds the same at 44,100 samples a second', () => {
  const [here, there] = [measure(makeTake('lay', 0, RATE), RATE), measure(makeTake('lay', 0, 44_100), 44_100)];
  expect(there.peak).toBeCloseTo(here.peak);
  expect(Math.abs(there.heard - here.heard)).toBeLessThan(0.015);
});
