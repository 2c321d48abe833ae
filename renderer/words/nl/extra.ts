import type { extra as english } from '../en/extra.ts';

export const extra = {
  'review.turning-point': 'Keerpunt',

  'try.begin': 'Uitproberen',
  'try.line':
    '{moves, plural, =0 {Uitproberen: doe je zetten} one {Uitgeprobeerd: # zet} other {Uitgeprobeerd: # zetten}}',
  'try.back': 'Terugnemen',
  'try.keep': 'Behouden',
} as const satisfies Partial<Record<keyof typeof english, string>>;
