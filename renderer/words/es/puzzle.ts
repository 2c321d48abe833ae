import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Problemas',
  'puzzle.open': 'Problemas…',
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
} as const satisfies Partial<Record<keyof typeof english, string>>;
