import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Moi ou les cartes ?',
  'mine.known':
    '{known, plural, =0 {Aucune de vos {games, number} parties ({game}) n’a encore été analysée.} one {# de vos {games, number} parties ({game}) a été analysée.} other {# de vos {games, number} parties ({game}) ont été analysées.}}',
  'mine.clean':
    '{won, plural, =0 {} other {Gagnées sans annuler, sans indice ni solveur : {clean, number} sur {won, number}.}}',
  'mine.working': 'Analyse de la partie {at, number} sur {of, number}…',
  'mine.begin': '{count, plural, one {Analyser une partie de plus} other {Analyser # parties de plus}}',
  'mine.title': 'Les mêmes donnes, gagnées',
  'mine.could': 'Gagnables',
  'mine.me': 'Vous',
  'mine.simple': 'Un joueur automatique simple',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'La première barre va de la part des donnes que l’on sait gagnables à la part de celles que l’on ne sait pas perdues, toutes les cartes étant connues. Les autres montrent combien le hasard seul peut changer le résultat sur si peu de parties.',
  'mine.lost-title': 'Où les parties perdues l’ont été',
  'mine.lost-deal': 'Dès la donne : impossible de gagner',
  'mine.lost-first': 'Dans le premier cinquième',
  'mine.lost-second': 'Dans le deuxième',
  'mine.lost-third': 'Dans le troisième',
  'mine.lost-fourth': 'Dans le quatrième',
  'mine.lost-last': 'Dans le dernier cinquième',
  'mine.lost-given-up': 'Abandonnée alors qu’elle était gagnable',
  'mine.lost-unknown': 'On ne sait pas',
  'mine.passes':
    'Quand le talon a été retourné : {before, plural, one {# perdue} other {# perdues}} avant le dernier passage, {within, number} pendant celui-ci.',
  'mine.accuracy': 'Votre précision moyenne : {accuracy}.',
  'mine.accuracy-title': 'Précision, la dernière partie à droite',
  'mine.accuracy-mean': 'Moyenne des dix dernières',
} as const satisfies Partial<Record<keyof typeof english, string>>;
