import type { five as english } from '../en/five.ts';

export const five = {
  'five.which': 'Varje dag',
  'five.of-one': 'En patiens',
  'five.of-five': 'Fem patienser',
  'five.how': 'Fem patienser om dagen, från lätt till mycket svår, samma för alla. Varje giv går att vinna.',
  'five.won': '{won, number} av {of, number} vunna',
  'five.earlier': 'Föregående vecka',
  'five.later': 'Nästa vecka',
} as const satisfies Partial<Record<keyof typeof english, string>>;
