import type { five as english } from '../en/five.ts';

export const five = {
  'five.which': 'Elke dag',
  'five.of-one': 'Eén patience',
  'five.of-five': 'Vijf patiences',
  'five.how': 'Vijf patiences per dag, van makkelijk tot heel moeilijk, voor iedereen dezelfde. Elk spel is te winnen.',
  'five.won': '{won, number} van de {of, number} gewonnen',
  'five.earlier': 'Vorige week',
  'five.later': 'Volgende week',
} as const satisfies Partial<Record<keyof typeof english, string>>;
