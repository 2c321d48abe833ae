import type { Change } from '../../../engine/index.ts';

export type Sound = 'deal' | 'flip' | 'place' | 'home' | 'wrong' | 'win';

/** A brush of paper: how long, how bright, how loud, and of how many cards one after another. */
interface Brush {
  readonly seconds: number;
  readonly hertz: number;
  readonly loudness: number;
  readonly times: number;
  readonly between: number;
}

/** A soft tone: its pitch, when it begins, how long it is heard. */
interface Tone {
  readonly hertz: number;
  readonly after: number;
  readonly seconds: number;
  readonly loudness: number;
}

const once = { times: 1, between: 0 };
const BRUSHES: Readonly<Record<Sound, Brush | undefined>> = {
  deal: { seconds: 0.055, hertz: 2900, loudness: 0.45, times: 9, between: 0.062 },
  flip: { seconds: 0.07, hertz: 3400, loudness: 0.55, ...once },
  place: { seconds: 0.06, hertz: 1700, loudness: 0.7, ...once },
  home: { seconds: 0.06, hertz: 2300, loudness: 0.6, ...once },
  wrong: { seconds: 0.05, hertz: 700, loudness: 0.5, ...once },
  win: undefined,
};
const CHORD = [523.25, 659.25, 783.99, 1046.5];
const TONES: Readonly<Partial<Record<Sound, readonly Tone[]>>> = {
  place: [{ hertz: 190, after: 0, seconds: 0.07, loudness: 0.3 }],
  home: [{ hertz: 880, after: 0.01, seconds: 0.22, loudness: 0.1 }],
  wrong: [
    { hertz: 196, after: 0, seconds: 0.13, loudness: 0.3 },
    { hertz: 165, after: 0.09, seconds: 0.2, loudness: 0.3 },
  ],
  win: CHORD.map((hertz, i) => ({ hertz, after: i * 0.11, seconds: 0.9, loudness: 0.22 })),
};

/** No two cards sound quite alike: a factor for a pitch, up to a twelfth up or down. */
const astray = (): number => 1 + (Math.random() - 0.5) / 6;

/** Sounds made on the spot; nothing is loaded. */
export class Sounds {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;

  /** `volume` from 0 to 1. */
  play(sound: Sound, volume: number): void {
    const context = (this.#context ??= new AudioContext());
    const out = new GainNode(context, { gain: volume * volume });
    out.connect(context.destination);
    const brush = BRUSHES[sound];
    const pitch = sound === 'win' ? 1 : astray();
    if (brush) this.#brush(context, out, brush);
    for (const tone of TONES[sound] ?? []) ring(context, out, { ...tone, hertz: tone.hertz * pitch });
  }

  #brush(context: AudioContext, out: AudioNode, { seconds, hertz, loudness, times, between }: Brush): void {
    const buffer = (this.#noise ??= makeNoise(context));
    for (let i = 0; i < times; i++) {
      const at = context.currentTime + i * between * astray();
      const source = new AudioBufferSourceNode(context, { buffer });
      const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz * astray(), Q: 0.8 });
      const fade = new GainNode(context, { gain: loudness });
      fade.gain.setValueAtTime(loudness * astray(), at);
      fade.gain.exponentialRampToValueAtTime(0.001, at + seconds);
      source.connect(band).connect(fade).connect(out);
      source.start(at, Math.random() * (NOISE - seconds), seconds);
    }
  }
}

/** Seconds of noise, of which every brush takes another piece. */
const NOISE = 0.6;

function makeNoise(context: AudioContext): AudioBuffer {
  const { sampleRate } = context;
  const noise = new AudioBuffer({ length: Math.ceil(sampleRate * NOISE), sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function ring(context: AudioContext, out: AudioNode, { hertz, after, seconds, loudness }: Tone): void {
  const at = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(loudness, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(fade).connect(out);
  tone.start(at);
  tone.stop(at + seconds);
}

/** What changes sound like; `homes` are the foundations. */
export function soundOf(changes: readonly Change[], homes: ReadonlySet<number>): Sound | undefined {
  const moves = changes.filter((change) => change.kind === 'move');
  if (moves.some(({ to }) => homes.has(to))) return 'home';
  if (moves.length > 3) return 'deal';
  if (moves.some(({ turned }) => turned)) return 'flip';
  return moves.length > 0 ? 'place' : undefined;
}
