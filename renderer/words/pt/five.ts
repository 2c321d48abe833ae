import type { five as english } from '../en/five.ts';

export const five = {
  'five.which': 'Cada dia',
  'five.of-one': 'Uma paciência',
  'five.of-five': 'Cinco paciências',
  'five.how': 'Cinco paciências por dia, de fácil a muito difícil, as mesmas para todos. Cada jogo pode ser ganho.',
  'five.won': '{won, plural, one {# ganho} other {# ganhos}} de {of, number}',
  'five.earlier': 'A semana anterior',
  'five.later': 'A semana seguinte',
} as const satisfies Partial<Record<keyof typeof english, string>>;
