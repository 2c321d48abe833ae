import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.how':
    'En cada posición solo hay un movimiento que aún gana. Encuéntralo. Tu primera respuesta cuenta para tu nivel.',
  'puzzle.find': 'Solo un movimiento gana todavía. ¿Cuál?',
  'puzzle.right': 'Correcto: ese es el que gana. Sigue jugando, si quieres.',
  'puzzle.wrong': 'Después ya no se puede ganar. Prueba a deshacer y mira otra vez.',
  'puzzle.rating': 'Tu nivel',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Resueltos',
  'puzzle.today': 'Problema del día',
  'puzzle.ladder': 'Todos los problemas, primero los más fáciles',
  'puzzle.one':
    'Problema {at, number}, nivel {strength, number}{standing, select, right {, resuelto} wrong {, no resuelto a la primera} other {}}',
  'puzzle.unreadable': 'No se puede mostrar este problema.',

  'puzzle.own': 'De tus partidas perdidas',
  'puzzle.own-how':
    'La última posición de una partida perdida en la que solo un movimiento aún gana, demostrada donde podías conocer todas las cartas. Juegas desde ahí.',
  'puzzle.own-begin': 'Examinar {count, plural, one {# partida perdida} other {# partidas perdidas}}',
  'puzzle.own-working': 'Examinando la partida {at, number} de {of, number}…',
  'puzzle.own-none':
    '{count, plural, one {No hay ningún problema en la partida examinada.} other {No hay ningún problema en las # partidas examinadas.}}',
  'puzzle.own-failed': 'La búsqueda ha fallado.',
  'puzzle.own-one':
    'Problema {at, number}: {deal, plural, =0 {un reparto propio} other {reparto {deal}}}, {date}, nivel {strength, number}{standing, select, right {, resuelto} wrong {, no resuelto a la primera} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
