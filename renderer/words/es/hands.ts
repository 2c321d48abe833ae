import type { hands as english } from '../en/hands.ts';

export const hands = {
  'settings.hands': 'Otras formas de manejo',
  'settings.scan': 'Barrido con un solo pulsador',
  'settings.scan.0': 'Desactivado',
  'settings.scan.3': 'Lento',
  'settings.scan.1.5': 'Medio',
  'settings.scan.0.8': 'Rápido',
  'settings.scan-hint':
    'Todo lo que se puede elegir se ilumina por turnos. Pulsa Espacio, Intro o un botón del ratón para elegirlo; Esc desactiva el barrido.',
  'keys.pad': 'Mando',
  'keys.pad-tools': 'A los botones de alrededor de la mesa y de vuelta',
  'scan.off': 'El barrido está desactivado.',
  'scan.on': 'Más abajo',
  'scan.back': 'Atrás',
  'scan.around': 'Más botones',
  'keys.pad-ready': 'Un mando funciona en cuanto se pulsa uno de sus botones.',
  'keys.read': 'Leer la mesa en voz alta (lector de pantalla)',
  'keys.moves': 'Leer todos los movimientos (lector de pantalla)',
  'said.moves': '{count, plural, =0 {No hay ningún movimiento.} one {Un movimiento:} other {# movimientos:}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
