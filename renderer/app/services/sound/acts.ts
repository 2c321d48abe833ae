/** What is heard of the table. */
export const SOUNDS = ['lift', 'lay', 'turn', 'deal', 'home', 'gather', 'shuffle', 'refuse', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Sounds that a person makes louder or softer together. */
export type SoundKind = 'cards' | 'refusals' | 'wins';

export const kindOfSound = (sound: Sound): SoundKind => {
  if (sound === 'refuse') return 'refusals';
  return sound === 'win' ? 'wins' : 'cards';
};
