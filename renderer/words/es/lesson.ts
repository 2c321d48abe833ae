import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'Cómo se juega',
  'menu.lesson': '&Cómo se juega',
  'settings.lessons': 'Ofrecer una demostración de los solitarios nuevos',

  'lesson.name': 'Cómo se juega',
  'lesson.of': 'Cómo se juega: {game}',
  'lesson.step': '{at, number} de {of, number}',
  'lesson.begin': 'Muéstramelo',
  'lesson.offer': '¿Primera vez con {game}? En medio minuto ves cómo se juega.',
  'lesson.no': 'No, gracias',
  'lesson.back': 'Atrás',
  'lesson.next': 'Siguiente',
  'lesson.play': 'Reproducción automática',
  'lesson.hold': 'Pausa',
  'lesson.again': 'Otra vez',
  'lesson.skip': 'Saltar',
  'lesson.end': 'Jugar',
  'lesson.making': 'Un momento…',
  'lesson.failed': 'No se ha podido mostrar. En las reglas se explica cómo se juega.',
  'lesson.ended': 'Ahora te toca a ti.',
  'lesson.also': 'Además: {rules}',
  'lesson.goal': 'El objetivo: {goal}',

  'lesson.lay':
    '{from, select, reserve {De la reserva: } cell {De su celda: } foundation {De vuelta de su fundación: } waste {Del descarte: } named {{source_out}: } other {}}{card_the} sobre {onto_the}.',
  'lesson.onto-pile': '{card_the} va a su montón.',
  'lesson.click-lay': 'Un clic juega {card_the} sobre {onto_the}.',
  'lesson.home': '{card_the} sube a la fundación, sobre {onto_the}.',
  'lesson.first': '{card_the} sube y empieza una fundación.',
  'lesson.start':
    '{card_the} {pile, select, row {a una fila vacía} place {a un lugar vacío} cell {a una celda libre} reserve {a la reserva} waste {al descarte} named {a {kind_gender, select, f {una} other {un}} {kind} {kind_gender, select, f {vacía} other {vacío}}} other {a una columna vacía}}.',
  'lesson.run': '{card_the} y {count, plural, one {la carta} other {las # cartas}} de encima, sobre {onto_the}.',
  'lesson.whole': 'Una secuencia entera de {count, number} cartas sube a la fundación.',
  'lesson.remove-one': '{card_the} sale del juego.',
  'lesson.click-remove': 'Un clic saca {card_the} del juego.',
  'lesson.remove': '{cards_the} salen a la vez del juego.',
  'lesson.turn':
    'Un clic en el mazo descubre {count, plural, one {una carta} other {# cartas}} sobre el descarte; la de arriba se puede jugar.',
  'lesson.turn-on':
    'Un clic en el mazo descubre {count, plural, one {una carta} other {# cartas}} sobre el descarte, para seguir jugando encima.',
  'lesson.turns':
    '{again, plural, =0 {El mazo se pasa una sola vez.} =1 {El mazo se puede volver a pasar una vez.} =2 {El mazo se puede volver a pasar dos veces.} other {El mazo se puede volver a pasar # veces.}}',
  'lesson.turns-unlimited': 'Cuando el mazo se vacía, se puede volver a pasar tantas veces como quieras.',
  'lesson.gathers': 'El mazo está vacío: un clic recoge las cartas para repartirlas de nuevo.',
  'lesson.deal':
    'Un clic en el mazo {each, select, yes {reparte una carta a cada uno de los {count, number} montones} other {reparte {count, plural, one {una carta} other {# cartas}}}}.',
  'lesson.close': 'Un clic en el mazo cierra los huecos y sigue repartiendo.',
  'lesson.click': 'Aquí un clic hace el siguiente movimiento.',

  'lesson.order':
    '{how, select, up {hacia arriba} down {hacia abajo} either {hacia arriba o hacia abajo} same {con cartas del mismo valor} other {}}{by, plural, =0 {} =1 {} other { de # en #}}{suits, select, same { en el mismo palo} different { sobre otro palo} colour { en el mismo color} alternate { alternando rojo y negro} other {}}{round, select, up {, y tras el rey viene el as} down {, y tras el as viene el rey} either {, con el rey y el as como vecinos} other {}}',
  'lesson.built':
    '{pile, select, foundation {Las fundaciones se construyen} row {Las filas se construyen} place {Los lugares se construyen} reserve {Las reservas se construyen} waste {El descarte se construye} cell {Las celdas se construyen} named {{kind_gender, select, f {Las} other {Los}} {kind_many} se construyen} other {Las columnas se construyen}} {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Las fundaciones se construyen} row {Las filas se construyen} place {Los lugares se construyen} reserve {Las reservas se construyen} waste {El descarte se construye} cell {Las celdas se construyen} named {{kind_gender, select, f {Las} other {Los}} {kind_many} se construyen} other {Las columnas se construyen}} {order}, sea cual sea el palo.',
  'lesson.any-rank':
    '{pile, select, foundation {Las fundaciones admiten} row {Las filas admiten} place {Los lugares admiten} reserve {Las reservas admiten} waste {El descarte admite} cell {Las celdas admiten} named {{kind_gender, select, f {Las} other {Los}} {kind_many} admiten} other {Las columnas admiten}} cualquier valor{suits, select, same { de su palo} alternate {, rojo sobre negro y negro sobre rojo} colour {, rojo sobre rojo y negro sobre negro} different { de otro palo} other { y cualquier palo}}.',
  'lesson.exchange': '{card_the} y {onto_the} cambian de sitio.',
  'lesson.alike': 'Una carta va sobre otra de su palo o de su valor.',
  'lesson.couples': '{suits, select, same {En cada palo van juntos} other {Van juntos}}: {couples}.',
  'lesson.couple': '{one} con {other}',
  'lesson.begins': 'Las fundaciones empiezan con {rank, plural, other {{name_a}}}.',
  'lesson.chooses': 'La primera carta que sube decide con qué valor empiezan las fundaciones.',
  'lesson.base':
    'La carta base de esta partida es {rank, plural, other {{name_a}}}: con ese valor empiezan las fundaciones.',
  'lesson.takes':
    '{pile, select, row {Una fila vacía} place {Un lugar vacío} reserve {Una reserva vacía} waste {El descarte vacío} named {{kind_gender, select, f {Una} other {Un}} {kind} {kind_gender, select, f {vacía} other {vacío}}} other {Una columna vacía}} {rank, plural, =0 {admite cualquier carta} other {solo admite {name_a}}}.',
  'lesson.beside': 'Un hueco solo admite una carta que siga a la de al lado: {order}.',
  'lesson.cell':
    '{pile, select, named {{kind_gender, select, f {Una} other {Un}} {kind}} other {Una celda}} guarda una sola carta, la que sea, hasta que se pueda jugar.',
  'lesson.run-any': 'Las cartas boca arriba se mueven junto con todas las que tienen encima.',
  'lesson.run-order': 'Las cartas que se siguen {order} se mueven juntas.',
  'lesson.run-same': 'Las cartas del mismo valor se mueven juntas.',
  'lesson.limited': 'Cuántas cartas se mueven a la vez depende de los lugares libres.',
  'lesson.sum':
    'Dos cartas{suits, select, same { del mismo palo} other {}} que suman {sum, number} salen juntas{high, select, yes {; la jota vale 11, la reina 12, el rey 13} other {}}.',
  'lesson.same': 'Dos cartas del mismo valor salen juntas.',
  'lesson.same-suit': 'Dos cartas del mismo palo salen juntas.',
  'lesson.needs-alone': 'Ningún otro valor sale solo.',
  'lesson.needs-unbeaten': 'Una carta puede salir si hay libre otra más alta de su palo.',
  'lesson.needs-unlike':
    'Va sobre la primera carta de su valor a su izquierda; cuatro de un mismo valor salen del juego.',
  'lesson.needs-weak': 'Juntas, las cartas tienen que ser más fuertes que lo que atacan.',
  'lesson.turns-up': 'Una carta boca abajo que queda libre se descubre sola.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
