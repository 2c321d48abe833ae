import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Si può vincere',
  'prospect.lost': 'Persa dalla mossa {move, number}',
  'prospect.lost-by': 'Persa al più tardi dalla mossa {move, number}',
  'prospect.lost-deal': 'Questa partita non si poteva vincere',
  'prospect.chance': 'Se si può vincere dipende dal caso',
  'prospect.open': 'Non si sa se si può vincere',
  'prospect.searching': 'Verifica se si può vincere',
  'prospect.back': '{prospect}. Torna a dove si poteva vincere',
  'prospect.chip': '{prospect} – torna',
  'prospect.show': '{prospect}. Mostra la soluzione',
  'prospect.still-won': 'Da qui si può vincere.',
  'prospect.looking': 'Ricerca dell’ultima posizione da cui si poteva vincere…',
  'prospect.went-back': 'Di nuovo alla posizione dopo la mossa {move, number}: da qui si può vincere.',
  'prospect.never': 'Questa partita non si può vincere.',
  'prospect.nowhere': 'Non si conosce nessuna posizione di questa partita da cui si possa vincere.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
