import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Ayuda al jugar',
  'settings.guard': 'Preguntar antes de un movimiento que echa a perder una victoria segura (se anota como ayuda)',
  'settings.ghost': 'Competir con tu mejor partida de estas cartas, o con una compartida',
  'ghost.mine':
    '{mine, plural, one {# carta subida} other {# cartas subidas}}; tu mejor partida llevaba {theirs, number} en este momento',
  'ghost.friend':
    '{mine, plural, one {# carta subida} other {# cartas subidas}}; la partida compartida llevaba {theirs, number} en este momento',
  'settings.hintDegrees': 'Dar las pistas por pasos: primero dónde, luego qué carta, luego el movimiento',
  'settings.oneTry': 'Un solo intento: sin deshacer, sin reiniciar, sin pistas ni solucionador',
  'guard.one-try': 'Un solo intento: no se puede deshacer nada y no hay ayuda. Puedes cambiarlo en los ajustes.',
  'guard.asked':
    'Eso echaría a perder una victoria segura. Haz el mismo movimiento otra vez para jugarlo de todos modos.',
  'guard.where': 'Empieza aquí: {pile}.',
  'guard.card': 'Mueve esta carta: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
