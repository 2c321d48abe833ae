import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Aide pendant le jeu',
  'settings.guard': 'Demander avant un coup qui gâche une victoire sûre (noté comme une aide)',
  'settings.ghost': 'Faire la course avec votre meilleure partie de la donne, ou avec une partie partagée',
  'ghost.mine':
    '{mine, plural, one {# carte montée} other {# cartes montées}} ; votre meilleure partie en avait {theirs, number} à ce moment',
  'ghost.friend':
    '{mine, plural, one {# carte montée} other {# cartes montées}} ; la partie partagée en avait {theirs, number} à ce moment',
  'settings.hintDegrees': 'Donner les indices par étapes : d’abord où, puis quelle carte, puis le coup',
  'settings.oneTry': 'Un seul essai : sans annuler, sans recommencer, sans indices ni solveur',
  'guard.one-try':
    'Un seul essai : rien ne peut être annulé, et il n’y a pas d’aide. Cela se change dans les paramètres.',
  'guard.asked': 'Cela gâcherait une victoire sûre. Refaites le même coup pour le jouer quand même.',
  'guard.where': 'Commencez ici : {pile}.',
  'guard.card': 'Déplacez cette carte : {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
