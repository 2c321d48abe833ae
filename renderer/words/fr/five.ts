import type { five as english } from '../en/five.ts';

export const five = {
  'five.which': 'Chaque jour',
  'five.of-one': 'Un jeu',
  'five.of-five': 'Cinq jeux',
  'five.how':
    'Cinq jeux par jour, de facile à très difficile, les mêmes pour tout le monde. Chaque donne peut être gagnée.',
  'five.won': '{won, plural, one {# gagnée} other {# gagnées}} sur {of, number}',
  'five.earlier': 'Semaine précédente',
  'five.later': 'Semaine suivante',
} as const satisfies Partial<Record<keyof typeof english, string>>;
