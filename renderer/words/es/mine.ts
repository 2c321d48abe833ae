import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': '¿Yo o las cartas?',
  'mine.known':
    '{known, plural, =0 {Ninguna de tus {games, number} partidas ({game}) se ha analizado todavía.} other {Se han analizado # de tus {games, number} partidas ({game}).}}',
  'mine.clean':
    '{won, plural, =0 {} other {Ganadas sin deshacer, pistas ni solucionador: {clean, number} de {won, number}.}}',
  'mine.working': 'Analizando la partida {at, number} de {of, number}…',
  'mine.begin': '{count, plural, one {Analizar una partida más} other {Analizar # partidas más}}',
  'mine.title': 'Los mismos repartos, ganados',
  'mine.could': 'Se podían ganar',
  'mine.me': 'Tú',
  'mine.simple': 'Un jugador simulado',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'La primera barra va del porcentaje de repartos que se sabe que se podían ganar al de los que no se sabe que estuvieran perdidos, con todas las cartas conocidas. Las demás muestran cuánto puede cambiar el resultado solo por azar en tan pocas partidas.',
  'mine.lost-title': 'Dónde se perdieron las partidas',
  'mine.lost-deal': 'Al repartir: no se podía ganar',
  'mine.lost-first': 'En el primer quinto',
  'mine.lost-second': 'En el segundo',
  'mine.lost-third': 'En el tercero',
  'mine.lost-fourth': 'En el cuarto',
  'mine.lost-last': 'En el último quinto',
  'mine.lost-given-up': 'Abandonada cuando se podía ganar',
  'mine.lost-unknown': 'No se sabe',
  'mine.passes':
    'Donde se dio la vuelta al mazo: {before, number} perdidas antes de la última pasada, {within, number} en ella.',
  'mine.accuracy': 'Tu precisión media: {accuracy}.',
  'mine.accuracy-title': 'Precisión, la última partida a la derecha',
  'mine.accuracy-mean': 'Media de las diez últimas',
} as const satisfies Partial<Record<keyof typeof english, string>>;
