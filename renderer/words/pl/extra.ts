import type { extra as english } from '../en/extra.ts';

export const extra = {
  'review.turning-point': 'Punkt zwrotny',

  'try.begin': 'Wypróbuj',
  'try.line':
    '{moves, plural, =0 {Próba: wykonaj ruchy} one {Próba: # ruch} few {Próba: # ruchy} many {Próba: # ruchów} other {Próba: # ruchu}}',
  'try.back': 'Cofnij całość',
  'try.keep': 'Zachowaj',
} as const satisfies Partial<Record<keyof typeof english, string>>;
