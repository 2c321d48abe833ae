import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Moi ou les cartes ?',
  'mine.known':
    '{known, plural, =0 {Aucune de vos {games, number} parties ({game}) n’a encore été analysée.} one {# de vos {games, number} parties ({game}) a été analysée.} other {# de vos {games, number} parties ({game}) ont été analysées.}}',
  'mine.clean':
    '{won, plural, =0 {} other {Gagnées sans annuler, sans indice ni solveur : {clean, number} sur {won, number}.}}',
  'mine.working': 'Analyse de la partie {at, number} sur {of, number} …',
  'mine.begin': '{count, plural, one {Analyser une partie de plus} other {Analyser # parties de plus}}',
  'mine.title': 'Les mêmes donnes, gagnées',
  'mine.could': 'Gagnables',
  'mine.me': 'Vous',
  'mine.simple': 'Un joueur rapide',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'La première ligne va des donnes dont on connaît une victoire à celles dont on ne sait pas qu’elles n’en ont pas, toutes cartes connues. Les autres s’étendent aussi loin que le hasard peut jouer sur si peu de parties.',
  'mine.lost-title': 'Où les parties perdues l’ont été',
  'mine.lost-deal': 'À la donne : pas de victoire possible',
  'mine.lost-first': 'Dans le premier cinquième',
  'mine.lost-second': 'Dans le deuxième',
  'mine.lost-third': 'Dans le troisième',
  'mine.lost-fourth': 'Dans le quatrième',
  'mine.lost-last': 'Dans le dernier cinquième',
  'mine.lost-given-up': 'Abandonnée alors qu’elle était gagnable',
  'mine.lost-unknown': 'On ne sait pas',
  'mine.accuracy': 'Votre précision moyenne : {accuracy}.',
  'mine.accuracy-title': 'Précision, la dernière partie à droite',
  'mine.accuracy-mean': 'Moyenne des dix dernières',
} as const satisfies Partial<Record<keyof typeof english, string>>;
