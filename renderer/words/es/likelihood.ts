export const likelihood = {
  'command.likelihood': '¿Qué probabilidad hay?',
  'menu.likelihood': '¿Qué &probabilidad hay?',
  'likely.title': '¿Qué probabilidad hay?',
  'likely.text':
    'Cuántas partidas de cada juego se pueden ganar y cuántas gana un jugador simulado sencillo: {games, number} juegos, cada uno en su modalidad habitual.',
  'likely.picture':
    'Todos los juegos según la probabilidad de ganarlos. Las flechas van de punto en punto; Intro abre un juego.',
  'likely.point':
    'Señala un punto, o pulsa una flecha, para ver qué juego es. Con un clic o con Intro se abre su página.',
  'likely.dot': '{game}. Se ganan: {share}. El jugador simulado gana el {simple}.',
  'likely.across': 'Partidas que se pueden ganar',
  'likely.upwards': 'Ganadas por el jugador simulado',
  'likely.undecided': 'Sin decidir',
  'likely.table': 'Todos los juegos',
  'likely.count': '{count} juegos',
  'likely.csv': 'Guardar como CSV',
  'likely.method': 'Cómo se midió',
  'likely.method-dots': 'Cada punto es un juego.',
  'likely.method-deals':
    'Se exploraron las partidas 1, 2, 3 y siguientes, de {least, number} a {most, number} por juego, con todas las cartas a la vista.',
  'likely.method-won':
    'Una partida solo cuenta como ganable si se encontró una victoria y se reprodujo según las reglas.',
  'likely.method-lost': 'Solo cuenta como perdida si la búsqueda probó todo lo que podía importar.',
  'likely.method-open': 'Lo que no pudo resolver dentro de su límite queda sin decidir.',
  'likely.method-share':
    'Mientras haya pocas partidas sin decidir, se indica el punto medio de lo posible; si son muchas, el mínimo seguro, y el punto es hueco.',
  'likely.method-hidden': 'Quien no ve las cartas ocultas gana menos.',
  'likely.method-simple':
    'El jugador simulado sencillo hace el movimiento que parece mejor, no mira más allá y no deshace nada.',
  'likely.method-interval':
    'Los márgenes son intervalos del 95 %: diecinueve de cada veinte veces la proporción real está dentro.',
  'likely.method-same': 'El mismo programa da las mismas cifras en cualquier ordenador; no se usaron datos de nadie.',
  'likely.shuffle': '¿Se baraja limpiamente?',
  'likely.shuffle-text':
    'La baraja se mezcla solo según el número de la partida: no influye quién juega, ni el juego, ni cómo te ha ido hasta ahora. Reparte con ella un millón de barajas, a partir de un número cualquiera, y comprueba lo uniformes que son.',
  'likely.shuffle-chosen': 'Las partidas solo se eligen si las pides ganables o de una dificultad.',
  'likely.shuffle-begin': 'Repartir un millón de barajas',
  'likely.shuffle-working': 'Repartiendo barajas',
  'likely.shuffle-deals': 'Partidas {first, number} a {last, number}',
  'likely.shuffle-asked': 'Recuento',
  'likely.shuffle-x2': 'X² (promedio)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'Tanto o más por azar',
  'likely.shuffle-places': 'Cada carta en cada lugar',
  'likely.shuffle-firsts': 'Las dos primeras cartas',
  'likely.shuffle-kept': 'Cartas que no cambiaron de lugar',
  'likely.shuffle-colours': 'Cartas seguidas del mismo color',
  'likely.shuffle-read':
    'X² indica cuánto se apartan los recuentos de lo uniforme. La última columna, con qué frecuencia se aparta otro tanto una mezcla perfecta: todo es posible, pero un porcentaje cercano a 0 una y otra vez delataría una mezcla tramposa.',
  'odds.about':
    'Aproximadamente {of, plural, =2 {la mitad de las partidas} other {{n, number} de cada {of, number} partidas}} ({between})',
  'odds.nearly-all': 'Casi todas las partidas ({between})',
  'odds.at-least':
    'Al menos {of, plural, =2 {la mitad de las partidas} other {{n, number} de cada {of, number} partidas}}',
  'odds.none': 'Ninguna de las {deals, number} partidas probadas',
  'odds.all': 'Las {deals, number} partidas probadas',
  'odds.with-undecided':
    '{share}; {of, plural, =1 {casi todas} =2 {la mitad} other {{n, number} de cada {of, number}}} sin decidir',
};
