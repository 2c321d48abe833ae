import type { five as english } from '../en/five.ts';

export const five = {
  'five.which': 'Cada día',
  'five.of-one': 'Un solitario',
  'five.of-five': 'Cinco solitarios',
  'five.how': 'Cinco solitarios al día, de fácil a muy difícil, los mismos para todos. Cada partida se puede ganar.',
  'five.won': '{won, plural, one {# ganada} other {# ganadas}} de {of, number}',
  'five.earlier': 'La semana anterior',
  'five.later': 'La semana siguiente',
} as const satisfies Partial<Record<keyof typeof english, string>>;
