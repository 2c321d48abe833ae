import type { carried as english } from '../en/carried.ts';

export const carried = {
  'carried.before': 'Antes de Baize ({source}): {played, number} jugadas, {won, number} ganadas',
  'carried.before-all':
    'Antes de Baize ({source}): {played, number} jugadas, {won, number} ganadas, en {games, plural, one {# solitario} other {# solitarios}}',
  'carried.longest-wins': 'racha de victorias más larga allí: {count, number}',
  'carried.best-time': 'mejor tiempo allí: {time}',
  'carried.fewest-moves': 'mínimo de movimientos allí: {count, number}',
  'carried.rules-name': 'solo consta que coincide el nombre',
  'carried.rules-other': 'allí las reglas son distintas',
  'carried.title': 'Trae tus partidas',
  'carried.open': 'Trae tus partidas…',
  'carried.settings': '¿Ya jugabas en otro sitio?',
  'carried.settings-hint':
    'Baize lee lo que has jugado en AisleRiot, KPatience, PySolFC y el FreeCell de Windows XP. Los totales de cualquier otro programa se pueden escribir.',
  'carried.text':
    'Elige archivos de AisleRiot, KPatience, PySolFC o el FreeCell de Windows XP, o suéltalos en la ventana. Verás lo que se traería antes de que se guarde nada. Cierra antes el otro programa: algunos solo escriben sus archivos al terminar.',
  'carried.choose': 'Elegir archivos…',
  'carried.search': 'Buscarlos',
  'carried.search-hint':
    '«Buscarlos» lee los archivos que estos programas suelen tener en tu carpeta personal, y ningún otro. Instalado con Flatpak o Snap, Baize no los ve: elígelos tú.',
  'carried.found':
    '{count, plural, =0 {No se encontró ningún archivo.} one {Se encontró # archivo.} other {Se encontraron # archivos.}}',
  'carried.untitled': 'Otro programa',
  'carried.whose': '¿Las partidas de quién?',
  'carried.player': '{name}: {played, number} jugadas',
  'carried.preview': 'Partidas que traer',
  'carried.other-games':
    '{count, plural, one {# solitario que Baize no tiene} other {# solitarios que Baize no tiene}}',
  'carried.apart':
    'Estos totales se muestran en líneas propias y no cuentan en nada más. Si los traes otra vez, se sustituyen.',
  'carried.favourites': 'Añadir {count, plural, one {# favorito} other {# favoritos}}',
  'carried.recent': 'Añadir {count, plural, one {# solitario reciente} other {# solitarios recientes}}',
  'carried.options': 'Tomar las opciones de {count, plural, one {# solitario} other {# solitarios}}',
  'carried.take': 'Traer',
  'carried.taken': 'Hecho.',
  'carried.nothing': 'Nada de este archivo es nuevo para Baize.',
  'carried.stored': 'Lo traído hasta ahora',
  'carried.remove': 'Quitar',
  'carried.remove-ask': '¿Quitar los totales de {source}? Tus partidas en Baize quedan como están.',
  'carried.type': 'Escribir totales',
  'carried.type-hint':
    'Para programas cuyos archivos Baize no puede leer, como Microsoft Solitaire Collection: copia los números que muestra el programa.',
  'carried.program': 'Programa',
  'carried.add': 'Añadir',
  'carried.csv':
    'Para muchos solitarios a la vez, elige un archivo CSV con las columnas game, played y won, y quizá options (las opciones) y source.',
  'carried.where': '¿Dónde están estos archivos?',
  'carried.where-hint':
    'Las carpetas cuyo nombre empieza por un punto están ocultas. Pulsa Ctrl+H (en un Mac ⌘⇧.) al elegir un archivo para verlas.',
  'carried.where-windows': 'Abre regedit y exporta esta clave a un archivo: {key}',
  'carried.fault-unknown': 'Baize no conoce este tipo de archivo.',
  'carried.fault-too-large': 'Este archivo es demasiado grande.',
  'carried.fault-damaged': 'Este archivo está dañado o contiene algo más que datos. No se ha tomado nada de él.',
  'carried.fault-nothing': 'Según este archivo no se ha jugado nada.',
  'carried.fault-unreadable': 'No se pudo leer este archivo. Quizá lo han movido.',
  'carried.left-out': 'Sin traer: {count, number}',
  'carried.left-more': 'y {count, number} más',
  'carried.left-results':
    '{count, plural, one {# resultado suelto: sus movimientos no están en el archivo} other {# resultados sueltos: sus movimientos no están en el archivo}}',
  'carried.number': 'N.º {what}',
  'carried.line': 'Línea {what}',
  'carried.left-demo': 'partidas que el programa jugó solo',
  'carried.left-no-numbers': 'los números no se pueden leer',
  'carried.left-no-counts': 'no se contó nada',
  'carried.left-more-won': 'más ganadas que jugadas',
  'carried.left-negative': 'un número negativo',
  'carried.left-too-high': 'más de lo que nadie puede jugar',
  'carried.left-no-whole-number': 'no es un número entero',
  'carried.left-unknown-game': 'Baize no tiene este solitario',
  'carried.left-unknown-options': 'el solitario no tiene esas opciones',
  'carried.left-too-few': 'faltan columnas',
  'carried.left-too-many': 'sobran columnas',
  'carried.save-whole': '{game}: una partida empezada, con {moves, plural, one {# movimiento} other {# movimientos}}',
  'carried.save-partly':
    '{game}: una partida empezada. Baize puede jugar {moves, number} de sus {of, plural, one {# movimiento} other {# movimientos}}; sigues desde ahí.',
  'carried.save-deal':
    '{game}: una partida empezada. Sus movimientos no están en el archivo; juegas el mismo reparto desde el principio.',
  'carried.save-none': '{game}: Baize no puede repartir estas cartas.',
  'carried.save-no-moves':
    '{game}: el archivo no contiene los movimientos, y Baize no puede saber cómo se repartieron estas cartas.',
  'carried.save-open': 'Jugar esta partida',
  'carried.save-which': '¿Qué solitario es?',
} as const satisfies Partial<Record<keyof typeof english, string>>;
