import type { Sound } from './acts.ts';
import type { TimedSound } from './score.ts';
import { makeTake, takesOf } from './takes.ts';

/** The audio device is released after this many milliseconds of silence. */
const IDLE_MS = 15_000;
/** Cards that go home within this many seconds of each other play one rising tune. */
const TUNE = 2;

/** Plays sounds; each take is computed when first needed. */
export class Player {
  readonly #context = new AudioContext({ latencyHint: 'interactive' });
  readonly #takes = new Map<Sound, AudioBuffer[]>();
  readonly #last = new Map<Sound, { readonly take: number; readonly at: number }>();
  #begun: { readonly source: AudioBufferSourceNode; readonly at: number }[] = [];
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `volumeOf`: from 0 to 1. */
  play(heard: readonly TimedSound[], volumeOf: (sound: Sound) => number): void {
    const context = this.#context;
    clearTimeout(this.#idle);
    if (context.state === 'suspended') void context.resume();
    for (const { sound, after, pitch } of heard) {
      const volume = volumeOf(sound);
      if (volume > 0) this.#start(sound, context.currentTime + after, volume, pitch);
    }
    this.#idle = setTimeout(() => void context.suspend(), IDLE_MS);
  }

  /** Cancels sounds that have not begun. */
  hush(): void {
    const now = this.#context.currentTime;
    for (const { source, at } of this.#begun) if (at > now) source.stop();
    this.#begun = [];
  }

  /** Releases the audio device for good. */
  close(): void {
    clearTimeout(this.#idle);
    void this.#context.close();
  }

  #start(sound: Sound, at: number, volume: number, pitch: number | undefined): void {
    const context = this.#context;
    const buffer = this.#take(sound, pitch === undefined ? this.#next(sound, at) : 0);
    const playbackRate = pitch ?? (sound === 'win' ? 1 : astray(0.03));
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate });
    // Half the perceived loudness is about a third of the amplitude.
    const gain = new GainNode(context, { gain: volume ** 1.7 * astray(0.12) });
    source.connect(gain).connect(context.destination);
    source.start(at);
    this.#begun.push({ source, at });
  }

  /** Picks any take except the previous one; for a tune, its next note. */
  #next(sound: Sound, at: number): number {
    const takes = takesOf(sound);
    const last = this.#last.get(sound);
    let take = Math.floor(Math.random() * (last ? takes - 1 : takes));
    if (last && take >= last.take) take++;
    if (sound === 'home') take = last && at - last.at < TUNE ? (last.take + 1) % takes : 0;
    this.#last.set(sound, { take, at });
    return take;
  }

  #take(sound: Sound, take: number): AudioBuffer {
    const made = this.#takes.get(sound) ?? [];
    this.#takes.set(sound, made);
    return (made[take] ??= bufferOf(makeTake(sound, take, this.#context.sampleRate), this.#context.sampleRate));
  }
}

function bufferOf(samples: Float32Array<ArrayBuffer>, sampleRate: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** Returns a random factor near one, so that no two cards sound quite alike. */
const astray = (part: number): number => 1 + (Math.random() * 2 - 1) * part;
