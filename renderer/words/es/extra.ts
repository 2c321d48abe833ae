import type { extra as english } from '../en/extra.ts';

export const extra = {
  'review.turning-point': 'Punto de inflexión',

  'try.begin': 'Probar',
  'try.line':
    '{moves, plural, =0 {Prueba: haz tus movimientos} one {Prueba: # movimiento} other {Prueba: # movimientos}}',
  'try.back': 'Deshacer todo',
  'try.keep': 'Conservar',
} as const satisfies Partial<Record<keyof typeof english, string>>;
