import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Aide pendant le jeu',
  'settings.guard': 'Demander avant un coup qui gâche une victoire sûre (noté comme une aide)',
  'settings.hintDegrees': 'Donner les indices par étapes : d’abord où, puis quelle carte, puis le coup',
  'guard.asked': 'Cela gâcherait une victoire sûre. Refaites le même coup pour le jouer quand même.',
  'guard.where': 'Commencez ici : {pile}.',
  'guard.card': 'Déplacez cette carte : {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
