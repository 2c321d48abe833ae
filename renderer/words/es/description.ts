import type { description as english } from '../en/description.ts';

/** What every page of rules begins with, in Spanish. */
export const description = {
  'glance.title': 'De un vistazo',
  'glance.part':
    '{part, select, goal {Objetivo} deal {Preparación} own {Reglas especiales} pairs {Parejas} foundation {{count, plural, one {Fundación} other {Fundaciones}}} tableau {Columnas} row {Filas} place {Lugares} reserve {{count, plural, one {Reserva} other {Reservas}}} cell {{count, plural, one {Celda} other {Celdas}}} waste {Descarte} stock {Mazo} again {Nuevo reparto} itself {Automático} clicks {Clics} named {{kind_title}} other {Puntos}}',

  'glance.goal-home':
    '{all, select, yes {Llevar las {cards, number} cartas a las fundaciones.} other {Llevar {cards, number} cartas a las fundaciones.}}',
  'glance.goal-gone':
    '{all, select, yes {Retirar las {cards, number} cartas.} other {Retirar {cards, number} de las {of, number} cartas.}}',

  'glance.deck':
    '{packs, plural, =1 {Una baraja} =2 {Dos barajas} =3 {Tres barajas} other {# barajas}} ({cards, number} cartas{suits, plural, =0 {} one {, un solo palo} other {, # palos}}{jokers, select, yes {, con comodines} other {}})',
  'glance.left-out': 'Sin estos valores: {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {Una fundación} other {# fundaciones}}} row {{count, plural, one {Una fila} other {# filas}}} place {{count, plural, one {Un lugar} other {# lugares}}} reserve {{count, plural, one {Una reserva} other {# reservas}}} cell {{count, plural, one {Una celda} other {# celdas}}} waste {{count, plural, one {El descarte} other {# descartes}}} stock {El mazo} named {{kind_count}} other {{count, plural, one {Una columna} other {# columnas}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 {, sin cartas} one { de una carta} other { de {cards, number} cartas}}} begun {{begun, plural, one {, la primera con una carta} other {, # con una carta}}} two { de {from, number} o {to, number} cartas} range { de {from, number} a {to, number} cartas} rank {, un valor en cada montón} home {; las cartas que encajan van allí ya durante el reparto} total {, {cards, number} cartas en total} other { de {to, number} cartas como máximo}}{up, select, all {, boca arriba} none {, boca abajo} top {{count, plural, one {, solo la carta superior boca arriba} other {, las {count, number} superiores boca arriba}}} every {, una de cada dos boca arriba} some {, en parte boca arriba} other {}}',
  'glance.waste': '{cards, plural, one {Una carta} other {# cartas}} boca arriba en el descarte',
  'glance.stock':
    '{cards, plural, =0 {Las cartas restantes forman el mazo} one {La última carta forma el mazo} other {Las {cards, number} cartas restantes forman el mazo}}',
  'glance.laid': '{piles}: {cards}',
  'glance.laid-here': 'Al principio: {cards}.',
  'glance.ranks':
    '{count, number} {rank, plural, =1 {ases} =2 {doses} =3 {treses} =4 {cuatros} =5 {cincos} =6 {seises} =7 {sietes} =8 {ochos} =9 {nueves} =10 {dieces} =11 {jotas} =12 {reinas} =13 {reyes} other {comodines}}',
  'glance.of-each-suit': '{cards} de cada palo',

  'glance.base-dealt': 'Las fundaciones empiezan con el valor de la carta base, que se reparte al principio.',
  'glance.own-rank': 'Cada montón admite un valor propio.',
  'glance.once': 'No puede haber dos que empiecen con el mismo palo.',
  'glance.spares': 'Una columna vacía no admite una carta que está sola en la suya.',
  'glance.single': 'Una columna vacía solo admite una carta a la vez.',
  'glance.built-from':
    'Las fundaciones cuya primera carta es {cards} se construyen {order}{any, select, yes {, sea cual sea el palo} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {Esta fundación} row {Esta fila} place {Este lugar} reserve {Esta reserva} cell {Esta celda} waste {El descarte} named {{kind_gender, select, f {Esta} other {Este}} {kind}} other {Esta columna}} se construye {order}{any, select, yes {, sea cual sea el palo} other {}}.',
  'glance.whole': 'Solo va allí una secuencia completa de {count, number} cartas, de una vez.',
  'glance.returns':
    '{returns, select, play {La carta superior puede volver al juego.} both {La carta superior puede volver al juego o pasar a otra fundación en la que encaje.} across {La carta superior puede pasar a otra fundación en la que encaje.} other {Las cartas de las fundaciones se quedan allí.}}',
  'glance.end': 'Sobre {rank, plural, =0 {una carta base} other {{name_a}}} no va nada.',
  'glance.unbuilt': 'Allí no se ponen unas cartas sobre otras.',
  'glance.stays-empty':
    '{pile, select, row {Una fila vacía} place {Un lugar vacío} reserve {Una reserva vacía} cell {Una celda vacía} waste {El descarte vacío} named {{kind_gender, select, f {Una} other {Un}} {kind} {kind_gender, select, f {vacía} other {vacío}}} other {Una columna vacía}} {dealt, select, yes {solo se llena con el siguiente reparto} other {no se vuelve a llenar}}.',
  'glance.takes-kind':
    '{pile, select, foundation {Una fundación vacía} row {Una fila vacía} place {Un lugar vacío} reserve {Una reserva vacía} cell {Una celda vacía} waste {El descarte vacío} named {{kind_gender, select, f {Una} other {Un}} {kind} {kind_gender, select, f {vacía} other {vacío}}} other {Una columna vacía}} solo admite {cards}.',
  'glance.takes-base':
    '{pile, select, row {Una fila vacía} place {Un lugar vacío} reserve {Una reserva vacía} named {{kind_gender, select, f {Una} other {Un}} {kind} {kind_gender, select, f {vacía} other {vacío}}} other {Una columna vacía}} solo admite una carta {below, select, yes {de un valor menos que la carta base} other {del valor de la carta base}}.',
  'glance.collects':
    '{pile, select, foundation {Las fundaciones solo admiten} row {Las filas solo admiten} place {Los lugares solo admiten} reserve {La reserva solo admite} waste {El descarte solo admite} cell {Las celdas solo admiten} named {{kind_gender, select, f {Las} other {Los}} {kind_many} solo admiten} other {Las columnas solo admiten}} {cards}.',
  'glance.from':
    '{empty, select, yes {A un lugar vacío solo llegan cartas} filled {Sobre otras cartas solo llegan cartas} other {Allí solo llegan cartas}} {sources}.',
  'glance.source':
    '{pile, select, foundation {de las fundaciones} tableau {de las columnas} row {de las filas} place {de los otros lugares} reserve {de la reserva} cell {de las celdas} waste {del descarte} named {{kind_out}} other {del mazo}}',
  'glance.one-by-one': 'Las cartas se mueven de una en una.',
  'glance.run-so': 'Las cartas así ordenadas se mueven juntas.',
  'glance.top-or-all': 'Se mueve la carta superior o la columna entera, nunca una parte.',
  'glance.room':
    '{pile, select, foundation {Una fundación} row {Una fila} place {Un lugar} reserve {La reserva} cell {Una celda} waste {El descarte} named {{kind_gender, select, f {Una} other {Un}} {kind}} other {Una columna}} tiene como mucho {room, number} cartas.',
  'glance.covered': 'Una carta se puede jugar en cuanto ninguna otra la cubre.',
  'glance.top-only': 'Solo se puede jugar la carta superior.',
  'glance.when':
    '{when, select, dealt {Allí solo llegan cartas cuando el mazo se ha agotado.} used {Allí solo llegan cartas cuando el mazo y el descarte se han agotado.} other {Allí no llega ninguna carta hasta elegir la carta base.}}',

  'glance.stock-open': 'La carta superior del mazo está boca arriba y se juega desde allí.',
  'glance.stock-fills': 'Sus cartas llenan los huecos por sí solas; no hace falta hacer clic.',
  'glance.turn-varies': 'Haz clic en el mazo para pasar cartas al descarte; cuántas, cambia en cada vuelta.',
  'glance.deal-to':
    'Haz clic en el mazo para repartir {count, plural, one {una carta} other {# cartas}} {pile, select, foundation {en las fundaciones} row {en las filas} place {en los lugares} reserve {en las reservas} cell {en las celdas} waste {en el descarte} named {en {kind_gender, select, f {las} other {los}} {kind_many}} other {en las columnas}}.',
  'glance.each':
    'Haz clic en el mazo para repartir {per, plural, =1 {una carta} other {# cartas}} en cada {pile, select, foundation {una de las {count, number} fundaciones} row {una de las {count, number} filas} place {uno de los {count, number} lugares} reserve {una de las {count, number} reservas} cell {una de las {count, number} celdas} waste {uno de los {count, number} descartes} named {{kind_gender, select, f {una de las} other {uno de los}} {count, number} {kind_many}} other {una de las {count, number} columnas}}.',
  'glance.needs':
    '{why, select, hole {Antes hay que llenar todas las columnas vacías.} unplayed {Antes hay que jugar la carta del descarte.} locked {Mientras haya una columna vacía, puedes volver una carta más, y hay que jugarla antes de volver otra.} removable {Antes hay que retirar las cartas que se puedan retirar.} movable {Solo se permite cuando no se puede mover ninguna carta.} full {Hace falta un lugar libre.} king {Antes tiene que ocupar la columna vacía un rey que pueda.} base {Antes hay que elegir la carta base.} unmoved {Hay que haber movido al menos una carta desde el último reparto.} unshifted {Al menos una carta tiene que cambiar de lugar.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {Una vez por partida} =2 {Dos veces por partida} other {# veces por partida}} se pueden recoger las cartas{shuffled, select, yes {, barajarlas} other {}} y repartirlas de nuevo.{by, select, stock { Para ello, haz clic en el mazo vacío.} other {}}',
  'glance.again-unlimited':
    'Se pueden recoger las cartas{shuffled, select, yes {, barajarlas} other {}} y repartirlas de nuevo cuantas veces quieras.{by, select, stock { Para ello, haz clic en el mazo vacío.} other {}}',
  'glance.shuffled': 'Las cartas se barajan antes de repartirlas de nuevo.',

  'glance.fills':
    '{pile, select, foundation {Las fundaciones vacías se llenan solas} row {Las filas vacías se llenan solas} place {Los lugares vacíos se llenan solos} reserve {Las reservas vacías se llenan solas} cell {Las celdas vacías se llenan solas} waste {El descarte vacío se llena solo} named {{kind_gender, select, f {Las} other {Los}} {kind_many} {kind_gender, select, f {vacías se llenan solas} other {vacíos se llenan solos}}} other {Las columnas vacías se llenan solas}}{next, select, none {} other {, primero}} {from, select, reserve {con la reserva} waste {con el descarte} named {con las cartas {source_out}} other {con el mazo}}{next, select, none {} reserve {, luego con la reserva} waste {, luego con el descarte} named {, luego con las cartas {second_out}} other {, luego con el mazo}}{after, select, hand {; cuando allí no quedan cartas, te toca a ti} other {}}.',
  'glance.goes-home': 'Algunas cartas pueden ir solas a las fundaciones.',
  'glance.plays': 'Haz clic en una carta para jugarla en el descarte.',
  'glance.alone': 'Basta hacer clic en {cards} para retirar esa carta sola.',
  'glance.unbeaten': 'Haz clic en una carta para retirarla mientras haya libre otra más alta de su palo.',
  'glance.click': 'Un clic juega una carta en el mejor lugar; un doble clic la lleva a una fundación.',
  'glance.score':
    '{kind, select, home {Un punto por cada carta en las fundaciones} other {Un punto por cada carta retirada}}: {most, number} como máximo.',

  'handwritten.arachnida':
    'En las columnas, una carta va sobre otra un valor más alta o del mismo valor, de cualquier palo; una columna vacía admite cualquier carta. Una secuencia del mismo palo se mueve junta, y también las cartas de un mismo valor. A una fundación solo va un palo entero, del rey al as.',
  'handwritten.archway':
    'Las cartas pueden pasar de una fundación a la otra de su palo. Haz clic en el mazo vacío para poner encima la carta inferior de cada montón, cuantas veces quieras.',
  'handwritten.beehive': 'Las cuatro cartas de un valor salen en cuanto están en una misma columna.',
  'handwritten.big-ben':
    'Cada hora sube en su palo hasta mostrar su hora. Solo se construye sobre abanicos de tres o más cartas, hacia abajo en el mismo palo, y tras el as viene el rey. Haz clic en el mazo para completar los abanicos de menos de tres cartas; si no hay ninguno, pasa una carta al descarte.',
  'handwritten.big-bertha': 'La novena fundación recibe los ocho reyes, en cualquier orden.',
  'handwritten.boxing-the-compass':
    'Un lugar vacío solo admite cartas de su lado: tréboles al oeste, picas al este, corazones al norte, diamantes al sur. Pueden venir del descarte o de otros lados. Sobre ellas no se construye.',
  'handwritten.british-constitution':
    'Las cartas suben de fila en fila: sobre una carta del otro color y un valor más alta, o a un lugar vacío; la fila inferior recibe cartas del descarte. Solo las cartas de la fila superior van a las fundaciones.',
  'handwritten.camelot':
    'Coloca las cartas del mazo una a una: los reyes en las esquinas, las reinas en el centro de arriba y de abajo, las jotas en el centro de los lados, las demás donde quieras. Cuando todo esté lleno, retira las parejas que sumen diez, y los dieces solos; después sigue colocando.',
  'handwritten.colonel':
    'Una carta de las filas está en juego cuando el lugar de debajo queda vacío. Se construye hacia abajo en el mismo palo: una carta solo va a una fila más alta, sobre una carta en juego o sobre la que tiene justo encima. Un lugar vacío admite cualquier carta del descarte o de una fila más baja, si está en la fila superior o si encima de él hay una carta.',
  'handwritten.crescent':
    'La carta superior de una fundación puede pasar a la otra fundación de su palo. Tres veces por partida, haz clic en el mazo vacío para poner encima la carta inferior de cada columna.',
  'handwritten.cromwell':
    'Una vez por partida puedes robar: si la carta de debajo se puede jugar entonces, lleva la carta superior de un abanico a la reserva; jugada la otra, la carta levantada vuelve.',
  'handwritten.der-kleine-napoleon':
    'Las fundaciones se construyen en el mismo palo desde la carta base; la primera carta añadida decide si todas suben o bajan. La carta de la celda no sale hasta que se agota uno de los abanicos laterales.',
  'handwritten.dumfries':
    'Las columnas se construyen alternando rojo y negro, con una carta de un valor menos o del mismo valor. Solo se mueve la carta superior o una columna entera; una columna vacía admite ambas.',
  'handwritten.faerie-queen':
    'Cada rey repartido empieza la columna siguiente. Cuando el mazo se agota, las columnas se construyen hacia abajo, sea cual sea el palo, y un rey solo admite cualquier carta.',
  'handwritten.glenwood':
    'Primero lleva la carta superior de una reserva a la primera fundación: su valor es la base. Las columnas solo se mueven enteras. Una columna vacía admite una carta de las reservas u otra columna; el descarte, solo cuando las reservas se agotan.',
  'handwritten.hamilton':
    'Primero elige la base: el mazo ofrece hasta tres cartas, y la que lleves a una fundación fija el valor. Antes no se mueve nada más.',
  'handwritten.intelligence':
    'Haz clic en el mazo para recoger, barajar y repartir de nuevo las cartas que no están en las fundaciones, dos veces como máximo.',
  'handwritten.les-quatre-coins':
    'Mientras dure el mazo, los montones de los lados solo juegan a la fundación contigua, salvo para empezar una; los de las esquinas, a todas.',
  'handwritten.matriarchy':
    'En cada palo, dos fundaciones bajan desde la reina y dos suben desde el rey pasando por el as; ninguna tiene más de doce cartas. El número de cartas que se vuelven cambia en cada vuelta.',
  'handwritten.monte-carlo': 'Dos cartas solo salen juntas si se tocan en una fila, en una columna o en diagonal.',
  'handwritten.napoleons-tomb':
    'La fundación central baja del seis al as, cuatro veces seguidas; las de las esquinas suben del siete al rey. El palo no importa.',
  'handwritten.neighbor':
    'Dos cartas que suman trece salen juntas si se tocan en una fila, en una columna o en diagonal. Las demás se juntan, y el mazo llena los lugares que quedan al final.',
  'handwritten.nines':
    'Un diez, una jota, una reina y un rey salen juntos: ponlos uno a uno en la reserva. Hasta que estén los cuatro, no se llena ningún hueco y ninguno puede volver.',
  'handwritten.osmosis':
    'Cada fundación reúne un palo en cualquier orden, pero, salvo la primera, solo los valores que ya tiene la fundación de arriba.',
  'handwritten.primrose':
    'Cada fundación empieza un valor por encima de su carta índice y sube sea cual sea el palo; la carta índice va la última. Ocho veces, haz clic en el mazo vacío para repartir un montón, una carta en cada uno.',
  'handwritten.puss-in-the-corner':
    'Cada carta del mazo va a una fundación o a la columna que quieras antes de ver la siguiente; de las columnas solo se juega a las fundaciones. Una vez, haz clic en el mazo vacío para dar la vuelta a las columnas y empezar de nuevo.',
  'handwritten.quatorze':
    'Dos cartas que suman catorce salen juntas si están en la misma fila o columna. Cuando el mazo se agota, las demás se juntan.',
  'handwritten.rittenhouse':
    'Cada fundación solo admite cartas de la columna que tiene debajo y de la columna central.',
  'handwritten.sieben-bis-as':
    'Un hueco admite la carta que sigue en su palo a la de la izquierda, o la que va justo antes de la de la derecha. Una carta solo va a su fundación si tiene un hueco a la izquierda.',
  'handwritten.solid-square':
    'Cada fundación sube en su palo del as al rey y después, desde el otro rey, baja hasta el otro as.',
  'handwritten.st-helena':
    'En la primera vuelta, los cuatro montones junto a los reyes solo juegan a los reyes, y los cuatro junto a los ases, a los ases.',
  'handwritten.stalactites':
    'La primera carta de una fundación no se mueve; las que tiene encima pueden volver al juego.',
  'handwritten.strata':
    'Las fundaciones se construyen hacia arriba en el mismo palo, con el siete sobre el as. En las columnas no va nada sobre un siete ni sobre un as.',
  'handwritten.suit-elevens':
    'Pon jota, reina y rey de un mismo palo uno a uno en la reserva: salen cuando están los tres. Hasta entonces ninguno puede volver.',
  'handwritten.terrace':
    '{base, select, chosen {Primero elige la base: el valor de la carta que lleves a una fundación. Cada columna vacía recibe entonces automáticamente una carta del mazo. } other {}}Las cartas de la reserva solo van a las fundaciones{filled, select, yes {} other {, y una columna vacía solo admite la carta superior del descarte}}.',
  'handwritten.the-plot':
    'Hasta que una fundación esté completa no empieza otra, y una columna vacía solo admite cartas del valor base; después, cualquier carta. Esas cartas vienen del descarte. La reserva solo va a las fundaciones.',
  'handwritten.thieves':
    'Al descarte va una carta de un valor más o menos que la de arriba; un comodín va sobre cualquier carta, y cualquier carta sobre un comodín.',
  'handwritten.union-square':
    'Un montón sigue como empezó, hacia arriba o hacia abajo en el mismo palo. Cada fundación sube del as al rey y después, desde el otro rey, baja hasta el otro as.',
  'handwritten.valentine':
    'Haz clic en el mazo para llenar las columnas vacías; si no hay, para pasar una carta al descarte; si ya hay una allí, para repartir de nuevo: las columnas pasan debajo del mazo y se colocan cuatro nuevas. Ganas cuando cada palo está en orden en una columna.',
  'handwritten.wall':
    'Suelta cartas del descarte sobre una carta del muro: la retiran si juntas valen más que ella y que las de encima en las que se apoya.',

  'recipe.title': 'Crear un solitario',
  'recipe.from': 'Partir de',
  'recipe.changed': '{game}, cambiado',
  'recipe.cells-hint': 'Cada una guarda una carta cualquiera hasta que se juega.',
  'recipe.reserve-hint': 'Un montón que se reparte al principio; no se le añade nada.',
  'recipe.name': 'Nombre',
  'recipe.note': 'Nota',
  'recipe.open-file': 'Abrir un archivo…',
  'recipe.field':
    '{field, select, packs {Barajas} columns {Columnas} cards {Cartas en las columnas} open {Boca arriba al principio} ranks {Las columnas se construyen} round {El rey y el as son vecinos} suits {Palos en las columnas} start {Una columna vacía admite} lift {Cartas que se mueven juntas} stock {Un clic en el mazo} cells {Celdas} home {Las cartas salen de la mesa} columnsHeap {Filas de la pirámide} ranksRun {Al descarte van cartas} suitsRun {Palos en el descarte} laidRun {El descarte empieza con una carta} shuffles {Barajadas} filled {Celdas al principio} reserve {Cartas en la reserva} shown {Boca arriba en la reserva} first {Primera carta de las fundaciones} laid {Las primeras cartas están ahí desde el principio} rising {Palos en las fundaciones} room {Máximo de cartas en una columna} sunk {Los reyes están al fondo de su columna} pairs {Dos cartas salen juntas} goal {Hay que vaciar} other {Las cartas vuelven de las fundaciones}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {Una más en cada columna} all {Todas las cartas} five {Todas menos cinco por columna} pyramid {Una pirámide} triangle {Una pirámide invertida} peaks {Tres picos} other {Todas las cartas, como en Yukon}}} open {{answer, select, top {Solo las cartas de encima} all {Todas las cartas} two {Las dos de encima} three {Las tres de encima} other {Una carta sí y otra no}}} ranks {{answer, select, down {Hacia abajo} up {Hacia arriba} other {Hacia arriba o hacia abajo}}} suits {{answer, select, alternate {Colores alternos} same {Mismo palo} colour {Mismo color} different {Cualquier otro palo} other {Cualquier palo}}} start {{answer, select, any {Cualquier carta} kings {Solo reyes} reserve {Se llena de la reserva} wasteOnly {Se llena de la reserva y después solo del descarte} waste {Se llena del descarte} stock {Se llena del mazo} other {Nada}}} lift {{answer, select, built {Las cartas construidas unas sobre otras} cells {Tantas como permitan las celdas vacías} suit {Secuencias de un palo} top {Una sola carta} whole {Una carta o toda la columna} colour {Secuencias de un color} other {Cualquier carta visible con las que la cubren}}} stock {{answer, select, one {Descubre una carta} two {Descubre dos cartas} three {Descubre tres cartas} filled {Reparte una carta a cada columna cuando ninguna está vacía} kings {Reparte una carta a cada columna cuando los reyes han llenado las vacías} other {Reparte una carta a cada columna}}} home {{answer, select, cards {De una en una, a las fundaciones} runs {En secuencias enteras, como en Spider} waste {De una en una, al descarte, como en Golf} other {Por parejas, como en Pirámide}}} round {{answer, select, yes {Sí} no {No} other {No, y nada va sobre un rey}}} back {{answer, select, yes {Sí} no {No} other {Todas menos las primeras}}} filled {{answer, select, no {Vacías} dealt {Con las cartas que sobran} other {Con las cartas que sobran, y no admiten otras}}} first {{answer, select, ace {As} jack {Jota} queen {Reina} king {Rey} dealt {Su valor es el de una carta repartida ahí} other {Su valor es el de la primera carta que llega}}} pairs {{answer, select, thirteen {Valores que suman trece} fourteen {Valores que suman catorce} same {Mismo valor} other {Valores vecinos}}} goal {{answer, select, columns {Las columnas} heap {La pirámide} other {Todas las cartas}}} redeals {Sin límite} other {{answer, select, yes {Sí} other {No}}}}',
  'recipe.rows': '{rows, plural, one {# fila} other {# filas}}',
  'recipe.too-many':
    'Las columnas necesitan {wanted, number} cartas, pero solo hay {there, number}. Elige menos columnas o menos cartas en ellas.',
  'recipe.never-together':
    'Con estos palos nunca quedan dos cartas de un mismo palo una sobre otra. Elige otra opción para las cartas que se mueven juntas.',
  'recipe.kin-same': 'Es {game}.',
  'recipe.kin-like': 'Como {game}, pero:',
  'recipe.tried': '{deals, plural, one {# partida probada} other {# partidas probadas}}',
  'recipe.stop': 'Dejar de contar',
  'recipe.try': 'Probar más partidas',
  'recipe.length': 'Una partida ganada',
  'recipe.moves': 'Unos {moves, plural, one {# movimiento} other {# movimientos}}',
  'recipe.easier': 'Algo más fácil',
  'recipe.harder': 'Algo más difícil',
  'recipe.trying': 'Probando cambios de uno en uno',
  'recipe.no-change': 'Ningún cambio por sí solo lo hace algo más {wanted, select, easier {fácil} other {difícil}}.',
  'recipe.does-it':
    '{several, select, no {Así} other {Con cualquiera de estos cambios}} es {step, select, little {algo } other {}}más {wanted, select, easier {fácil} other {difícil}}:',
  'recipe.take': 'Hacer este cambio',
  'recipe.eased':
    'En un intento rápido se ganaron {won, number} de {deals, number} partidas; sin el cambio, {before, number}.',
  'recipe.never-home': 'Así no se puede formar y mover ninguna secuencia completa del rey al as. Cambia «{label}».',
} as const satisfies Partial<Record<keyof typeof english, string>>;
