import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Hilfe beim Spielen',
  'settings.guard': 'Nachfragen vor einem Zug, der einen sicheren Sieg vergibt: eine Hilfe, die vermerkt wird',
  'settings.hintDegrees': 'Tipps schrittweise geben: erst wo, dann welche Karte, dann der Zug',
  'guard.asked': 'Das würde einen sicheren Sieg vergeben. Noch einmal dasselbe, um es trotzdem zu spielen.',
  'guard.where': 'Hier beginnt ein Zug: {pile}.',
  'guard.card': 'Diese Karte soll ziehen: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
