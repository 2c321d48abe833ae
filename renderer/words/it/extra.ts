import type { extra as english } from '../en/extra.ts';

export const extra = {
  'review.turning-point': 'Punto di svolta',

  'try.begin': 'Prova',
  'try.line': '{moves, plural, =0 {Prova: fai le tue mosse} one {Prova: # mossa} other {Prova: # mosse}}',
  'try.back': 'Annulla tutto',
  'try.keep': 'Tieni',
} as const satisfies Partial<Record<keyof typeof english, string>>;
