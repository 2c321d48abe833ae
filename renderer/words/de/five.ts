import type { five as english } from '../en/five.ts';

export const five = {
  'five.which': 'Jeden Tag',
  'five.of-one': 'Eine Patience',
  'five.of-five': 'Fünf Patiencen',
  'five.how': 'Fünf Patiencen am Tag, von leicht bis sehr schwer, für alle dieselben. Jedes Spiel ist gewinnbar.',
  'five.won': '{won, number} von {of, number} gewonnen',
  'five.earlier': 'Vorige Woche',
  'five.later': 'Nächste Woche',
} as const satisfies Partial<Record<keyof typeof english, string>>;
