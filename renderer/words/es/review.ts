import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analizar',
  'review.open-of': 'Analizar: {game}, partida {deal}',
  'review.title': 'Análisis: {game}, {deal, plural, =0 {tus propias cartas} other {partida {deal}}}',
  'review.won': 'Ganada en {moves, plural, one {un movimiento} other {# movimientos}}.',
  'review.lost': 'Perdida tras {moves, plural, one {un movimiento} other {# movimientos}}.',
  'review.stuck': 'Sin salida tras {moves, plural, one {un movimiento} other {# movimientos}}.',
  'review.working': 'Examinando cada posición, con todas las cartas conocidas…',
  'review.stopped': 'Detenido antes de encontrar nada.',
  'review.failed': 'El análisis ha fallado.',
  'review.nothing':
    'No hay nada que analizar: los movimientos de esta partida no se han conservado o ya no se pueden hacer.',
  'review.not-over':
    'Las partidas se analizan cuando han terminado. Las que ya han terminado están en las estadísticas, en «Partidas jugadas».',
  'review.how':
    'El análisis conoce todas las cartas; una pista, solo las que has visto, así que sus cifras pueden ser distintas. El jugador simulado hace lo que a primera vista parece mejor, con algo de azar, y no deshace nada.',

  'review.all-won': 'Se podía ganar desde todas las posiciones.',
  'review.given-up': 'Cuando se abandonó, todavía se podía ganar.',
  'review.never': 'Esta partida no se podía ganar de ninguna manera.',
  'review.lost-by': 'Se podía ganar hasta el movimiento {move, number}, con el que se perdió la victoria.',
  'review.lost-between':
    '{won, plural, =0 {La partida se podía ganar} other {Se podía ganar tras el movimiento #}}, pero ya no tras el movimiento {lost, number}. No se sabe con cuál de los intermedios se perdió la victoria.',
  'review.lost-from': 'Tras el movimiento {lost, number} ya no se podía ganar. No se sabe si antes se podía.',
  'review.won-until':
    '{won, plural, =0 {La partida se podía ganar} other {Tras el movimiento # todavía se podía ganar}}. No se sabe qué pasó después.',
  'review.chance': 'Que se pudiera ganar dependía del azar.',
  'review.unknown': 'No se ha podido averiguar si se podía ganar.',
  'review.quick':
    'Un jugador simulado ganó {first, number} de {plays, number} partidas desde el principio{at, plural, =0 {} other {, y como máximo {most, number}, tras el movimiento #}}.',
  'review.quick-same':
    '{won, plural, =0 {Un jugador simulado no ganó ninguna partida desde las posiciones probadas.} other {Un jugador simulado ganó # de {plays, number} partidas desde cada posición probada.}}',

  'review.chart': 'Si se podía ganar, movimiento a movimiento',
  'review.verdict': 'Se puede ganar o no',
  'review.share': 'Partidas que gana un jugador simulado',
  'review.deal': 'Inicio',
  'review.known': 'Resultado conocido',
  'review.known-won': 'se puede ganar',
  'review.known-lost': 'no se puede ganar',
  'review.known-chance': 'depende del azar',
  'review.known-open': 'no se sabe',

  'review.slips': 'Los movimientos más costosos',
  'review.no-slips': 'No destaca ningún movimiento.',
  'review.move': 'Movimiento',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Uno de estos; no se sabe cuál.',
  'review.played': 'Jugado',
  'review.better': 'Mejor',
  'review.cost': 'Coste',
  'review.cost-win': 'La victoria: después ya no se podía ganar.',
  'review.cost-games':
    'Después, un jugador simulado gana {played, number} de {of, number} partidas; tras el movimiento mejor, {better, number}.',
  'review.play': 'Jugar desde aquí',
  'review.play-before': 'Jugar desde aquí, antes del movimiento {move, number}',

  'review.turn': '{count, plural, one {sacar del mazo} other {sacar del mazo # veces}}',
  'review.click': 'clic: {pile}',
  'review.drag': '{card} {to_to}',
  'review.drag-many': '{count, number} cartas desde {card_the} {to_to}',
  'review.then': '{first}, luego {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
