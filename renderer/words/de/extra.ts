import type { extra as english } from '../en/extra.ts';

export const extra = {
  'review.turning-point': 'Wendepunkt',

  'try.begin': 'Ausprobieren',
  'try.line':
    '{moves, plural, =0 {Ausprobieren: Mach deine Züge} one {Ausprobiert: # Zug} other {Ausprobiert: # Züge}}',
  'try.back': 'Zurücknehmen',
  'try.keep': 'Behalten',
} as const satisfies Partial<Record<keyof typeof english, string>>;
