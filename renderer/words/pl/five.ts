import type { five as english } from '../en/five.ts';

export const five = {
  'five.which': 'Każdego dnia',
  'five.of-one': 'Jeden pasjans',
  'five.of-five': 'Pięć pasjansów',
  'five.how':
    'Pięć pasjansów dziennie, od łatwego do bardzo trudnego, dla wszystkich te same. Każde rozdanie da się wygrać.',
  'five.won': 'Wygrane: {won, number} z {of, number}',
  'five.earlier': 'Poprzedni tydzień',
  'five.later': 'Następny tydzień',
} as const satisfies Partial<Record<keyof typeof english, string>>;
