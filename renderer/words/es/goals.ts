/** The goals of the games in Spanish, by the English sentences of their pages. */
export const goals: Readonly<Record<string, string>> = {
  'Bring all cards home: four foundations, built from ace to king in suit.':
    'Sube todas las cartas a las cuatro fundaciones, del as al rey en cada palo.',
  'Bring all fifty-two cards home: four foundations, each built from the ace up to the king of one suit.':
    'Sube las cincuenta y dos cartas a las cuatro fundaciones, cada una del as al rey de un palo.',
  'Bring all cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Sube todas las cartas a las fundaciones, cada una en su palo, desde la carta base y con el as después del rey.',
  'Bring all fifty-two cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Sube las cincuenta y dos cartas a las fundaciones, cada una en su palo, desde la carta base y con el as después del rey.',
  'Bring all cards home, in suit, going up from the base card that you choose and wrapping from king to ace.':
    'Sube todas las cartas a las fundaciones, cada una en su palo, desde la carta base que elijas y con el as después del rey.',
  'Bring all cards home: four foundations, built up in suit from the base card.':
    'Sube todas las cartas a las cuatro fundaciones, en su palo, desde la carta base hacia arriba.',
  'Bring all cards home: four foundations, built up in suit from the base rank.':
    'Sube todas las cartas a las cuatro fundaciones, en su palo, desde el valor base hacia arriba.',
  'Bring all cards home: four foundations, built from ace to king in suit. The score rewards patience.':
    'Sube todas las cartas a las cuatro fundaciones, del as al rey en cada palo. Los puntos premian a quien se toma su tiempo.',
  'Bring all cards home: four foundations, each built from ace to king, regardless of suit.':
    'Sube todas las cartas a las cuatro fundaciones, cada una del as al rey, sea cual sea el palo.',
  'Bring all cards home: four foundations, built from ace to king regardless of suit.':
    'Sube todas las cartas a las cuatro fundaciones, del as al rey, sea cual sea el palo.',
  'Bring all cards home: in each suit one foundation goes up from the ace and another down from the king, until they meet.':
    'Sube todas las cartas a las fundaciones: en cada palo una sube desde el as y otra baja desde el rey, hasta que se encuentran.',
  'Bring all cards home on the four aces, in suit.': 'Pon todas las cartas sobre los cuatro ases, en su palo.',
  'Bring all cards home on the four twos, in suit, with the aces last.':
    'Pon todas las cartas sobre los cuatro doses, en su palo, con los ases al final.',
  'Bring all cards home on four foundations that climb by ones, twos, threes and fours.':
    'Sube todas las cartas a cuatro fundaciones que avanzan de uno en uno, de dos en dos, de tres en tres y de cuatro en cuatro.',
  'Bring all cards to their hours before the fourth king turns up.':
    'Lleva todas las cartas a su hora antes de que aparezca el cuarto rey.',
  'Bring both packs home: eight foundations, each built from the ace up to the king of one suit.':
    'Sube las dos barajas a las ocho fundaciones, cada una del as al rey de un palo.',
  'Bring all three packs home: twelve foundations, built from ace to king in suit.':
    'Sube las tres barajas a las doce fundaciones, del as al rey en su palo.',
  'Bring both packs home: eight foundations, built from ace to king in suit.':
    'Sube las dos barajas a las ocho fundaciones, del as al rey en su palo.',
  'Bring both packs home on the eight aces, in alternating colours.':
    'Pon las dos barajas sobre los ocho ases, alternando rojo y negro.',
  'Bring both packs home on four foundations, one for each suit: from ace up to king, then from the other king down to the other ace.':
    'Sube las dos barajas a cuatro fundaciones, una por palo: del as hasta el rey, y luego del otro rey hasta el otro as.',
  'Bring both packs home on eight foundations, all going the same way from the base card.':
    'Sube las dos barajas a ocho fundaciones, que van todas en el mismo sentido desde la carta base.',
  'Bring both packs home on eight foundations, going up from the base card in alternating colours and wrapping from king to ace.':
    'Sube las dos barajas a ocho fundaciones, desde la carta base hacia arriba, alternando rojo y negro y pasando del rey al as.',
  'Bring every card to the foundations.': 'Lleva todas las cartas a las fundaciones.',
  'Bring every card except the four kings to the foundation.':
    'Lleva todas las cartas menos los cuatro reyes a la fundación.',
  'Bring all diamonds to the foundation, and arrange clubs, hearts and spades in columns of their own, each from king down to ace.':
    'Lleva todos los diamantes a la fundación, y ordena tréboles, corazones y picas cada uno en su columna, del rey al as.',
  'Bring the whole pack into the audience chamber: kings and queens to the thrones, the other cards to the foundations.':
    'Lleva toda la baraja a la sala de audiencias: reyes y reinas a los tronos, las demás cartas a las fundaciones.',
  'Bring the sixes and lower cards to the tomb in the middle, the sevens and higher cards to the corners.':
    'Lleva los seises y las cartas más bajas a la tumba del centro, los sietes y las más altas a las esquinas.',
  'Build all four aces up to the kings.': 'Construye desde los cuatro ases hasta los reyes.',
  'Build four foundations from the ace up to the king.': 'Construye cuatro fundaciones del as al rey.',
  'Build every suit from the ace to the queen, so that the four queens end up on top.':
    'Construye cada palo del as a la reina, para que al final las cuatro reinas queden encima.',
  'Build the stock on four foundations, each of which counts in its own steps and ends with a king.':
    'Construye con las cartas del mazo cuatro fundaciones; cada una avanza a su propio paso y acaba en un rey.',
  'Make four whole runs, each from king down to ace in alternating colours.':
    'Forma cuatro secuencias enteras, cada una del rey al as alternando rojo y negro.',
  'Make four whole runs, each from king down to ace in one suit.':
    'Forma cuatro secuencias enteras, cada una del rey al as de un mismo palo.',
  'Make eight whole runs, each from king down to ace in one suit.':
    'Forma ocho secuencias enteras, cada una del rey al as de un mismo palo.',
  'Make twelve whole runs, four of each suit, from king down to ace.':
    'Forma doce secuencias enteras, cuatro de cada palo, del rey al as.',
  'Make twelve whole runs, three of each suit, from king down to ace.':
    'Forma doce secuencias enteras, tres de cada palo, del rey al as.',
  'Arrange the pack in four columns, each from king down to ace in one suit.':
    'Ordena la baraja en cuatro columnas, cada una del rey al as de un mismo palo.',
  'Arrange both packs in eight columns, each from king down to ace in alternating colours.':
    'Ordena las dos barajas en ocho columnas, cada una del rey al as alternando rojo y negro.',
  'Arrange both packs in eight columns, each from king down to ace regardless of suit.':
    'Ordena las dos barajas en ocho columnas, cada una del rey al as sin importar los palos.',
  'Arrange the four columns so that each is a complete suit, from king down to ace.':
    'Forma las cuatro columnas de modo que cada una sea un palo entero, del rey al as.',
  'Put the cards of each row in order from two to king, each row in one suit.':
    'Ordena las cartas de cada fila del dos al rey, cada fila de un mismo palo.',
  'Put the cards in one long line from the ace in the upper left corner: ace to queen of one suit, ace to queen of another, until all four suits are in order.':
    'Pon las cartas en una larga línea desde el as de la esquina superior izquierda: del as a la reina de un palo, del as a la reina de otro, hasta ordenar los cuatro palos.',
  'Collect each suit in one row, with no row getting ahead of the one above.':
    'Reúne cada palo en una fila, sin que ninguna fila adelante a la de arriba.',
  'Sort the cards until every pile holds the four cards of one rank.':
    'Ordena las cartas hasta que cada montón tenga las cuatro cartas de un valor.',
  'Play all fifty-two cards into one long row.': 'Lleva las cincuenta y dos cartas a una larga fila.',
  'Close up the line of cards until only one pile is left.':
    'Cierra la línea de cartas hasta que solo quede un montón.',
  'Clear the whole pyramid to the waste.': 'Pasa toda la pirámide al descarte.',
  'Clear all three peaks.': 'Despeja los tres picos.',
  'Play every card of the nine columns off to the waste.': 'Juega todas las cartas de las nueve columnas al descarte.',
  'Play every card of the seven columns off to the waste.': 'Juega todas las cartas de las siete columnas al descarte.',
  'Use up the stock.': 'Agota el mazo.',
  'Remove all the cards in pairs.': 'Retira todas las cartas por parejas.',
  'Remove all the cards, in pairs that add up to thirteen.': 'Retira todas las cartas por parejas que sumen trece.',
  'Remove all the cards, in pairs that add up to fourteen.': 'Retira todas las cartas por parejas que sumen catorce.',
  'Remove all the cards, in pairs of neighbours that add up to thirteen.':
    'Retira todas las cartas por parejas de vecinas que sumen trece.',
  'Remove all the cards, in pairs of neighbours of the same rank.':
    'Retira todas las cartas por parejas de vecinas del mismo valor.',
  'Remove all the cards in pairs of one rank.': 'Retira todas las cartas por parejas del mismo valor.',
  'Remove every card except the four aces.': 'Retira todas las cartas menos los cuatro ases.',
  'Remove every card except the four tens.': 'Retira todas las cartas menos los cuatro dieces.',
  'Remove forty-eight cards in pairs, so that only the four aces are left.':
    'Retira cuarenta y ocho cartas por parejas, para que solo queden los cuatro ases.',
  'Remove all fifty-two cards, four of a rank at a time.':
    'Retira las cincuenta y dos cartas, de cuatro en cuatro del mismo valor.',
  'Get rid of every card but the four aces.': 'Deshazte de todas las cartas menos los cuatro ases.',
  'Remove all fifty-two cards: kings on their own, all others in pairs that add up to thirteen.':
    'Retira las cincuenta y dos cartas: los reyes solos, las demás por parejas que sumen trece.',
  'Remove all fifty-two cards in pairs of the same rank, and keep the high ranks for last.':
    'Retira las cincuenta y dos cartas por parejas del mismo valor, y deja los valores altos para el final.',
  'Seat the twelve face cards round the table, and remove all the other cards.':
    'Sienta las doce figuras alrededor de la mesa y retira todas las demás cartas.',
  'Clear the table by collecting matches: full sets of cards of one rank, regardless of suit.':
    'Despeja la mesa recogiendo grupos: todas las cartas de un valor, sea cual sea el palo.',
  'Fill a square of twenty-five cards so that its rows, columns and diagonals make good poker hands: 75 points or more win.':
    'Llena un cuadrado de veinticinco cartas para que sus filas, columnas y diagonales formen buenas manos de póquer: se gana con 75 puntos o más.',
  'Break through the wall and past the guards, and overthrow the two kings.':
    'Atraviesa la muralla, supera a los guardias y derroca a los dos reyes.',
  'Bring both packs home on the eight twos, in suit, with the aces last.':
    'Pon las dos barajas sobre los ocho doses, en cada palo, con los ases al final.',
  'Make eight whole runs, each of thirteen cards in one suit, whichever comes first.':
    'Forma ocho secuencias enteras de trece cartas de un palo, sea cual sea la primera.',
  'Bring all cards home: four foundations, built in suit from king down to ace.':
    'Lleva todas las cartas a las cuatro fundaciones, del rey al as en cada palo.',
  'Bring all cards home: four foundations, built from ace to king in alternating colours.':
    'Sube todas las cartas a las cuatro fundaciones, del as al rey, alternando rojo y negro.',
  'Bring both packs home, in suit, going up from the base card and wrapping from king to ace.':
    'Sube las dos barajas a las fundaciones, cada una en su palo, desde la carta base y con el as después del rey.',
  'Bring both packs home on the eight aces, in suit.': 'Pon las dos barajas sobre los ocho ases, en cada palo.',
  'Bring both packs home: four foundations, each built from ace to king in suit, and then from ace to king again.':
    'Sube las dos barajas a cuatro fundaciones, cada una del as al rey en su palo y luego otra vez del as al rey.',
  'Bring both packs home: eight foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Sube las dos barajas a las ocho fundaciones, en cada palo, desde el as, al que sigue el siete, hasta el rey.',
  'Bring all cards home on four foundations that end with the digits of the year.':
    'Sube todas las cartas a cuatro fundaciones que terminan con las cifras del año.',
  'Bring all cards home on four foundations, which go up regardless of suit, wrapping from king to ace.':
    'Sube todas las cartas a cuatro fundaciones, sin importar los palos y pasando del rey al as.',
  'Bring both packs home in alternating colours: four foundations go up from the ace card by card, four others take whole runs from king down to ace.':
    'Sube las dos barajas a las fundaciones alternando rojo y negro: cuatro suben desde el as carta a carta, otras cuatro reciben secuencias enteras del rey al as.',
  'Bring both packs home on the eight aces, regardless of suit.':
    'Sube las dos barajas a los ocho ases, sin importar los palos.',
  'Bring both packs home: eight foundations, built from ace to king regardless of suit.':
    'Sube las dos barajas a las ocho fundaciones, del as al rey, sea cual sea el palo.',
  'Bring both packs home: in each suit a foundation goes up from an ace and another goes down from a king.':
    'Sube las dos barajas a las fundaciones: en cada palo una sube desde un as y otra baja desde un rey.',
  'Bring all cards home: two red foundations and two black ones, built up from the aces.':
    'Sube todas las cartas a dos fundaciones rojas y dos negras, desde los ases.',
  'Bring both packs home: eight foundations, each of thirteen cards ending with the index card above it.':
    'Sube las dos barajas a las ocho fundaciones, cada una de trece cartas que terminan con la carta guía que tienen encima.',
  'Bring both packs home: in each suit one foundation goes up from the ace and another down from the king.':
    'Sube las dos barajas a las fundaciones: en cada palo, una sube desde el as y otra baja desde el rey.',
  'Bring both packs home by twos, in suit: four foundations begin with aces, four with twos.':
    'Sube las dos barajas a las fundaciones de dos en dos, en cada palo: cuatro empiezan con ases y cuatro con doses.',
  'Bring both packs home: in each suit one foundation goes up from the ace, two go up by twos, and the last king has a place of his own.':
    'Sube las dos barajas a las fundaciones: en cada palo, una sube desde el as, dos suben de dos en dos, y el último rey tiene un lugar propio.',
  'Bring both packs home, in suit: the eight fives go down past the ace to the king, the eight sixes up to the queen.':
    'Sube las dos barajas a las fundaciones, en cada palo: los ocho cincos bajan, pasando por el as, hasta el rey, y los ocho seises suben hasta la reina.',
  'Bring both packs home: four times round from ace to king in the middle, and four foundations down from the king, regardless of suit.':
    'Sube las dos barajas a las fundaciones: en el centro, cuatro vueltas del as al rey, y cuatro que bajan desde el rey, sea cual sea el palo.',
  'Bring both packs home, in suit, so that the king of hearts is left in the middle of eight queens.':
    'Sube las dos barajas a las fundaciones, en cada palo, de modo que el rey de corazones quede en medio de ocho reinas.',
  'Bring both packs onto the two stars.': 'Lleva las dos barajas a las dos estrellas.',
  'Play every card of the three trees off to the waste.': 'Juega todas las cartas de los tres abetos al descarte.',
  'Play away every card but the four queens.': 'Juega todas las cartas menos las cuatro reinas.',
  'Remove all the cards, thirteen at a time: the top cards of the columns whenever they add up to ninety-one.':
    'Retira todas las cartas de trece en trece: las últimas de las columnas, en cuanto suman noventa y uno.',
  'Build all the cards down on the jack of spades, regardless of suit, with the king of spades and the queen of hearts as the last two.':
    'Pon todas las cartas en orden descendente sobre la jota de picas, sea cual sea el palo, y al final el rey de picas y la reina de corazones.',
  'Bring all cards into the black hole in the middle.': 'Lleva todas las cartas al agujero negro del centro.',
  'Bring all cards home on one foundation: four times round from ace to king, regardless of suit.':
    'Lleva todas las cartas a una sola fundación: cuatro vueltas del as al rey, sin importar el palo.',
  'Bring all cards home on one foundation, where each lies on a neighbour in rank.':
    'Lleva todas las cartas a una sola fundación, cada una sobre otra de valor contiguo.',
  'Bring all cards onto four heaps, each on a card of its own colour and an adjacent rank.':
    'Lleva todas las cartas a cuatro montones, cada una sobre otra de valor contiguo, roja sobre roja y negra sobre negra.',
  'Remove the whole pyramid, in pairs that add up to thirteen.': 'Retira toda la pirámide, en parejas que sumen trece.',
  'Lay the whole stock on the tower, each card on one with which it adds up to fourteen.':
    'Pon todo el mazo sobre la torre, cada carta sobre otra con la que sume catorce.',
  'Put the cards of each row in order from ace to king, each row in one suit.':
    'Ordena las cartas de cada fila del as al rey, cada fila de un mismo palo.',
  'Put the cards of each row in order from ace to king, with a six after the ace, each row in one suit.':
    'Ordena las cartas de cada fila del as al rey, el seis tras el as, cada fila de un mismo palo.',
  'Build the twelve foundations of the clock up in suit until each shows its hour.':
    'Sube las doce fundaciones del reloj en su palo hasta que cada una muestre su hora.',
  'Bring all cards home: round the four queens the fives go down to the king and the sixes up to the jack.':
    'Sube todas las cartas a las fundaciones: alrededor de las cuatro reinas, los cincos bajan hasta el rey y los seises suben hasta la jota.',
  'Bring the queen of hearts and the king of hearts together, with nothing between them.':
    'Une a la reina de corazones y al rey de corazones, sin nada entre ellos.',
  'Remove cards from between others until only two are left.': 'Quita cartas de entre otras hasta que solo queden dos.',
  'Bring both packs home: eight foundations, built in suit from the king, through the ace, up to the queen.':
    'Sube las dos barajas a las ocho fundaciones, en su palo, desde el rey, pasando al as, hasta la reina.',
  'Bring the whole pack into the circle, each pile going up regardless of suit.':
    'Lleva toda la baraja al círculo, subiendo de valor en valor sin importar los palos.',
  'Gather each rank at its hour of the dial, red and black in turn, and the kings in the middle.':
    'Reúne cada valor en su hora de la esfera, alternando rojo y negro, y los reyes en el centro.',
  'Bring both packs home: eight foundations go from ace to queen in suit, and a ninth takes all the kings.':
    'Sube las dos barajas a las fundaciones: ocho van del as a la reina en su palo y la novena recibe todos los reyes.',
  'Bring both packs home: eight foundations, built up in suit from the base card.':
    'Sube las dos barajas a las ocho fundaciones, en su palo, desde la carta base.',
  'Bring all cards home: four foundations in the corners, built up in suit, wrapping from king to ace.':
    'Sube todas las cartas a las cuatro fundaciones de las esquinas, en su palo y pasando del rey al as.',
  'Bring both packs home by twos, in suit: eight foundations begin with aces, eight with twos.':
    'Sube las dos barajas a las fundaciones de dos en dos, en cada palo: ocho empiezan con ases y ocho con doses.',
  'Bring every card from ace to ten home: eight foundations, built in suit. Pictures stay in the columns.':
    'Sube todas las cartas del as al diez a ocho fundaciones, por palos; las figuras se quedan en las columnas.',
  'Bring all cards from ace to jack home: eight foundations, regardless of suit, while the kings and queens stay on the table.':
    'Sube todas las cartas del as a la jota a ocho fundaciones, sea cual sea el palo; los reyes y las reinas se quedan en la mesa.',
  'Bring all cards but the eight kings home: eight foundations, built from ace to queen regardless of suit.':
    'Sube todas las cartas menos los ocho reyes a ocho fundaciones, del as a la reina, sea cual sea el palo.',
  'Knock all eight clubs out before the cards have gone round three times.':
    'Saca los ocho tréboles antes de que las cartas hayan dado tres vueltas.',
  'Bring both packs home: four foundations go up from aces and four down from kings, regardless of suit.':
    'Sube las dos barajas a las fundaciones: cuatro suben desde los ases y cuatro bajan desde los reyes, sin importar los palos.',
  'Bring all cards home on four foundations, all going the same way from the base card.':
    'Sube todas las cartas a cuatro fundaciones que van todas en el mismo sentido desde la carta base.',
  'Put both packs in order in three rows of eight places, each row going up by threes in suit from its own rank, with the aces apart.':
    'Ordena las dos barajas en tres filas de ocho lugares, de modo que cada fila suba de tres en tres en su palo desde su propio valor, con los ases aparte.',
  'Bring both packs home on the twelve hours of a clock, in suit, so that each hour shows its own number.':
    'Sube las dos barajas, en cada palo, a las doce horas de un reloj, de modo que cada hora muestre su propio número.',
  'Bring two packs without kings and queens home: eight foundations, built from ace to jack in suit.':
    'Sube dos barajas sin reyes ni reinas a ocho fundaciones, del as a la jota en su palo.',
  'Remove all the cards, in groups that add up to fifteen; a ten, a jack, a queen and a king go together.':
    'Retira todas las cartas, en grupos que sumen quince; diez, jota, reina y rey se van juntos.',
  'Remove all the cards: pairs that add up to eleven, and jack, queen and king together.':
    'Retira todas las cartas: parejas que sumen once, y jota, reina y rey juntos.',
  'Remove cards in threes of consecutive ranks until one card is left.':
    'Retira las cartas de tres en tres, de valores seguidos, hasta que quede una.',
  'Turn up all the cards: each suit in a row of its own, from seven to ace.':
    'Descubre todas las cartas: cada palo en su propia fila, del siete al as.',
  'Bring all cards home: four foundations, built in suit from the seven to the ace.':
    'Lleva todas las cartas a las cuatro fundaciones, del siete al as en cada palo.',
  'Put both packs, which have no aces, in order in three rows of eight places, each row going up by threes in suit from its own rank.':
    'Ordena las dos barajas, que no tienen ases, en tres filas de ocho lugares, de modo que cada fila suba de tres en tres en su palo desde su propio valor.',
  'Bring both packs home, in suit: two foundations of each suit go up from the king, two go down from the queen.':
    'Sube las dos barajas a las fundaciones, en cada palo: dos fundaciones de cada palo suben desde el rey y dos bajan desde la reina.',
  'Bring both packs home: in each suit a foundation goes up from the ace, the queen and the jack have places of their own, and another goes down from the ten to the king.':
    'Sube las dos barajas a las fundaciones: en cada palo, una sube desde el as, la reina y la jota tienen un lugar propio, y otra baja del diez al rey.',
  'Bring both packs home: eight foundations go down from the sixes and eight up from the sevens, in suit.':
    'Sube las dos barajas a las fundaciones: ocho bajan desde los seises y ocho suben desde los sietes, en su palo.',
  'Bring all cards but the queens home, regardless of suit: the sixes go up to the jack, the fives down to the ace and then the king.':
    'Sube todas las cartas menos las reinas a las fundaciones, sea cual sea el palo: los seises suben hasta la jota, los cincos bajan hasta el as y luego el rey.',
  'Arrange both packs in eight columns of thirteen cards, each going up regardless of suit.':
    'Ordena las dos barajas en ocho columnas de trece cartas, cada una hacia arriba, sea cual sea el palo.',
  'Bring both packs home on eight foundations that climb by ones, twos, threes and so on up to eights.':
    'Sube las dos barajas a ocho fundaciones que avanzan de uno en uno, de dos en dos, de tres en tres y así hasta de ocho en ocho.',
  'Bring all cards home: the aces on one pile in alternating colours, and in suit two, four, six, eight, ten, queen and three, five, seven, nine, jack.':
    'Sube todas las cartas a las fundaciones: los ases a una sola, rojos y negros alternados, y en su palo dos, cuatro, seis, ocho, diez, reina y tres, cinco, siete, nueve, jota.',
  'Clear the seven columns, three cards at a time that add up to ten, twenty or thirty.':
    'Vacía las siete columnas, de tres en tres cartas que sumen diez, veinte o treinta.',
  'Remove all the cards: pairs that add up to ten, and tens, jacks, queens and kings four at a time.':
    'Retira todas las cartas: parejas que sumen diez, y los dieces, jotas, reinas y reyes de cuatro en cuatro.',
  'Remove every card except the twelve court cards.': 'Retira todas las cartas menos las doce figuras.',
  'Remove all the cards from the row: neighbours that add up to ten, twenty or thirty.':
    'Retira todas las cartas de la fila: vecinas que sumen diez, veinte o treinta.',
  'Discard all the cards, two or four of the last four at a time.':
    'Retira todas las cartas, de dos en dos o de cuatro en cuatro entre las cuatro últimas.',
  'Discard all the cards: each goes when it is turned up as its rank is counted.':
    'Retira todas las cartas: cada una sale si se vuelve justo cuando se cuenta su valor.',
  'Make four whole runs, each from king down to ace, regardless of suit.':
    'Forma cuatro secuencias enteras, cada una del rey al as, sea cual sea el palo.',
  'Remove all the cards: pairs that add up to nine, nines on their own, and tens, jacks, queens and kings in sets of four.':
    'Retira todas las cartas: parejas que sumen nueve, los nueves solos, y diez, jota, reina y rey de cuatro en cuatro.',
  'Remove all the cards: pairs of one suit that add up to eleven, and jack, queen and king of one suit together.':
    'Retira todas las cartas: parejas de un mismo palo que sumen once, y jota, reina y rey de un mismo palo juntos.',
  'Remove all the cards: aces on their own, the others in sets of a face card and three that add up to eighteen.':
    'Retira todas las cartas: los ases solos, las demás en grupos de una figura y tres cartas que sumen dieciocho.',
  'Remove the whole pyramid, in pairs of equal or neighbouring ranks.':
    'Retira toda la pirámide por parejas de valores iguales o vecinos.',
  'Remove both pyramids, in pairs that add up to thirteen.': 'Retira las dos pirámides por parejas que sumen trece.',
  'Remove all but four cards, in pairs of one suit.':
    'Retira todas las cartas menos cuatro, por parejas de un mismo palo.',
  'Remove all the cards from the row: neighbours that add up to seven or a multiple of it.':
    'Retira todas las cartas de la fila: vecinas que sumen siete o un múltiplo de siete.',
  'Bring all cards home by twos, in suit: black suits begin with the ace, red suits with the two.':
    'Sube todas las cartas a las fundaciones de dos en dos, en cada palo: los palos negros empiezan con el as y los rojos con el dos.',
  'Bring both packs home, in suit, round the corner of king and ace: in each suit one foundation goes up from the queen and another down from the jack.':
    'Sube las dos barajas a las fundaciones, pasando por el rey y el as: en cada palo una sube desde la reina y otra baja desde la jota.',
  'Bring all cards home on one foundation: four times round, regardless of suit, from the rank that is dealt.':
    'Sube todas las cartas a una sola fundación: cuatro vueltas, sea cual sea el palo, desde el valor de la carta repartida.',
  'Bring all cards home, wrapping from king to ace: two red foundations and two black ones, built up from two, three, four and five.':
    'Sube todas las cartas a dos fundaciones rojas y dos negras, desde un dos, un tres, un cuatro y un cinco, con el as después del rey.',
  'Bring both packs home on eight foundations, begun in turn by king, queen, jack and so on down to the six, each going down regardless of suit.':
    'Sube las dos barajas a ocho fundaciones, que empiezan por orden con rey, reina, jota y así hasta el seis, y bajan sea cual sea el palo.',
  'Bring both packs home, in suit, round the corner of king and ace: four foundations go down from the base card, four up from the rank above it.':
    'Sube las dos barajas a las fundaciones, en su palo y pasando por el rey y el as: cuatro bajan desde la carta base, cuatro suben desde el valor siguiente.',
  'Capture cards until only one king is left: all the others go home, in suit, from the ace up.':
    'Captura cartas hasta que solo quede un rey: todas las demás suben a las fundaciones, en su palo, a partir del as.',
  'Bring both packs home on eight foundations, going up from the base card regardless of suit and wrapping from king to ace.':
    'Sube las dos barajas a ocho fundaciones, desde la carta base hacia arriba, sin importar los palos y pasando del rey al as.',
  'Bring both packs home on thirteen foundations of eight cards, each begun one rank below its left neighbour and going down regardless of suit.':
    'Sube las dos barajas a trece fundaciones de ocho cartas, que empiezan cada una un valor por debajo de su vecina de la izquierda y bajan sea cual sea el palo.',
  'Bring both packs home: the red suits go up from ace to king, the black suits down from king to ace.':
    'Sube las dos barajas a las fundaciones: los palos rojos suben del as al rey y los negros bajan del rey al as.',
  'Bring both packs home: eight foundations, built in suit from the king, followed by the ace, up to the queen.':
    'Sube las dos barajas a las ocho fundaciones, en cada palo, desde el rey, al que sigue el as, hasta la reina.',
  'Bring all cards home: four foundations, built from ace to king, each card of the suit that follows the one below it.':
    'Sube todas las cartas a las cuatro fundaciones, del as al rey, cada carta del palo que sigue al de la carta de debajo.',
  'Bring all cards home: four foundations, built in suit from the two up to the king, followed by the ace.':
    'Sube todas las cartas a las cuatro fundaciones, en cada palo, desde el dos hasta el rey, al que sigue el as.',
  'Bring all four packs home: sixteen foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Sube las cuatro barajas a las dieciséis fundaciones, en cada palo, desde el as, al que sigue el siete, hasta el rey.',
};
