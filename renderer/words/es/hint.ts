import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Sube a su fundación.',
  'hint.uncovers': 'Descubre una carta oculta.',
  'hint.frees': 'Deja subir la carta de debajo.',
  'hint.removes': 'Retira cartas.',
  'hint.reserve': 'Saca una carta de la reserva.',
  'hint.joins-suit': 'La junta con una carta de su palo.',
  'hint.empties': 'Vacía un montón.',
  'hint.exchanges': 'Dos montones cambian de sitio.',
  'hint.places': 'Pone la carta en su sitio.',
  'hint.covers': 'Pone un montón sobre otro.',
  'hint.joins': 'La junta con una carta con la que encaja.',
  'hint.brings': 'Pone una carta en juego.',
  'hint.fills': 'Usa un montón vacío.',
  'hint.stores': 'Aparta una carta.',
  'hint.deals': 'Reparte del mazo.',
  'hint.idle': 'Hace sitio.',
  'hint.takes-back': 'Recupera una carta de su fundación.',
  'hint.look': 'Mirar el mazo no cuesta nada.',
  'hint.turns': '{turns, plural, one {Saca del mazo una vez} other {Saca del mazo # veces}}.',
  'hint.turns-then': '{turns, plural, one {Saca del mazo una vez} other {Saca del mazo # veces}} y después {move}.',
  'hint.back': 'Vuelve a su sitio:',
  'hint.wins': 'Desde aquí se puede ganar: en {moves, plural, one {un movimiento} other {# movimientos}}.',
  'hint.played':
    '{how, select, very {Muy bueno} good {Bueno} open {Incierto} other {Dudoso}}: de {of, plural, one {una partida simulada} other {# partidas simuladas}} desde aquí, {won, plural, =0 {no se ganó ninguna} one {se ganó una} other {se ganaron #}}.',
  'hint.next': 'Tras el segundo mejor movimiento, {won, number} de {of, number}.',
  'hint.begins':
    '{of, plural, one {En la única disposición posible de las cartas ocultas se gana empezando así ({won, number}).} other {En {won, number} de # disposiciones posibles de las cartas ocultas se gana empezando así.}}',
  'hint.none':
    'No se encontró ninguna victoria en {of, plural, one {una disposición posible} other {# disposiciones posibles}} de las cartas ocultas.',
  'hint.lost': 'Esta partida ya no se puede ganar.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
