import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Hilfe beim Spielen',
  'settings.guard': 'Nachfragen vor einem Zug, der einen sicheren Sieg vergibt (wird als Hilfe vermerkt)',
  'settings.hintDegrees': 'Tipps schrittweise geben: erst wo, dann welche Karte, dann der Zug',
  'guard.asked': 'Das würde einen sicheren Sieg vergeben. Mach denselben Zug noch einmal, um ihn trotzdem zu spielen.',
  'guard.where': 'Fang hier an: {pile}.',
  'guard.card': 'Bewege diese Karte: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
