import type { Change } from '../../../../engine/rules.ts';
import { LEAST_SWEPT, startsOf, type Tempo } from '../../../board/motion/flight-plan.ts';
import type { TimedSound } from './score.ts';

/** Effects of changes that add to their sounds. */
export interface TableEffects {
  readonly events: readonly { readonly kind: 'suit' | 'peak' | 'empty'; readonly change: number }[];
  /** The length of the chain that they made longer; 0: of none. */
  readonly chain: number;
}

/** Semitones of a pentatonic scale, in which every chain sounds like a tune, and the most by which a chain rises. */
const SCALE = [0, 2, 4, 7, 9] as const;
const OCTAVE = 12;
const MOST_STEPS = 24;

/** Returns how much higher the next card of a chain of this length sounds than the first one. */
function pitchOf(length: number): number {
  const at = length - 1;
  const steps = OCTAVE * Math.floor(at / SCALE.length) + (SCALE[at % SCALE.length] ?? 0);
  return 2 ** (Math.min(MOST_STEPS, steps) / OCTAVE);
}

/** Adds the sounds of events to those of changes, and gives a chain's card the pitch of its place in the chain. */
export function withEvents(
  heard: readonly TimedSound[],
  changes: readonly Change[],
  { events, chain }: TableEffects,
  tempo: Tempo,
): readonly TimedSound[] {
  const starts = startsOf(changes, tempo);
  const more = events.flatMap(({ kind, change: at }): TimedSound[] => {
    const change = changes[at];
    // A run has a chord of its own.
    if (change?.kind === 'move' && kind === 'suit' && change.count >= LEAST_SWEPT) return [];
    return [{ sound: kind === 'empty' ? 'tick' : 'suit', after: ((starts[at] ?? 0) + tempo.flight) / 1000 }];
  });
  const first = chain > 1 ? heard.findIndex(({ sound }) => sound === 'lay') : -1;
  const rising = heard.map((each, at) =>
    at === first ? { ...each, sound: 'home' as const, pitch: pitchOf(chain) } : each,
  );
  return [...rising, ...more];
}
