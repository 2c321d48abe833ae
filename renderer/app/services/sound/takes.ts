import type { Sound } from './acts.ts';
import { addBrush, addBurst, addEcho, addRing, type Canvas, makeFilter, makeNoise } from './grains.ts';

/** How a sound is made: its length, loudness and number of takes, and the function that adds one take. */
interface Recipe {
  readonly seconds: number;
  /** The largest sample, of at most 1. */
  readonly peak: number;
  readonly takes: number;
  readonly add: (canvas: Canvas, about: About, take: number) => void;
}

/** Returns a random number near `value`, at most `part` of it higher or lower. */
type About = (value: number, part?: number) => number;

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  lift: { seconds: 0.11, peak: 0.22, takes: 5, add: addLift },
  lay: { seconds: 0.17, peak: 0.5, takes: 6, add: (canvas, about) => addLaid(canvas, about) },
  turn: { seconds: 0.18, peak: 0.45, takes: 6, add: addTurned },
  deal: { seconds: 0.13, peak: 0.36, takes: 8, add: addDealt },
  home: { seconds: 0.7, peak: 0.5, takes: 6, add: addHome },
  run: { seconds: 1.3, peak: 0.5, takes: 3, add: addRun },
  suit: { seconds: 1.2, peak: 0.42, takes: 3, add: addSuit },
  tick: { seconds: 0.3, peak: 0.3, takes: 3, add: addTick },
  gather: { seconds: 0.5, peak: 0.45, takes: 3, add: addGathered },
  shuffle: { seconds: 1.1, peak: 0.45, takes: 3, add: addShuffled },
  refuse: { seconds: 0.3, peak: 0.42, takes: 4, add: addRefused },
  win: { seconds: 2.6, peak: 0.6, takes: 4, add: addWon },
};

export const takesOf = (sound: Sound): number => RECIPES[sound].takes;

/** Computes the samples of one take of a sound, always the same; takes count from 0. `rate`: samples per second. */
export function makeTake(sound: Sound, take: number, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, peak, add } = RECIPES[sound];
  const noise = makeNoise(take);
  const samples = new Float32Array(Math.round(seconds * rate));
  add({ samples, rate, noise }, (value, part = 0.12) => value * (1 + part * noise()), take);
  return finished(samples, rate, peak);
}

/** Removes the lowest rumble, fades both ends, and sets the peak level. */
function finished(samples: Float32Array<ArrayBuffer>, rate: number, peak: number): Float32Array<ArrayBuffer> {
  const above = makeFilter('high', 70, rate);
  const [rise, fall] = [0.001 * rate, samples.length / 6];
  const { length } = samples;
  for (const [i, sample] of samples.entries())
    samples[i] =
      above(sample) * Math.min(1, i / rise, Math.sin((Math.PI / 2) * Math.min(1, (length - 1 - i) / fall)) ** 2);
  const largest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / largest);
}

/** A fingernail under the edge, and the card coming off the one below. */
function addLift(canvas: Canvas, about: About): void {
  addBurst(canvas, { at: 0.004, decay: about(0.003), low: 1800, high: about(7000), level: 0.5 });
  addBrush(canvas, { at: 0.006, seconds: about(0.08), low: about(1600), high: about(7500), level: 0.5 });
}

/** A card is laid: it glides in, its edge taps the table, the rest follows, and the table resounds. */
function addLaid(canvas: Canvas, about: About, level = 1): void {
  const tap = about(0.034);
  addBrush(canvas, { at: 0, seconds: tap + 0.012, low: 1500, high: about(6500), level: 0.22 * level });
  addBurst(canvas, { at: tap, decay: about(0.006, 0.25), low: about(900), high: about(6500), level });
  addBurst(canvas, {
    at: tap + about(0.011, 0.4),
    decay: 0.004,
    low: 1200,
    high: about(7500),
    level: about(0.45, 0.4) * level,
  });
  addBurst(canvas, { at: tap, decay: about(0.013), low: 300, high: about(1500), level: 0.4 * level });
  addRing(canvas, { at: tap, hertz: about(180), decay: 0.018, level: 0.35 * level });
}

/** The card springs off the thumb, turns in the air, and slaps down on its other side. */
function addTurned(canvas: Canvas, about: About): void {
  const slap = about(0.062);
  addBurst(canvas, { at: 0.003, decay: about(0.0035), low: about(1900), high: 8500, level: about(0.55, 0.3) });
  addBrush(canvas, { at: 0.008, seconds: slap, low: about(2200), high: 8500, level: 0.3 });
  addBurst(canvas, { at: slap, decay: about(0.007, 0.25), low: about(1000), high: about(6800), level: 1 });
  addBurst(canvas, { at: slap, decay: 0.011, low: 350, high: about(1700), level: 0.3 });
  addRing(canvas, { at: slap, hertz: about(210), decay: 0.014, level: 0.18 });
}

/** A card is dealt off the pack onto the table, lighter and quicker than a card laid by hand. */
function addDealt(canvas: Canvas, about: About): void {
  const tap = about(0.044);
  addBrush(canvas, { at: 0, seconds: tap + 0.015, low: about(1700), high: about(7500), level: 0.5 });
  addBurst(canvas, { at: tap, decay: about(0.005, 0.3), low: about(1200), high: about(7000), level: about(0.9, 0.3) });
  addBurst(canvas, { at: tap, decay: 0.009, low: 400, high: about(1800), level: 0.25 });
}

