import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Aiuto durante il gioco',
  'settings.guard': 'Chiedi prima di una mossa che butta via una vittoria sicura (viene annotato come aiuto)',
  'settings.hintDegrees': 'Dai i suggerimenti per gradi: prima dove, poi quale carta, poi la mossa',
  'guard.asked': 'Così butteresti via una vittoria sicura. Ripeti la stessa mossa per giocarla comunque.',
  'guard.where': 'Comincia da qui: {pile}.',
  'guard.card': 'Muovi questa carta: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
