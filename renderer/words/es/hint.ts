import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Sube a su fundación.',
  'hint.uncovers': 'Descubre una carta oculta.',
  'hint.frees': 'Deja subir la carta de debajo.',
  'hint.removes': 'Retira cartas.',
  'hint.reserve': 'Saca una carta {pile, select, named {{kind_out}} other {de la reserva}}.',
  'hint.joins-suit': 'La junta con una carta de su palo.',
  'hint.empties': 'Vacía un montón.',
  'hint.exchanges': 'Dos montones cambian de sitio.',
  'hint.places': 'Pone la carta en su sitio.',
  'hint.beside':
    'Su vecina es {onto_the}{how, select, down {: un valor menos} up {: un valor más} same {: el mismo valor} other {}}.',
  'hint.covers': 'Pone un montón sobre otro.',
  'hint.joins':
    'Va sobre {onto_the}{how, select, down {: un valor menos} up {: un valor más} same {: el mismo valor} other {}}.',
  'hint.brings': 'Pone una carta en juego.',
  'hint.fills': 'Usa un montón vacío.',
  'hint.stores': 'Aparta una carta.',
  'hint.deals': 'Ninguna jugada en la mesa promete más: reparte del mazo.',
  'hint.idle': 'Hace sitio.',
  'hint.takes-back': 'Recupera una carta de su fundación.',
  'hint.look': 'Mirar el mazo no cuesta nada.',
  'hint.turns': '{turns, plural, one {Saca del mazo una vez} other {Saca del mazo # veces}}.',
  'hint.turns-then': '{turns, plural, one {Saca del mazo una vez} other {Saca del mazo # veces}} y después {move}.',
  'hint.back': 'Vuelve a su sitio:',
  'hint.wins': 'Desde aquí se puede ganar: en {moves, plural, one {un movimiento} other {# movimientos}}.',
  'hint.played':
    '{how, select, very {Muy bueno} good {Bueno} open {Incierto} other {Dudoso}}: {won, number} de {of, number} partidas simuladas ganadas.',
  'hint.next': 'El segundo mejor: {won, number} de {of, number}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
