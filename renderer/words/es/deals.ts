import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opciones: {game}',
  'options.none': 'Este solitario ({game}) no tiene opciones.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Modalidades conocidas',
  'options.preset-none': 'Modalidad propia',
  'options.now': 'Aún no se ha jugado nada: al cambiar una opción se reparte de nuevo.',
  'options.later': 'Hay una partida en curso: los cambios valen para la próxima.',
  'options.own':
    'Estas opciones cambian {game} desde ahora; «Cambiar las reglas…» crea un solitario tuyo y deja {game} como está.',
  'options.pending': 'Para la próxima partida.',
  'options.deal': 'Empezar otra ya',

  'deal.title': 'Elegir una partida',
  'deal.number': 'Número de partida',
  'deal.range': 'De 1 a {most, number}',
  'deal.previous': 'Anterior',
  'deal.next': 'Siguiente',
  'deal.unwon': 'Siguiente sin ganar',
  'deal.random': 'Cualquiera',
  'deal.play': 'Jugar esta partida',
  'deal.loss': 'La partida de la mesa ya está empezada: si empiezas otra, cuenta como derrota.',
  'deal.wrong': 'No es un número de partida.',

  'kind.title': 'Nueva partida: {game}',
  'kind.any': 'Cualquiera',
  'kind.winnable': 'Se puede ganar',
  'kind.easy': 'Fácil',
  'kind.medium': 'Media',
  'kind.hard': 'Difícil',
  'kind.very-hard': 'Muy difícil',
  'kind.any-is': 'Al azar; algunas partidas no se pueden ganar.',
  'kind.winnable-is':
    '{count, plural, one {La única partida que se ganó} other {Una de las # partidas que se ganaron}} conociendo todas las cartas.',
  'kind.wins-is': 'Un jugador simulado gana el {share} de las veces.',
  'kind.never-is':
    'Un jugador simulado no ganó nunca; la búsqueda examinó {positions, plural, one {una posición} other {# posiciones}}.',
  'kind.known': 'Dificultad: {difficulty}. {figures}',
  'kind.looked-for': 'Se buscará cuando la elijas.',
  'kind.none-is':
    'Se buscará cuando la elijas; {tried, plural, one {la primera partida no es así} other {entre las # primeras partidas no hay ninguna así}}.',
  'kind.remembered': 'Las próximas partidas de este solitario serán así, hasta que elijas otra cosa.',
  'kind.looking': 'Buscando una partida',
  'kind.tried': '{tried, plural, one {Una partida examinada} other {# partidas examinadas}}',
  'kind.compared': '{found, number} de {wanted, number} para comparar',
  'kind.failed': 'No se ha podido buscar ninguna partida.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
