import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Aiuto durante il gioco',
  'settings.guard': 'Chiedere prima di una mossa che butta via una vittoria sicura: un aiuto che viene annotato',
  'settings.hintDegrees': 'Dare ogni suggerimento un po’ alla volta: prima dove, poi quale carta, poi la mossa',
  'guard.asked': 'Così butteresti via una vittoria sicura. Ripeti lo stesso gesto per giocarla comunque.',
  'guard.where': 'Una mossa comincia qui: {pile}.',
  'guard.card': 'Va mossa questa carta: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
