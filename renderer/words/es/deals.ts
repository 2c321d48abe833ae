import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opciones de {game}',
  'options.none': 'A {game} solo se juega de una forma.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Formas conocidas',
  'options.preset-none': 'Una forma propia',
  'options.now': 'Un cambio reparte de nuevo al momento: aún no se ha jugado nada.',
  'options.later': 'Hay una partida en curso: lo que elijas aquí vale para la próxima.',
  'options.pending': 'Elegido para la próxima partida.',
  'options.deal': 'Nueva partida ahora',

  'deal.title': 'Elegir una partida',
  'deal.number': 'Número de partida',
  'deal.range': 'De 1 a {most, number}',
  'deal.previous': 'Anterior',
  'deal.next': 'Siguiente',
  'deal.random': 'Cualquiera',
  'deal.play': 'Jugar esta partida',
  'deal.loss': 'La partida de la mesa está empezada: otra la cuenta como derrota.',
  'deal.wrong': 'Ese no es un número de partida.',

  'kind.title': 'Nueva partida de {game}',
  'kind.any': 'Cualquiera',
  'kind.winnable': 'Se puede ganar',
  'kind.easy': 'Fácil',
  'kind.medium': 'Media',
  'kind.hard': 'Difícil',
  'kind.very-hard': 'Muy difícil',
  'kind.any-is': 'Como caigan las cartas; algunas partidas no se pueden ganar.',
  'kind.winnable-is':
    '{count, plural, one {La única partida que se ganó} other {Una de las # partidas que se ganaron}} con todas las cartas conocidas.',
  'kind.wins-is': 'Un jugador rápido gana el {share} de las veces.',
  'kind.never-is':
    'Un jugador rápido nunca ganó; una búsqueda vio {positions, plural, one {una posición} other {# posiciones}}.',
  'kind.looked-for': 'Se busca cuando la elijas.',
  'kind.none-is':
    'Se busca cuando la elijas; entre {tried, plural, one {la primera partida} other {las primeras # partidas}} no se conoce ninguna.',
  'kind.remembered': 'Cada nueva partida de este solitario será así, hasta que elijas otra cosa.',
  'kind.looking': 'Buscando una partida',
  'kind.tried': '{tried, plural, one {Una partida examinada} other {# partidas examinadas}}',
  'kind.compared': '{found, number} de {wanted, number} para comparar',
  'kind.failed': 'No se pudo buscar ninguna partida.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
