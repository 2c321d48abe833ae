import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analizar',
  'review.open-of': 'Analizar {game}, partida {deal}',
  'review.title': 'Análisis de {game}, {deal, plural, =0 {tus propias cartas} other {partida {deal}}}',
  'review.won': 'Ganada en {moves, plural, one {un movimiento} other {# movimientos}}.',
  'review.lost': 'Perdida tras {moves, plural, one {un movimiento} other {# movimientos}}.',
  'review.stuck': 'Atascada tras {moves, plural, one {un movimiento} other {# movimientos}}.',
  'review.working': 'Se mira cada posición, con todas las cartas conocidas…',
  'review.stopped': 'Detenido antes de encontrar nada.',
  'review.failed': 'El análisis ha fallado.',
  'review.nothing':
    'No hay nada que analizar: los movimientos de esta partida no se conservaron o ya no se pueden hacer.',
  'review.not-over':
    'Una partida se analiza cuando ha terminado. Las terminadas están en las estadísticas, en «Partidas jugadas».',
  'review.how':
    'Averiguado con todas las cartas conocidas; una pista solo se basa en lo que has visto, así que sus cifras pueden ser otras. Un jugador rápido juega lo que a primera vista parece mejor, con algo de azar, y no deshace nada.',

  'review.all-won': 'En todas las posiciones era posible ganar.',
  'review.given-up': 'Cuando se abandonó, todavía se podía ganar.',
  'review.never': 'Esta partida no se podía ganar, se jugara lo que se jugara.',
  'review.lost-by': 'Se podía ganar hasta el movimiento {move, number}, que echó a perder la victoria.',
  'review.lost-between':
    '{won, plural, =0 {La partida se podía ganar} other {Se podía ganar tras el movimiento #}}, y ya no tras el movimiento {lost, number}. No se sabe cuál entre ellos echó a perder la victoria.',
  'review.lost-from': 'Tras el movimiento {lost, number} ya no se podía ganar. Si antes se podía, no se sabe.',
  'review.won-until':
    '{won, plural, =0 {La partida se podía ganar} other {Tras el movimiento # todavía se podía ganar}}. Qué pasó después, no se sabe.',
  'review.chance': 'Que se pudiera ganar depende del azar.',
  'review.unknown': 'No se averiguó si se podía ganar.',
  'review.quick':
    'Un jugador rápido ganó {first, number} de {plays, number} partidas desde el principio{at, plural, =0 {} other {, y el máximo, {most, number}, tras el movimiento #}}.',
  'review.quick-same':
    '{won, plural, =0 {Un jugador rápido no ganó ninguna partida desde las posiciones probadas.} other {Un jugador rápido ganó # de {plays, number} partidas desde cada posición probada.}}',

  'review.chart': 'Si la partida se podía ganar, movimiento a movimiento',
  'review.verdict': 'Se puede ganar, o no',
  'review.share': 'Partidas que gana un jugador rápido',
  'review.deal': 'Inicio',
  'review.known': 'Se sabe',
  'review.known-won': 'se puede ganar',
  'review.known-lost': 'no se puede ganar',
  'review.known-chance': 'depende del azar',
  'review.known-open': 'no se sabe',

  'review.slips': 'Los movimientos más caros',
  'review.no-slips': 'No destaca ningún movimiento.',
  'review.move': 'Movimiento',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Uno de estos; no se sabe cuál.',
  'review.played': 'Jugado',
  'review.better': 'Mejor',
  'review.cost': 'Lo que costó',
  'review.cost-win': 'La victoria: después ya no se podía ganar.',
  'review.cost-games':
    'Un jugador rápido gana {played, number} de {of, number} partidas después, {better, number} tras el movimiento mejor.',
  'review.play': 'Jugar desde aquí',
  'review.play-before': 'Jugar desde aquí, antes del movimiento {move, number}',

  'review.turn': '{count, plural, one {sacar del mazo} other {sacar del mazo # veces}}',
  'review.click': 'clic: {pile}',
  'review.drag': '{card} {to_to}',
  'review.drag-many': '{count, number} cartas desde {card_the} {to_to}',
  'review.then': '{first}, luego {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
