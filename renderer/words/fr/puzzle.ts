import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Problèmes',
  'puzzle.open': 'Problèmes…',
  'puzzle.how':
    'Dans chaque position, un seul coup gagne encore. Trouvez-le. Votre première réponse compte pour votre cote.',
  'puzzle.find': 'Un seul coup gagne encore. Lequel ?',
  'puzzle.right': 'Juste : c’est celui qui gagne. Continuez, si vous voulez.',
  'puzzle.wrong': 'Après cela, on ne peut plus gagner. Annulez, et regardez encore.',
  'puzzle.rating': 'Votre cote',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Résolus',
  'puzzle.today': 'Problème du jour',
  'puzzle.ladder': 'Tous les problèmes, les plus faciles d’abord',
  'puzzle.one':
    'Problème {at, number}, force {strength, number}{standing, select, right {, résolu} wrong {, pas trouvé d’abord} other {}}',
  'puzzle.unreadable': 'Ce problème ne peut pas être disposé.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
