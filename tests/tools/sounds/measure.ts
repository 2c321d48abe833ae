/** Measurements of a sound's samples. */
export interface SoundMeasures {
  /** The largest sample, of at most 1. */
  readonly peak: number;
  /** The mean of all samples: 0 where the loudspeaker rests. */
  readonly offset: number;
  /** The largest sample of the first and last millisecond, as a share of the peak. */
  readonly ends: number;
  /** Seconds until 98 % of the energy has been heard. */
  readonly heard: number;
  /** Hertz with half of the energy below and half above. */
  readonly middle: number;
  /** The share of the energy under 300 hertz, and from 1 to 10 kilohertz. */
  readonly low: number;
  readonly bright: number;
}

export function measure(samples: Float32Array, rate: number): SoundMeasures {
  const largest = (part: Float32Array): number => part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const peak = largest(samples);
  const millisecond = Math.round(rate / 1000);
  const ends = Math.max(Math.abs(samples[0] ?? 0), largest(samples.slice(-millisecond))) / peak;
  const spectrum = powers(samples);
  const energy = sum(spectrum);
  const each = rate / 2 / spectrum.length;
  const share = (from: number, to: number): number => sum(spectrum.slice(from / each, to / each)) / energy;
  const squares = samples.map((sample) => sample * sample);
  return {
    peak,
    offset: sum(samples) / samples.length,
    ends,
    heard: reached(squares, 0.98) / rate,
    middle: reached(spectrum, 0.5) * each,
    low: share(0, 300),
    bright: share(1000, 10_000),
  };
}

/** Returns how alike two sounds are at their best alignment: 1 the same, 0 nothing in common. */
export function likeness(a: Float32Array, b: Float32Array): number {
  const size = sizeFor(a.length + b.length);
  const [ar, ai] = transformed(a, size);
  const [br, bi] = transformed(b, size);
  const product = ar.map((_, i) => ar[i]! * br[i]! + ai[i]! * bi[i]!);
  const imaginary = ar.map((_, i) => ai[i]! * br[i]! - ar[i]! * bi[i]!);
  transform(product, imaginary);
  const most = product.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / size;
  return most / Math.sqrt(sum(a.map((each) => each ** 2)) * sum(b.map((each) => each ** 2)));
}

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const each of numbers) all += each;
  return all;
}

/** Returns the first index at which this share of the sum is reached. */
function reached(numbers: Float32Array | Float64Array, part: number): number {
  const wanted = sum(numbers) * part;
  let so = 0;
  return numbers.findIndex((each) => (so += each) >= wanted);
}

const sizeFor = (length: number): number => 2 ** Math.ceil(Math.log2(length));

/** Returns the energy at each frequency from 0 to half the rate. */
function powers(samples: Float32Array): Float64Array {
  const size = sizeFor(samples.length);
  const [real, imaginary] = transformed(samples, size);
  return real.map((each, i) => each ** 2 + imaginary[i]! ** 2).slice(0, size / 2);
}

function transformed(samples: Float32Array, size: number): [Float64Array, Float64Array] {
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
  real.set(samples);
  transform(real, imaginary);
  return [real, imaginary];
}

/** Computes the fast Fourier transform in place (Cooley and Tukey). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  const cosines = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((-2 * Math.PI * k) / size));
  const sines = Float64Array.from({ length: size / 2 }, (_, k) => Math.sin((-2 * Math.PI * k) / size));
  for (let half = 1; half < size; half *= 2)
    for (let from = 0; from < size; from += 2 * half)
      for (let k = 0; k < half; k++) {
        const i = from + k;
        const turn = (k * size) / 2 / half;
        const [r, m] = [real[i + half]!, imaginary[i + half]!];
        const x = r * cosines[turn]! - m * sines[turn]!;
        const y = r * sines[turn]! + m * cosines[turn]!;
        real[i + half] = real[i]! - x;
        imaginary[i + half] = imaginary[i]! - y;
        real[i]! += x;
        imaginary[i]! += y;
      }
}
