import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Gagnable',
  'prospect.lost': 'Perdu depuis le coup {move, number}',
  'prospect.lost-by': 'Perdu depuis le coup {move, number} au plus tard',
  'prospect.lost-deal': 'Cette donne était impossible à gagner',
  'prospect.chance': 'Gagner ou non dépend du hasard',
  'prospect.open': 'On ne sait pas si l’on peut gagner',
  'prospect.searching': 'Vérification : peut-on encore gagner ?',
  'prospect.back': '{prospect}. Revenir là où l’on pouvait gagner',
  'prospect.chip': '{prospect} – revenir',
  'prospect.show': '{prospect}. Montrer la solution',
  'prospect.still-won': 'D’ici, on peut gagner.',
  'prospect.looking': 'Recherche de la dernière position gagnable…',
  'prospect.went-back': 'Retour après le coup {move, number} : d’ici, on peut gagner.',
  'prospect.never': 'Cette donne ne peut pas être gagnée.',
  'prospect.nowhere': 'On ne connaît aucune position gagnable dans cette partie.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
