/** The sounds of the table. */
export const SOUNDS = [
  'lift',
  'lay',
  'turn',
  'deal',
  'home',
  'run',
  'suit',
  'tick',
  'gather',
  'shuffle',
  'refuse',
  'win',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Groups of sounds that share a volume setting. */
export type SoundKind = 'cards' | 'refusals' | 'wins';

export const kindOfSound = (sound: Sound): SoundKind => {
  if (sound === 'refuse') return 'refusals';
  return sound === 'win' ? 'wins' : 'cards';
};
