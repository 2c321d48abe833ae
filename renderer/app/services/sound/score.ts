import type { Change } from '../../../../engine/rules.ts';
import { startsOf, type Tempo } from '../../../board/motion/flight-plan.ts';
import type { Sound } from './acts.ts';

/** A sound, and the seconds until it is heard. */
export interface TimedSound {
  readonly sound: Sound;
  readonly after: number;
}

/** Cards that land within this many milliseconds of each other make one sound. */
const SAME_SOUND_MS = 40;
/** Milliseconds before a card rests at which it is heard to land: the end of its flight is slow. */
const LANDING_MS = 70;
/** Cards that make a pack when they turn over together. */
const PACK = 4;

/** Order of precedence of simultaneous sounds. */
const RANK: readonly Sound[] = ['gather', 'home', 'turn', 'deal', 'lay'];

/** Returns the sounds of changes that the board shows in this tempo; `homes` are the foundations. */
export function scoreOf(changes: readonly Change[], homes: ReadonlySet<number>, tempo: Tempo): readonly TimedSound[] {
  if (changes.some(isShuffled)) return [{ sound: 'shuffle', after: 0 }];
  const starts = startsOf(changes, tempo);
  const many = changes.filter(({ kind }) => kind === 'move').length > 3;
  const slots = new Map<number, Sound>();
  for (const [i, change] of changes.entries()) {
    const sound = soundOf(change, homes, many);
    const slot = Math.round((starts[i] ?? 0) / SAME_SOUND_MS);
    const other = slots.get(slot);
    if (sound && (!other || RANK.indexOf(sound) < RANK.indexOf(other))) slots.set(slot, sound);
  }
  const landing = Math.max(0, tempo.flight - LANDING_MS);
  return [...slots].map(([slot, sound]) => ({ sound, after: (slot * SAME_SOUND_MS + landing) / 1000 }));
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
  if (homes.has(change.to)) return 'home';
  if (change.turned && change.count >= PACK) return 'gather';
  if (many) return 'deal';
  return change.turned ? 'turn' : 'lay';
}
