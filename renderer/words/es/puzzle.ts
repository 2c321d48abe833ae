import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.kind': 'Tipo de problema',
  'puzzle.kind-only': 'El único movimiento',
  'puzzle.kind-within': 'En tantos movimientos',
  'puzzle.kind-lost': '¿Está perdida?',
  'puzzle.how-within':
    'Gana en tan pocos movimientos como se indica; las cartas que van a su fundación no cuentan. Tu primer intento cuenta para tu nivel: deshacer un movimiento cuenta como error.',
  'puzzle.how-lost':
    'La mitad de estas posiciones aún se puede ganar; la otra mitad no, se juegue lo que se juegue. Tu primera respuesta cuenta para tu nivel.',
  'puzzle.how-only':
    'En cada posición solo hay un movimiento que aún gana. Encuéntralo. Tu primera respuesta cuenta para tu nivel.',
  'puzzle.title': 'Problema {at, number}',
  'puzzle.answer': 'Este gana: {move}.',
  'puzzle.rated': 'Nivel {rating, number} ({by})',
  'puzzle.helped': 'Con ayuda, así que no cuenta.',
  'puzzle.again': 'Ya lo habías respondido, así que no cuenta.',
  'puzzle.next': 'Problema siguiente',
  'puzzle.reveal': 'Mostrar la solución',
  'puzzle.why': '¿Por qué?',
  'puzzle.find': 'Solo un movimiento gana todavía. ¿Cuál?',
  'puzzle.right': 'Correcto: ese es el que gana. Sigue jugando, si quieres.',
  'puzzle.wrong': 'Después ya no se puede ganar. Prueba a deshacer y mira otra vez.',

  'puzzle.within':
    'Gana en {count, plural, one {un movimiento} other {# movimientos}}. Las cartas que van a su fundación no cuentan.',
  'puzzle.within-left':
    '{count, plural, =0 {No quedan movimientos, salvo a las fundaciones.} one {Queda un movimiento.} other {Quedan # movimientos.}}',
  'puzzle.within-back':
    'Al deshacer, tu primera respuesta queda como error. {count, plural, =0 {No quedan movimientos.} one {Queda un movimiento.} other {Quedan # movimientos.}}',
  'puzzle.within-right': 'Correcto: ganado en {count, plural, one {un movimiento} other {# movimientos}}.',
  'puzzle.within-wrong': 'Es un movimiento de más. Prueba a deshacer y mira otra vez.',
  'puzzle.lost': '¿Aún se puede ganar, o está perdida?',
  'puzzle.lost-no': 'Se puede ganar',
  'puzzle.lost-yes': 'Está perdida',
  'puzzle.lost-first': 'Di primero si está perdida: prueba a deshacer y responde.',
  'puzzle.lost-right': 'Correcto: está perdida, se juegue lo que se juegue.',
  'puzzle.lost-wrong': 'No: está perdida, se juegue lo que se juegue.',
  'puzzle.won-right': 'Correcto: aún se puede ganar. Sigue jugando, si quieres.',
  'puzzle.won-wrong': 'No: aún se puede ganar. Descubre cómo.',

  'puzzle.rating': 'Tu nivel',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Resueltos',
  'puzzle.today': 'Problema del día',
  'puzzle.ladder': 'Todos los problemas, primero los más fáciles',
  'puzzle.one':
    'Problema {at, number}, nivel {strength, number}{standing, select, right {, resuelto} wrong {, no resuelto a la primera} helped {, con ayuda} other {}}',
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
    'Problema {at, number}: {deal, plural, =0 {un reparto propio} other {reparto {deal}}}, {date}, nivel {strength, number}{standing, select, right {, resuelto} wrong {, no resuelto a la primera} helped {, con ayuda} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
