import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Problèmes',
  'puzzle.open': 'Problèmes…',
  'puzzle.how':
    'Dans chaque position, un seul coup permet encore de gagner. Trouvez-le. Votre première réponse compte pour votre niveau.',
  'puzzle.find': 'Un seul coup permet encore de gagner. Lequel ?',
  'puzzle.right': 'Bravo : c’est le coup gagnant. Continuez, si vous voulez.',
  'puzzle.wrong': 'Après cela, on ne peut plus gagner. Annulez, et regardez encore.',
  'puzzle.rating': 'Votre niveau',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Résolus',
  'puzzle.today': 'Problème du jour',
  'puzzle.ladder': 'Tous les problèmes, les plus faciles d’abord',
  'puzzle.one':
    'Problème {at, number}, niveau {strength, number}{standing, select, right {, résolu} wrong {, pas résolu du premier coup} other {}}',
  'puzzle.unreadable': 'Impossible d’afficher ce problème.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
