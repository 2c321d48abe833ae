import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
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

  'puzzle.own': 'Tirés de vos parties perdues',
  'puzzle.own-how':
    'La dernière position d’une partie perdue où un seul coup permet encore de gagner, prouvée là où vous pouviez connaître toutes les cartes. Vous jouez à partir de là.',
  'puzzle.own-begin': 'Examiner {count, plural, one {# partie perdue} other {# parties perdues}}',
  'puzzle.own-working': 'Examen de la partie {at, number} sur {of, number}…',
  'puzzle.own-none':
    '{count, plural, one {Aucun problème dans la partie examinée.} other {Aucun problème dans les # parties examinées.}}',
  'puzzle.own-failed': 'La recherche a échoué.',
  'puzzle.own-one':
    'Problème {at, number} : {deal, plural, =0 {donne personnelle} other {donne {deal}}}, {date}, niveau {strength, number}{standing, select, right {, résolu} wrong {, pas résolu du premier coup} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
