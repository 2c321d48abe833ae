import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Una carta va sobre la que tiene justo a su izquierda, o sobre la tercera a su izquierda, si comparte el palo o el valor. Después la fila se cierra.',
  'lesson.own-aces-square':
    'Dos cartas del mismo palo en la misma fila o columna salen juntas, por lejos que estén. Los ases se quedan siempre.',
  'lesson.own-air-lock':
    'Dos cartas del mismo valor forman pareja cuando una está justo al lado o encima de la otra y no queda ningún hueco dentro de una fila. Una carta que se mueve por su fila arrastra a las de detrás, y el lugar al final de la fila se pierde para siempre.',
  'lesson.own-amazons':
    'Cada palo va as, siete, ocho y así hasta la reina. Salvo los ases y las reinas, una carta solo va a la fundación que tiene justo encima.',
  'lesson.own-block-ten':
    'Dos cartas que suman diez salen juntas, y también dos jotas, dos reinas o dos reyes. Un diez no va con nada y bloquea su lugar.',
  'lesson.own-cheops':
    'Dos cartas libres de igual valor o de valores vecinos se retiran juntas, sea cual sea el palo. El rey y el as no son vecinos.',
  'lesson.own-clock':
    'La carta va a su hora: un as a la una, una jota a las once, una reina a las doce. Después se juega la carta de abajo de ese montón; con el cuarto rey se acaba la partida.',
  'lesson.own-curds-and-whey':
    'Una carta va sobre la inmediata superior de su palo, o sobre una carta de su mismo valor. Una columna vacía solo admite un rey. Una secuencia del mismo palo se mueve junta, y también las cartas de un mismo valor.',
  'lesson.own-decade':
    'Dos o más vecinas que suman diez, veinte o treinta salen juntas; la jota, la reina y el rey cuentan diez. Arrastra la primera de ellas sobre la última, o la última sobre la primera. Después la fila se cierra.',
  'lesson.own-devils-grip':
    'Las filas se construyen por palo de tres en tres: dos, cinco, ocho, jota; tres, seis, nueve, reina; cuatro, siete, diez, rey. Dos montones enteros pueden cambiar de sitio si así uno de ellos llega a su fila (la de arriba si empieza por un dos, la del medio por un tres, la de abajo por un cuatro) y ninguno está ya en la suya. Un montón se mueve entero o en parte.',
  'lesson.own-diamond-mine':
    'Los diamantes solo van a la fundación, en orden desde el primero que llegue. Las demás cartas se construyen hacia abajo, sin importar el palo. Una secuencia se mueve entera o en parte. Una columna vacía admite cualquier carta que no sea de diamantes.',
  'lesson.own-doublets':
    'La carta siguiente vale el doble que la anterior, menos trece si se pasa: as, 2, 4, 8, 3, 6, reina, jota, 9, 5, 10, 7. Un rey no se juega nunca.',
  'lesson.own-eighteens':
    'Una jota, reina o rey y tres cartas de valores distintos que suman dieciocho se van juntas: pon las cuatro una a una en la reserva. Un as se va solo.',
  'lesson.own-elevens':
    'Dos cartas que suman once salen juntas; el as cuenta uno. Jota, reina y rey salen cuando los tres están en la corte.',
  'lesson.own-fifteens':
    'Dos cartas que suman quince se retiran juntas. Para juntar más, ponlas una a una en la reserva: se van en cuanto suman quince, igual que un diez, una jota, una reina y un rey.',
  'lesson.own-first-law':
    'Haz clic en una carta para llevarla sobre la de igual valor que está más a la izquierda. Cuando las cuatro cartas superiores tienen el mismo valor, haz clic en una para retirarlas todas.',
  'lesson.own-following':
    'Los palos se siguen: corazones, tréboles, diamantes, picas y de nuevo corazones. Las fundaciones se construyen hacia arriba y las columnas hacia abajo, cada carta del palo que sigue al de la carta de debajo. Las cartas así ordenadas se mueven juntas, y una columna vacía admite cualquier carta.',
  'lesson.own-galary':
    'Un hueco admite la carta que sigue en el palo a su vecina de la izquierda, o la que va justo antes de su vecina de la derecha. En el extremo izquierdo admite también cualquier as.',
  'lesson.own-gaps':
    'Un hueco admite la carta que sigue en el palo a su vecina de la izquierda y, en el extremo izquierdo de una fila, cualquier dos. Detrás de un rey no cabe nada; cuando todos los huecos están bloqueados, las cartas fuera de su sitio se pueden repartir de nuevo.',
  'lesson.own-gay-gordons':
    'Dos cartas que suman once salen juntas, un rey va con una reina y una jota con otra jota. No se construye nada, y lo que queda vacío sigue vacío.',
  'lesson.own-hit-or-miss':
    'Con cada carta que se descubre se sigue contando: as, dos, tres y así hasta el rey, y otra vez as. Una carta del valor que se cuenta acierta y sale del juego; cualquier otra va al descarte. Un clic en el mazo vacío le da la vuelta al descarte.',
  'lesson.own-interregnum':
    'Cada fundación empieza un valor por encima de su carta guía y sube sin importar el palo, con el as después del rey. La carta guía llega la última, como decimotercera.',
  'lesson.own-intrigue':
    'Los seises suben hasta la jota, los cincos bajan hasta el as y luego el rey, sin importar el palo. Cuando se acaba el mazo, una reina sin cartas encima admite cualquier carta de arriba, de una en una.',
  'lesson.own-knockout':
    'Solo los tréboles van a la fundación, en cualquier orden, y la siguiente carta del mazo ocupa enseguida su lugar. Recoge cada trébol a la vista antes de que la siguiente fila lo tape. Cuando cada columna tiene cinco cartas, un clic en el mazo baraja todo lo demás y lo reparte de nuevo.',
  'lesson.own-laggard-lady':
    'Los seises suben hasta la jota, los cincos bajan hasta el as y luego el rey, sin importar el palo; pero nunca puede haber más seises ni más cincos puestos que reinas en la mesa. Cuando se acaba el mazo, una reina sin cartas encima admite cualquier carta de arriba, de una en una.',
  'lesson.own-long-braid':
    'Las fundaciones se construyen por palo desde la carta base, y rey y as son vecinos. La primera carta sobre una carta base decide para todas si se sube o se baja.',
  'lesson.own-match-solitaire':
    'Las cartas de un mismo valor se recogen juntas en cuanto están todas a la vista, al final de las columnas o en las celdas. Las columnas suben o bajan por palo, carta a carta.',
  'lesson.own-maze':
    'Una carta puede ir a un hueco a la derecha de la inmediata inferior de su palo, o a la izquierda de la inmediata superior. Las filas cuentan como una sola línea, en la que un as puede seguir también a cualquier reina.',
  'lesson.own-neptune':
    'Dos cartas de valores vecinos se retiran juntas, sea cual sea el palo; el rey y el as no son vecinos. Dos cartas del mazo ocupan sus lugares.',
  'lesson.own-one-handed-solitaire':
    'De las cuatro últimas cartas salen las dos de en medio cuando las de los extremos comparten palo, y las cuatro cuando las de los extremos comparten valor. Haz clic en una de ellas. Después la fila se cierra.',
  'lesson.own-paganini':
    'Un hueco admite la carta que sigue en el palo a su vecina de la izquierda; tras el as viene el seis. Detrás de un rey o de otro hueco no cabe nada.',
  'lesson.own-pas-de-deux':
    'El descarte indica la única carta que se puede mover: la misma carta en la mesa. Cambia de sitio con cualquier carta de su fila o de su columna.',
  'lesson.own-picture-gallery':
    'Las filas se construyen por palo de tres en tres: en la de arriba, siete, diez y rey sobre un cuatro; en la del medio, seis, nueve y reina sobre un tres; en la de abajo, cinco, ocho y jota sobre un dos. Sobre otras cartas no se construye. Un lugar vacío solo admite el valor con el que empieza su fila. Las cartas se mueven de una en una.',
  'lesson.own-plait':
    'Las fundaciones se construyen por palo desde la carta base, y rey y as son vecinos. La primera carta sobre una carta base decide para todas si se sube o se baja. Los bordes admiten también cartas de la trenza, que los llena sola cuando su carta va a una fundación; los lugares libres no las admiten.',
  'lesson.own-poker':
    'Pon la carta del descarte en cualquier lugar vacío. Cuando el cuadrado está lleno, cada fila, cada columna y las dos diagonales cuentan como manos de póquer.',
  'lesson.own-push-pin':
    'Una carta puede salir cuando las cartas de ambos lados comparten palo o valor; dos vecinas pueden salir juntas cuando ocurre con las cartas a ambos lados de las dos. La fila se cierra enseguida. Haz clic en una carta para quitarla, o arrastra una de las dos vecinas sobre la otra.',
  'lesson.own-royal-parade':
    'Las filas se construyen por palo de tres en tres: en la de arriba, cinco, ocho y jota sobre un dos; en la del medio, seis, nueve y reina sobre un tres; en la de abajo, siete, diez y rey sobre un cuatro. Sobre otras cartas no se construye. Un lugar vacío solo admite el valor con el que empieza su fila. Dos cartas solas en su lugar pueden cambiar de sitio si así cada una empieza su fila. Las cartas se mueven de una en una.',
  'lesson.own-salic-law':
    'Una fundación puede empezarse sobre una columna que tiene su rey, y sube del as a la jota sin importar el palo. Un rey sin cartas encima admite cualquier carta de arriba, de una en una.',
  'lesson.own-seven-up':
    'De dos a cuatro cartas vecinas que suman siete o un múltiplo de siete se retiran juntas; la jota cuenta 11, la reina 12 y el rey 13. Arrastra la primera sobre la última, o al revés. Un siete se va solo.',
  'lesson.own-simple-simon':
    'Las cartas del mismo palo que se siguen hacia abajo se mueven juntas. Una secuencia de varios palos también se mueve si sus partes pudieran pasar una a una por columnas vacías. Un palo entero en una columna, del rey al as, sube de una vez.',
  'lesson.own-sly-fox':
    'Hasta que pones la primera carta del mazo, los lugares vacíos se llenan solos. En cuanto pones una en el lugar que quieras, no se puede jugar ninguna carta de los lugares hasta que hayas puesto veinte o se acabe el mazo. Cuatro fundaciones suben por palo desde el as y cuatro bajan desde el rey.',
  'lesson.own-spider':
    'Las cartas del mismo palo que se siguen hacia abajo se mueven juntas. Un palo entero en una columna, del rey al as, sube de una vez.',
  'lesson.own-spoilt':
    'La carta va a su lugar en la fila de su palo: primero los sietes, luego del ocho al rey y al final los ases. La carta boca abajo que había allí se juega después.',
  'lesson.own-striptease':
    'Una carta de la reserva va sobre una columna cuya última carta tiene un valor más o menos, sea cual sea el palo. Rey y as son vecinos, y también jota y rey; una columna vacía admite cualquier carta.',
  'lesson.own-ten-twenty-thirty':
    'Tres cartas de una columna que suman diez, veinte o treinta van debajo del mazo: las tres últimas, las dos últimas con la primera, o la última con las dos primeras. La jota, la reina y el rey cuentan diez.',
  'lesson.own-tens':
    'Dos cartas que suman diez salen juntas. Un diez, una jota, una reina o un rey sale solo cuando están a la vista los cuatro de su valor: haz clic en uno de ellos.',
  'lesson.own-three-shuffles':
    'Los abanicos se construyen hacia abajo por palo y solo se mueven las cartas de arriba; un abanico vacío sigue vacío. Una vez por partida puedes usar el rescate: levantar la carta de arriba para jugar la de debajo.',
  'lesson.own-triple-alliance':
    'Tres cartas de arriba con valores seguidos salen juntas, sin importar sus palos. Rey y as son vecinos.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
