import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Ayuda al jugar',
  'settings.guard': 'Preguntar antes de un movimiento que echa a perder una victoria segura: una ayuda que se anota',
  'settings.hintDegrees': 'Dar cada pista poco a poco: primero dónde, luego qué carta, luego el movimiento',
  'guard.asked': 'Eso echaría a perder una victoria segura. Haz lo mismo otra vez para jugarlo de todos modos.',
  'guard.where': 'Un movimiento empieza aquí: {pile}.',
  'guard.card': 'Debe moverse esta carta: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
