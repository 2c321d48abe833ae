import type { Change } from '../../../../engine/index.ts';
import { startsOf, type Tempo } from '../../../board/motion/flight-plan.ts';
import type { Sound } from './acts.ts';

/** A sound, so many seconds from now. */
export interface Heard {
  readonly sound: Sound;
  readonly after: number;
}

/** Cards that come down within so many milliseconds of each other are heard as one. */
const APART = 40;
/** A card is heard to come down so long before it is at rest, in milliseconds: the last of its way is slow. */
const EARLY = 70;
/** So many cards that turn over together are a pack. */
const PACK = 4;

/** Of sounds at the same time the first of these is heard. */
const RANK: readonly Sound[] = ['gather', 'home', 'turn', 'deal', 'lay'];

/** What changes sound like when the board moves their cards in this tempo; `homes` are the foundations. */
export function scoreOf(changes: readonly Change[], homes: ReadonlySet<number>, tempo: Tempo): readonly Heard[] {
  if (changes.some(isShuffled)) return [{ sound: 'shuffle', after: 0 }];
  const starts = startsOf(changes, tempo);
  const many = changes.filter(({ kind }) => kind === 'move').length > 3;
  const slots = new Map<number, Sound>();
  for (const [i, change] of changes.entries()) {
    const sound = soundOf(change, homes, many);
    const slot = Math.round((starts[i] ?? 0) / APART);
    const other = slots.get(slot);
    if (sound && (!other || RANK.indexOf(sound) < RANK.indexOf(other))) slots.set(slot, sound);
  }
  const landing = Math.max(0, tempo.flight - EARLY);
  return [...slots].map(([slot, sound]) => ({ sound, after: (slot * APART + landing) / 1000 }));
}

/** The last swap of a shuffle, which is then counted; other swaps only turn a pile round or take a card out of it. */
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