/** Notes of cards that go home, in hertz: a pentatonic scale, in which any order sounds right, and its octave. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5];

function addHome(canvas: Canvas, about: About, take: number): void {
  addLaid(canvas, about);
  addNote(canvas, 0.036, SCALE[take] ?? 523.25, 0.1);
}

/** A run is swept together over the cloth, and a low chord rings as it is put down. */
function addRun(canvas: Canvas, about: About): void {
  addBrush(canvas, { at: 0, seconds: about(0.36), low: 900, high: about(5200), level: 0.45 });
  addBurst(canvas, { at: 0.34, decay: about(0.012), low: 300, high: 1800, level: 0.6 });
  for (const [i, hertz] of [130.81, 196, 261.63].entries())
    addRing(canvas, { at: 0.36 + i * 0.02, hertz, decay: 0.28, level: 0.2 });
}

/** A chord of three bars, struck one just after the other. */
function addSuit(canvas: Canvas, about: About, take: number): void {
  const tune = TUNES[take] ?? [];
  for (const [i, steps] of tune
    .slice(0, 3)
    .toSorted((a, b) => a - b)
    .entries())
    addLong(canvas, 0.004 + i * about(0.045), 392 * 2 ** (steps / 12), 0.2);
  addEcho(canvas, 0.097, 0.12);
}

/** A fingertip on the table. */
function addTick(canvas: Canvas, about: About): void {
  addBurst(canvas, { at: 0.002, decay: about(0.004), low: 500, high: about(3200), level: 0.7 });
  addRing(canvas, { at: 0.002, hertz: about(740, 0.05), decay: 0.035, level: 0.5 });
}

/**
 * A wooden bar struck with felt. Its overtones are those of a marimba: two octaves above, and three octaves and a
 * third.
 */
function addNote(canvas: Canvas, at: number, hertz: number, level: number): void {
  addRing(canvas, { at, hertz, decay: 0.2, level });
  addRing(canvas, { at, hertz: hertz * 3.98, decay: 0.06, level: level * 0.22 });
  addRing(canvas, { at, hertz: hertz * 9.9, decay: 0.02, level: level * 0.06 });
}

/** The pack is drawn together and knocked straight on the table. */
function addGathered(canvas: Canvas, about: About): void {
  addBrush(canvas, { at: 0, seconds: about(0.19), low: 1100, high: about(6000), level: 0.5 });
  for (const [at, level] of [
    [0.2, 1],
    [0.3, 0.65],
  ] as const) {
    const knock = about(at, 0.06);
    addBurst(canvas, { at: knock, decay: about(0.006), low: about(700), high: about(5500), level });
    addBurst(canvas, { at: knock, decay: 0.016, low: 250, high: 1400, level: 0.5 * level });
    addRing(canvas, { at: knock, hertz: about(150), decay: 0.022, level: 0.45 * level });
  }
}

/** Two halves riffle into each other, spring together under a bridge, and are knocked straight. */
function addShuffled(canvas: Canvas, about: About): void {
  const tick = (at: number, level: number): void =>
    addBurst(canvas, { at, decay: about(0.0022, 0.3), low: about(1500), high: about(7500), level });
  for (let at = 0.01, gap = 0.024; at < 0.5; at += about(gap, 0.3), gap *= 0.975) tick(at, about(0.5 + at / 2, 0.4));
  for (let at = 0.6, gap = 0.014; at < 0.85; at += about(gap, 0.25), gap *= 0.96) tick(at, about(0.35, 0.4));
  addBrush(canvas, { at: 0.58, seconds: 0.3, low: 1500, high: about(6500), level: 0.35 });
  addBurst(canvas, { at: about(0.93, 0.02), decay: 0.007, low: 700, high: 5500, level: 0.8 });
  addBurst(canvas, { at: 0.93, decay: 0.015, low: 250, high: 1400, level: 0.4 });
}

/** Two soft knocks on wood under cloth, the second lower. */
function addRefused(canvas: Canvas, about: About, take: number): void {
  const hertz = 218 + take * 9;
  for (const [at, down, level] of [
    [0.002, 1, 1],
    [0.098, 0.84, 0.8],
  ] as const) {
    addRing(canvas, { at, hertz: hertz * down, decay: 0.03, level });
    addRing(canvas, { at, hertz: hertz * down * 2.42, decay: 0.016, level: level * 0.5 });
    addBurst(canvas, { at, decay: about(0.006), low: 300, high: about(2200), level: level * 0.6 });
  }
}

/** Notes of major chords, in semitones above the lowest, in the order in which they are struck. */
const TUNES: readonly (readonly number[])[] = [
  [0, 4, 7, 12, 16],
  [0, 7, 4, 12, 16],
  [-5, 0, 4, 7, 12],
  [4, 0, 7, 12, 16],
];

/** The pack is spread, and a few notes rise over it to a chord. */
function addWon(canvas: Canvas, about: About, take: number): void {
  const tune = TUNES[take] ?? [];
  const pitch = (steps: number): number => 523.25 * 2 ** (steps / 12);
  addBrush(canvas, { at: 0, seconds: 0.5, low: 1500, high: about(7000), level: 0.08 });
  for (const [i, steps] of tune.entries()) addLong(canvas, 0.04 + i * 0.125, pitch(steps), 0.2);
  for (const [i, steps] of [-12, 0, 4, 7, 12].entries()) addLong(canvas, 0.84 + i * 0.012, pitch(steps), 0.16);
  addEcho(canvas, 0.137, 0.1);
  addEcho(canvas, 0.083, 0.16);
}

/** A note that is left to ring. */
function addLong(canvas: Canvas, at: number, hertz: number, level: number): void {
  addRing(canvas, { at, hertz, decay: 0.34, level });
  addNote(canvas, at, hertz, level * 0.5);
}
