import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Se puede ganar',
  'prospect.lost': 'Perdida desde el movimiento {move, number}',
  'prospect.lost-by': 'Perdida desde el movimiento {move, number} como muy tarde',
  'prospect.lost-deal': 'Esta partida no se podía ganar',
  'prospect.chance': 'Que se pueda ganar depende del azar',
  'prospect.open': 'No se sabe si se puede ganar',
  'prospect.searching': 'Averiguando si se puede ganar',
  'prospect.back': '{prospect}. Volver a donde se podía ganar',
  'prospect.chip': '{prospect}: volver',
  'prospect.show': '{prospect}. Mostrar la solución',
  'prospect.still-won': 'Desde aquí se puede ganar.',
  'prospect.looking': 'Buscando la última posición desde la que se podía ganar…',
  'prospect.went-back': 'De vuelta tras el movimiento {move, number}: desde aquí se puede ganar.',
  'prospect.never': 'Esta partida no se puede ganar.',
  'prospect.nowhere': 'No se conoce ninguna posición de esta partida desde la que se pueda ganar.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
