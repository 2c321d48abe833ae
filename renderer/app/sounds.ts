import type { Change } from '../../engine/index.ts';

export type Sound = 'deal' | 'flip' | 'move' | 'collect' | 'win';

/** A rustle of paper: how long, how bright, how loud. */
interface Rustle {
  readonly seconds: number;
  readonly hertz: number;
  readonly loudness: number;
}

const RUSTLES: Readonly<Record<Exclude<Sound, 'win'>, Rustle>> = {
  deal: { seconds: 0.35, hertz: 2600, loudness: 0.5 },
  flip: { seconds: 0.06, hertz: 3400, loudness: 0.5 },
  move: { seconds: 0.08, hertz: 1500, loudness: 0.7 },
  collect: { seconds: 0.1, hertz: 2200, loudness: 0.8 },
};
const CHORD = [523.25, 659.25, 783.99, 1046.5];

/** Sounds made on the spot; nothing is loaded. */
export class Sounds {
  #context: AudioContext | undefined;

  /** `volume` from 0 to 1. */
  play(sound: Sound, volume: number): void {
    const context = (this.#context ??= new AudioContext());
    const out = new GainNode(context, { gain: volume * volume });
    out.connect(context.destination);
    if (sound === 'win') CHORD.forEach((hertz, i) => chime(context, out, hertz, context.currentTime + i * 0.11));
    else rustle(context, out, RUSTLES[sound]);
  }
}

/** What changes sound like; `homes` are the foundations. */
export function soundOf(changes: readonly Change[], homes: ReadonlySet<number>): Sound | undefined {
  const moves = changes.filter((change) => change.kind === 'move');
  if (moves.some(({ to }) => homes.has(to))) return 'collect';
  if (moves.length > 3) return 'deal';
  if (moves.some(({ turned }) => turned)) return 'flip';
  return moves.length > 0 ? 'move' : undefined;
}

function rustle(context: AudioContext, out: AudioNode, { seconds, hertz, loudness }: Rustle): void {
  const noise = new AudioBuffer({ length: Math.ceil(context.sampleRate * seconds), sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3 * loudness;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 0.8 })).connect(out);
  source.start();
}

function chime(context: AudioContext, out: AudioNode, hertz: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(0.25, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + 0.9);
  tone.connect(fade).connect(out);
  tone.start(at);
  tone.stop(at + 0.9);
}
