import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Aide pendant le jeu',
  'settings.guard': 'Demander avant un coup qui gâche une victoire sûre : une aide qui est notée',
  'settings.hintDegrees': 'Donner chaque indice peu à peu : d’abord où, puis quelle carte, puis le coup',
  'guard.asked': 'Cela gâcherait une victoire sûre. Refaites le même geste pour le jouer quand même.',
  'guard.where': 'Un coup part d’ici : {pile}.',
  'guard.card': 'Cette carte doit bouger : {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
