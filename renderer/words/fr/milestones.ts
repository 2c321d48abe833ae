import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Objectifs',
  'menu.milestones': '&Objectifs…',
  'settings.milestones': 'Annoncer les objectifs atteints et les montrer dans le menu',

  'milestones.title': 'Objectifs',
  'milestones.families': 'Une première victoire dans chaque famille',
  'milestones.family': 'Première victoire ({family})',
  'milestones.games': '{of, number} jeux différents gagnés',
  'milestones.catalogue': 'Chaque jeu joué une fois jusqu’au bout',
  'milestones.row': '{of, number} parties gagnées de suite',
  'milestones.clean': '{of, number} parties gagnées sans annuler, sans indice ni solveur',
  'milestones.hard': 'Une donne difficile gagnée',
  'milestones.very-hard': 'Une donne très difficile gagnée',
  'milestones.five': 'Les cinq jeux d’un jour gagnés',
  'milestones.month': 'Toutes les donnes du jour d’un mois gagnées',
  'milestones.far': '{done, number} sur {of, number}',
  'milestones.reached': 'atteint',
  'milestones.open': 'pas encore atteint',
  'milestones.count':
    '{done, number} sur {of, number} atteints. Chacun est annoncé une seule fois, lors de la victoire qui permet de l’atteindre.',
  'milestones.report': 'Objectif atteint : {goal}',
  'milestones.report-many': '{count, number} objectifs atteints',
  'milestones.failed': 'Impossible de lire les résultats pour le moment.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
