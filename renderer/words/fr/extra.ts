import type { extra as english } from '../en/extra.ts';

export const extra = {
  'review.turning-point': 'Tournant',

  'try.begin': 'Essayer',
  'try.line': '{moves, plural, =0 {Essai : jouez vos coups} one {Essai : # coup} other {Essai : # coups}}',
  'try.back': 'Tout reprendre',
  'try.keep': 'Garder',
} as const satisfies Partial<Record<keyof typeof english, string>>;
