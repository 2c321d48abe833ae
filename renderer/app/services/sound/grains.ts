/**
 * Building blocks of card sounds, as samples: a burst of noise where paper hits something, brushed noise where paper
 * slides, and a ringing tone (the table under a card, a bar of wood). Times and decays are in seconds, levels are
 * amplitudes.
 */

/** Makes a generator of noise from −1 to 1, the same for the same seed (mulberry32, Tommy Ettinger, public domain). */
export function makeNoise(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** The samples that sounds are added to. */
export interface Canvas {
  readonly samples: Float32Array;
  /** Samples per second. */
  readonly rate: number;
  readonly noise: () => number;
}

/** Noise that passes from `low` to `high` hertz, and falls off by 12 dB per octave outside. */
interface Band {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly level: number;
}

const mix = (samples: Float32Array, i: number, more: number): void => {
  samples[i] = (samples[i] ?? 0) + more;
};

/** Adds a hit: at full level within half a millisecond, then down to a third in each `decay`. */
export function addBurst(canvas: Canvas, { decay, ...band }: Band & { readonly decay: number }): void {
  const rise = canvas.rate * 0.0005;
  addNoise(canvas, band, decay * 8, (i) => Math.min(1, i / rise) * Math.exp(-i / (decay * canvas.rate)));
}

/** Adds a slide: it swells and fades within `seconds`, and is as rough as paper on paper. */
export function addBrush(canvas: Canvas, { seconds, ...band }: Band & { readonly seconds: number }): void {
  const rough = makeRoughness(canvas);
  addNoise(canvas, band, seconds, (i, part) => Math.sin(Math.PI * part) ** 2 * rough(i));
}

/** Adds a tone at `hertz` that falls to a third in each `decay`. */
export function addRing(
  { samples, rate }: Canvas,
  { at, hertz, decay, level }: Readonly<Record<'at' | 'hertz' | 'decay' | 'level', number>>,
): void {
  const begin = Math.round(at * rate);
  const rise = Math.max(0.0015, 0.5 / hertz) * rate;
  const length = Math.min(samples.length - begin, Math.ceil(decay * 8 * rate));
  const step = (2 * Math.PI * hertz) / rate;
  // Each sample of a fading sine follows from the two before: much faster than computing a sine and a power for each.
  const fade = Math.exp(-1 / (decay * rate));
  const [first, second] = [2 * fade * Math.cos(step), -fade * fade];
  let [before, now] = [0, level * fade * Math.sin(step)];
  for (let i = 1; i < length; i++) {
    mix(samples, begin + i, now * Math.min(1, i / rise));
    const next = first * now + second * before;
    before = now;
    now = next;
  }
}

/** Adds an echo of everything: `after` this many seconds, at this part of its level. */
export function addEcho({ samples, rate }: Canvas, after: number, part: number): void {
  const late = Math.round(after * rate);
  for (let i = samples.length - 1; i >= late; i--) mix(samples, i, part * (samples[i - late] ?? 0));
}

/** Makes a slowly changing random factor between a third and one, with a new target about 400 times a second. */
function makeRoughness({ rate, noise }: Canvas): (i: number) => number {
  const every = Math.round(rate / 400);
  let [from, to] = [0, noise()];
  return (i) => {
    if (i % every === 0) [from, to] = [to, noise()];
    return 2 / 3 + (from + ((to - from) * (i % every)) / every) / 3;
  };
}

function addNoise(
  { samples, rate, noise }: Canvas,
  { at, low, high, level }: Band,
  seconds: number,
  shape: (i: number, part: number) => number,
): void {
  const begin = Math.round(at * rate);
  const length = Math.min(samples.length - begin, Math.ceil(seconds * rate));
  const above = makeFilter('high', low, rate);
  const below = makeFilter('low', high, rate);
  // Without this, narrow noise would be softer than wide noise of the same level.
  const even = level / Math.sqrt((high - low) / (rate / 2));
  for (let i = 0; i < length; i++) mix(samples, begin + i, even * shape(i, i / length) * below(above(noise())));
}

/**
 * Makes a second-order Butterworth filter that passes frequencies above (`high`) or below (`low`) `hertz`; see the
 * Audio EQ Cookbook.
 */
export function makeFilter(pass: 'low' | 'high', hertz: number, rate: number): (sample: number) => number {
  const angle = (2 * Math.PI * Math.min(hertz, rate * 0.45)) / rate;
  const cosine = Math.cos(angle);
  const alpha = Math.sin(angle) / Math.SQRT2;
  const scale = 1 + alpha;
  const middle = (pass === 'low' ? 1 - cosine : -1 - cosine) / scale;
  const side = Math.abs(middle) / 2;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (sample) => {
    const y = side * (sample + x2) + middle * x1 + (2 * cosine * y1 - (1 - alpha) * y2) / scale;
    [x1, x2, y1, y2] = [sample, x1, y, y1];
    return y;
  };
}
