import type { told as english } from '../en/told.ts';

export const told = {
  'told.paused': 'En pausa. El próximo movimiento la reanuda.',
  'told.resumed': 'Sigues con {deal, plural, =0 {tus propias cartas} other {la partida {deal}}} donde la dejaste.',
  'told.had-one': 'Tenías una partida en curso con estas opciones: aquí está.',
  'told.dealt': '{game}, {deal, plural, =0 {tus propias cartas} other {partida {deal}}}.',
  'told.favourite': '{game} está ahora entre tus favoritos.',
  'told.no-favourite': '{game} ya no está entre tus favoritos.',
  'told.restarted': 'La misma partida, desde el principio.',
  'told.undone': 'Movimiento deshecho.',
  'told.redone': 'Movimiento rehecho.',
  'told.nothing-undo': 'No hay nada que deshacer.',
  'told.nothing-redo': 'No hay nada que rehacer.',
  'told.nothing-home': 'Ahora no puede subir ninguna carta.',
  'told.nothing-here': 'Aquí no hay nada que tomar.',
  'told.no-double': 'Ahora esa carta no tiene un lugar mejor.',
  'told.no-hint': 'No se ha encontrado ningún movimiento útil. Prueba con deshacer o con el mazo.',
  'told.no-move': 'No queda ningún movimiento.',
  'told.nothing-new': 'Todo lo que queda solo devuelve lo que ya había.',
  'told.finished': 'Esta partida ha terminado. Empieza otra para seguir jugando.',
  'told.rules-changed':
    'Las reglas de este solitario han cambiado desde que jugaste: la partida queda tras el movimiento {at, number} de {of, number}.',
  'told.unreadable': 'La partida conservada no se pudo leer, así que aquí tienes una nueva. ({why})',
  'told.not-saved': 'Esta partida no se está guardando: {why}',
  'told.not-recorded': 'El resultado no se pudo registrar: {why}',
  'told.set-aside':
    'El archivo de tus partidas estaba dañado. Se ha apartado como {detail} y se ha empezado uno nuevo.',
  'told.salvaged':
    'El archivo de tus partidas estaba dañado. Se ha apartado como {detail}, y aquí está lo que se pudo leer: {kept, plural, one {# partida en curso} other {# partidas en curso}}, {named, plural, one {# partida guardada} other {# partidas guardadas}}, {results, plural, one {# resultado} other {# resultados}}.',
  'told.undrawn':
    'Las cartas no se pueden dibujar, porque WebGL no funciona aquí: quizá la aceleración por hardware esté desactivada o el controlador gráfico sea demasiado antiguo. Con teclado y lector de pantalla se puede jugar igualmente.',
  'told.language-missing':
    'Los textos en {language} no se pudieron cargar, así que Baize habla inglés. Reinícialo para volver a intentarlo.',
  'told.part-missing': 'Una parte de Baize no se pudo cargar. Reinícialo para volver a intentarlo.',
  'told.unsaved':
    'El archivo de tus partidas estaba dañado. Se ha apartado como {detail}; lo que se puede leer de él aún no se ha podido recuperar{why, select, full {, porque el disco está lleno} readonly {, porque no se puede escribir en la carpeta} other {}}. Baize lo vuelve a intentar en cada inicio.',
  'told.rewritten':
    'El archivo de tus partidas se movió, se sustituyó o se borró mientras Baize estaba abierto. Baize lo ha vuelto a escribir, con todas tus partidas, como {detail}; si otro archivo había ocupado su lugar, está entre las copias de seguridad.',
  'told.memory-only':
    '{why, select, busy {Otro Baize tiene abiertas las partidas de esta carpeta} full {El disco está lleno} readonly {Tus partidas se pueden leer pero no escribir} other {No se puede usar la carpeta de tus partidas}} ({detail}). Lo que juegues ahora no se guarda: dura hasta que cierres Baize.',

  'solver.searching': 'Buscando una forma de ganar: {positions, number} posiciones…',
  'solver.won': 'Esta partida todavía se puede ganar.',
  'solver.lost': 'Ya no hay forma de ganar esta partida.',
  'solver.chance': 'Solo el azar lo dirá: ningún camino gana antes de que se barajen otra vez las cartas.',
  'solver.open': 'No se halló victoria en {positions, number} posiciones: puede que la haya o que no.',
  'solver.stopped': 'Ya no se busca una forma de ganar.',
  'solver.failed': 'La búsqueda de una forma de ganar ha fallado.',
  'solver.stop': 'Detener',
  'solver.show': 'Mostrar el siguiente movimiento',
  'solver.solution': 'Mostrarla entera',
  'solver.back': 'Volver a donde se podía ganar',
} as const satisfies Partial<Record<keyof typeof english, string>>;
