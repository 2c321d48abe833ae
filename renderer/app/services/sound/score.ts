import type { Change } from '../../../../engine/rules.ts';
import { LEAST_SWEPT, startsOf, type Tempo } from '../../../board/motion/flight-plan.ts';
import type { Sound } from './acts.ts';

/** A sound, and the seconds until it is heard. */
export interface TimedSound {
  readonly sound: Sound;
  readonly after: number;
  /** How much higher it is than recorded; absent: nearly as recorded, each time a little different. */
  readonly pitch?: number;
}

/** Cards that land within this many milliseconds of each other make one sound. */
const SAME_SOUND_MS = 40;
/** A card is heard to land this many milliseconds before it rests, because the end of its flight is slow. */
const LANDING_MS = 70;
/** This many cards that turn over together sound like a pack. */
const PACK = 4;

/** Order of precedence of simultaneous sounds. */
const RANK: readonly Sound[] = ['run', 'gather', 'home', 'turn', 'deal', 'lay'];

/** Returns the sounds of changes that the board shows in this tempo; `homes` are the foundations. */
export function scoreOf(changes: readonly Change[], homes: ReadonlySet<number>, tempo: Tempo): readonly TimedSound[] {
  if (changes.some(isShuffled)) return [{ sound: 'shuffle', after: 0 }];
  const starts = startsOf(changes, tempo);
  const many = changes.filter(({ kind }) => kind === 'move').length > 3;
  const slots = new Map<number, { readonly sound: Sound; readonly start: number }>();
  for (const [i, change] of changes.entries()) {
    const sound = soundOf(change, homes, many);
    const start = starts[i] ?? 0;
    const slot = Math.round(start / SAME_SOUND_MS);
    const other = slots.get(slot);
    if (sound && (!other || RANK.indexOf(sound) < RANK.indexOf(other.sound)))
      slots.set(slot, { sound, start: other?.start ?? start });
  }
  const landing = Math.max(0, tempo.flight - LANDING_MS);
  // The sound of a run begins with its sweep over the table.
  const begun = (sound: Sound): number => (sound === 'run' ? 0 : landing);
  const heard = [...slots.values()].map(({ sound, start }) => ({ sound, after: (start + begun(sound)) / 1000 }));
  return tempo.quickest === undefined ? heard : rising(heard);
}

/** Lets the cards of a won game rise by an octave as they go home. */
function rising(heard: readonly TimedSound[]): readonly TimedSound[] {
  const last = heard.findLastIndex(({ sound }) => sound === 'home');
  const pitchAt = (at: number): number => 2 ** (at / Math.max(1, last));
  return heard.map((each, at) => (each.sound === 'home' ? { ...each, pitch: pitchAt(at) } : each));
}

/**
 * Whether this is the last swap of a shuffle, which is followed by its count. Other swaps only turn a pile round or
 * take a card out of it.
 */
const isShuffled = ({ kind }: Change, i: number, changes: readonly Change[]): boolean =>
  kind === 'swap' && changes[i + 1]?.kind === 'add';

function soundOf(change: Change, homes: ReadonlySet<number>, many: boolean): Sound | undefined {
  if (change.kind === 'turn') return 'turn';
  if (change.kind !== 'move') return undefined;
  if (homes.has(change.to)) return change.count >= LEAST_SWEPT ? 'run' : 'home';
  if (change.turned && change.count >= PACK) return 'gather';
  if (many) return 'deal';
  return change.turned ? 'turn' : 'lay';
}
