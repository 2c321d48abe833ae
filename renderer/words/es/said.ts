import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Pista: {card} {to_to}.',
  'said.hint-pair': 'Pista: retira {card_the} y {other_the}.',
  'said.hint-tap': 'Pista: {pile}.',
  'said.moved': '{card} {to_to}.',
  'said.moved-many': '{count, number} cartas desde {card_the} {to_to}.',
  'said.dealt': '{count, plural, one {Una carta} other {# cartas}} {to_to}.',
  'said.removed': '{card} sale de la mesa.',
  'said.removed-two': '{card} y {other} salen de la mesa.',
  'said.removed-many': '{count, plural, one {Una carta sale} other {# cartas salen}} de la mesa.',
  'said.turned': 'Descubierta: {card}.',
  'said.picked': '{count, plural, one {{card} en la mano.} other {# cartas en la mano, desde {card_the}.}}',
  'said.put-back': 'Devuelta.',
  'said.targets': 'Puede ir a estos lugares: {places}.',
  'said.places': '{first}; {next}',
  'said.targets-none': 'No puede ir a ningún lugar.',
  'said.fits': 'Se puede poner aquí.',
  'said.under': 'sobre la carta de debajo',
  'said.won': 'Has ganado.',

  'spot.empty': 'vacío',
  'spot.covered': '{place}, con {below, plural, one {# carta} other {# cartas}} encima',
  'spot.any': 'admite cualquier carta',
  'spot.starts': 'empieza con {rank_a}',
  'spot.next': 'sigue {rank_a}',
  'spot.redeals': 'se puede volver a pasar',
  'spot.on': '{place}, sobre {card_the}',

  'rank.1': '{form, select, gender {m} the {el as} a {un as} other {as}}',
  'rank.2': '{form, select, gender {m} the {el dos} a {un dos} other {dos}}',
  'rank.3': '{form, select, gender {m} the {el tres} a {un tres} other {tres}}',
  'rank.4': '{form, select, gender {m} the {el cuatro} a {un cuatro} other {cuatro}}',
  'rank.5': '{form, select, gender {m} the {el cinco} a {un cinco} other {cinco}}',
  'rank.6': '{form, select, gender {m} the {el seis} a {un seis} other {seis}}',
  'rank.7': '{form, select, gender {m} the {el siete} a {un siete} other {siete}}',
  'rank.8': '{form, select, gender {m} the {el ocho} a {un ocho} other {ocho}}',
  'rank.9': '{form, select, gender {m} the {el nueve} a {un nueve} other {nueve}}',
  'rank.10': '{form, select, gender {m} the {el diez} a {un diez} other {diez}}',
  'rank.11': '{form, select, gender {f} the {la jota} a {una jota} other {jota}}',
  'rank.12': '{form, select, gender {f} the {la reina} a {una reina} other {reina}}',
  'rank.13': '{form, select, gender {m} the {el rey} a {un rey} other {rey}}',
  'rank.14': '{form, select, gender {m} the {el comodín} a {un comodín} other {comodín}}',

  'suit.clubs': 'tréboles',
  'suit.diamonds': 'diamantes',
  'suit.hearts': 'corazones',
  'suit.spades': 'picas',

  'card.name': '{form, select, gender {{rank}} other {{rank} de {suit}}}',
  'fits.any': '{rank, plural, other {{name_a}}}',
  'fits.colour':
    '{rank, plural, other {{name_a} {name_gender, select, f {{colour, select, red {roja} other {negra}}} other {{colour, select, red {rojo} other {negro}}}}}}',
  'fits.suit': '{card_the}',
  'fits.or': '{one} o {other}',
  'card.facedown':
    '{form, select, gender {f} the {la carta boca abajo} a {una carta boca abajo} other {carta boca abajo}}',

  'pile.stock': '{form, select, gender {m} the {el mazo} to {al mazo} other {mazo}}',
  'pile.discard':
    '{form, select, gender {f} the {las cartas retiradas} to {a las cartas retiradas} other {cartas retiradas}}',
  'pile.waste': '{form, select, gender {m} the {el descarte} to {al descarte} other {descarte}}',
  'pile.foundation': '{form, select, gender {f} the {la fundación} to {a la fundación} other {fundación}}',
  'pile.tableau': '{form, select, gender {f} the {la columna} to {a la columna} other {columna}}',
  'pile.reserve': '{form, select, gender {f} the {la reserva} to {a la reserva} other {reserva}}',
  'pile.cell': '{form, select, gender {f} the {la celda} to {a la celda} other {celda}}',
  'pile.row': '{form, select, gender {f} the {la fila} to {a la fila} other {fila}}',
  'pile.place': '{form, select, gender {m} the {el lugar} to {al lugar} other {lugar}}',
  'pile.fan':
    '{form, select, gender {m} the {el abanico} to {al abanico} many {abanicos} title {Abanicos} count {{count, plural, one {Un abanico} other {# abanicos}}} out {de los abanicos} other {abanico}}',
  'pile.heap':
    '{form, select, gender {m} the {el montón} to {al montón} many {montones} title {Montones} count {{count, plural, one {Un montón} other {# montones}}} out {de los montones} other {montón}}',
  'pile.pile':
    '{form, select, gender {f} the {la pila} to {a la pila} many {pilas} title {Pilas} count {{count, plural, one {Una pila} other {# pilas}}} out {de las pilas} other {pila}}',
  'pile.pyramid':
    '{form, select, gender {m} the {el lugar de la pirámide} to {al lugar de la pirámide} many {lugares de la pirámide} title {Pirámide} count {{count, plural, one {Un lugar de la pirámide} other {# lugares de la pirámide}}} out {de la pirámide} other {lugar de la pirámide}}',
  'pile.grid':
    '{form, select, gender {m} the {el lugar de la cuadrícula} to {al lugar de la cuadrícula} many {lugares de la cuadrícula} title {Cuadrícula} count {{count, plural, one {Un lugar de la cuadrícula} other {# lugares de la cuadrícula}}} out {de la cuadrícula} other {lugar de la cuadrícula}}',
  'pile.braid':
    '{form, select, gender {f} the {la trenza} to {a la trenza} many {trenzas} title {Trenza} count {{count, plural, one {Una trenza} other {# trenzas}}} out {de la trenza} other {trenza}}',
  'pile.edge':
    '{form, select, gender {m} the {el borde} to {al borde} many {bordes} title {Bordes} count {{count, plural, one {Un borde} other {# bordes}}} out {de los bordes} other {borde}}',
  'pile.free':
    '{form, select, gender {m} the {el lugar libre} to {al lugar libre} many {lugares libres} title {Lugares libres} count {{count, plural, one {Un lugar libre} other {# lugares libres}}} out {de los lugares libres} other {lugar libre}}',
  'pile.divan':
    '{form, select, gender {m} the {el lugar del diván} to {al lugar del diván} many {lugares del diván} title {Diván} count {{count, plural, one {Un lugar del diván} other {# lugares del diván}}} out {del diván} other {lugar del diván}}',
  'pile.carpet':
    '{form, select, gender {m} the {el lugar de la alfombra} to {al lugar de la alfombra} many {lugares de la alfombra} title {Alfombra} count {{count, plural, one {Un lugar de la alfombra} other {# lugares de la alfombra}}} out {de la alfombra} other {lugar de la alfombra}}',
  'pile.numbered': '{form, select, gender {{pile}} other {{pile} {number, number}}}',
  'pile.in-row': '{form, select, gender {{place}} other {{place}, fila {row, number}}}',
  'pile.of': '{pile} de {count, number}',
  'pile.of-suit': '{form, select, gender {{pile}} other {{pile} de {suit}}}',
  'pile.cards': '{count, plural, =0 {sin cartas} one {# carta} other {# cartas}}',
  'pile.down': '{count, number} boca abajo',
} as const satisfies Partial<Record<keyof typeof english, string>>;
