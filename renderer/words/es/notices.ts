import type { notices as english } from '../en/notices.ts';

export const notices = {
  'notice.paused': 'En pausa. Continúa con el siguiente movimiento.',
  'notice.resumed':
    'Retomas {deal, plural, =0 {la partida con tus propias cartas} other {la partida {deal}}} donde la dejaste.',
  'notice.had-one': 'Tenías una partida en curso con estas opciones: aquí está.',
  'notice.dealt': '{game}, {deal, plural, =0 {tus propias cartas} other {partida {deal}}}.',
  'notice.parked':
    '{game}, {deal, plural, =0 {tus propias cartas} other {partida {deal}}}: te espera en «Partidas guardadas».',
  'notice.favourite': 'Añadido a favoritos: {game}.',
  'notice.no-favourite': 'Quitado de favoritos: {game}.',
  'notice.restarted': 'La misma partida, desde el principio.',
  'notice.undone': 'Movimiento deshecho.',
  'notice.redone': 'Movimiento rehecho.',
  'notice.zoom': 'Barras y paneles: {percent}',
  'notice.nothing-undo': 'No hay nada que deshacer.',
  'notice.nothing-redo': 'No hay nada que rehacer.',
  'notice.nothing-home': 'Ahora no puede subir ninguna carta.',
  'notice.nothing-here': 'Aquí no hay nada que tomar.',
  'notice.no-double': 'Ahora no hay un lugar mejor para esa carta.',
  'notice.no-hint': 'No se ve ningún movimiento útil. Prueba a deshacer.',
  'notice.no-hint-stock': 'No se ve ningún movimiento útil. Prueba a deshacer o a usar el mazo.',
  'notice.no-move': 'No quedan movimientos.',
  'notice.nothing-new': 'Los movimientos que quedan solo repiten posiciones anteriores.',
  'notice.no-win': 'Esta partida ya no se puede ganar.',
  'notice.finished': 'Esta partida ha terminado. Empieza otra para seguir jugando.',
  'notice.former-rules':
    'Las reglas de {game} han cambiado desde que empezaste esta partida. Puedes terminarla con sus propias reglas; la próxima seguirá las nuevas.',
  'notice.rules-changed':
    'Las reglas de este solitario han cambiado desde que jugaste: la partida sigue tras el movimiento {at, number} de {of, number}.',
  'notice.unreadable': 'No se pudo leer la partida guardada, así que aquí tienes una nueva. ({why})',
  'notice.not-saved': 'Esta partida no se está guardando: {why}',
  'notice.not-recorded': 'No se pudo registrar el resultado: {why}',
  'notice.set-aside':
    'El archivo de tus partidas estaba dañado. Se ha conservado como {detail} y se ha empezado uno nuevo.',
  'notice.salvaged':
    'El archivo de tus partidas estaba dañado. Se ha conservado como {detail} y se ha recuperado lo que se pudo leer: {kept, plural, one {# partida en curso} other {# partidas en curso}}, {named, plural, one {# partida guardada} other {# partidas guardadas}}, {results, plural, one {# resultado} other {# resultados}}.',
  'notice.undrawn':
    'Aquí no se pueden dibujar las cartas, ni con WebGL ni sin él. Puede ayudar reiniciar Baize. Aun así, se puede jugar con el teclado y un lector de pantalla.',
  'notice.language-missing':
    'No se pudieron cargar los textos (idioma: {language}), así que Baize está en inglés. Reinícialo para volver a intentarlo.',
  'notice.part-missing': 'No se pudo cargar una parte de Baize. Reinícialo para volver a intentarlo.',
  'notice.unsaved':
    'El archivo de tus partidas estaba dañado. Se ha conservado como {detail}; lo que se puede leer aún no se ha podido recuperar{why, select, full {, porque el disco está lleno} readonly {, porque no se puede escribir en la carpeta} other {}}. Baize vuelve a intentarlo cada vez que se inicia.',
  'notice.rewritten':
    'El archivo de tus partidas se movió, se sustituyó o se borró mientras Baize estaba abierto. Baize lo ha vuelto a guardar, con todas tus partidas, como {detail}; si otro archivo había ocupado su lugar, está entre las copias de seguridad.',
  'notice.memory-only':
    '{why, select, busy {Otra copia de Baize tiene abiertas las partidas de esta carpeta} full {El disco está lleno} readonly {Tus partidas se pueden leer, pero no guardar} other {No se puede usar la carpeta de tus partidas}} ({detail}). Lo que juegues ahora no se guardará: se perderá al cerrar Baize.',

  'solver.searching': 'Buscando una forma de ganar: {positions, number} posiciones…',
  'solver.won': 'Esta partida todavía se puede ganar.',
  'solver.lost': 'Ya no hay forma de ganar esta partida.',
  'solver.chance': 'Depende del azar: no se puede ganar antes de que se vuelvan a barajar las cartas.',
  'solver.open': 'Ninguna victoria en {positions, number} posiciones: puede que la haya o puede que no.',
  'solver.stopped': 'Búsqueda detenida.',
  'solver.failed': 'La búsqueda de una forma de ganar ha fallado.',
  'solver.stop': 'Detener',
  'solver.show': 'Mostrar el siguiente movimiento',
  'solver.solution': 'Mostrarla entera',
  'solver.back': 'Volver a donde se podía ganar',
  'solver.why': '¿Por qué?',

  'why.looking': 'Buscando el motivo…',
  'why.exchange': 'Perdida por dos cartas: {cards}. Si se intercambiaran, se podría ganar.',
  'why.blocked':
    'Perdida: juegues lo que juegues, {count, plural, one {una carta nunca podrá quedar libre} other {# cartas nunca podrán quedar libres}}: {cards}.',
  'why.no-move': 'Perdida: no quedan movimientos.',
  'why.nothing-new': 'Perdida: los movimientos que quedan solo repiten posiciones anteriores.',
  'why.no-win': 'Perdida: ninguna de las pocas posiciones que aún se pueden alcanzar es una victoria.',
  'why.unknown':
    'Está perdida, pero sin un motivo sencillo: {tried, plural, one {se probó un intercambio de dos cartas} other {se probaron # intercambios de dos cartas}} y no se sabe de ninguno que la salve.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
