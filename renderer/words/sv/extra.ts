import type { extra as english } from '../en/extra.ts';

export const extra = {
  'review.turning-point': 'Vändpunkt',

  'try.begin': 'Pröva',
  'try.line': '{moves, plural, =0 {Pröva: gör dina drag} one {Prövat: # drag} other {Prövat: # drag}}',
  'try.back': 'Ta tillbaka',
  'try.keep': 'Behåll',
} as const satisfies Partial<Record<keyof typeof english, string>>;
