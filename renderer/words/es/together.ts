import type { together as english } from '../en/together.ts';

export const together = {
  'together.title': 'Tu otro equipo',
  'together.text':
    'Juega con las mismas partidas en dos equipos: elige una carpeta que vean los dos, por ejemplo la de un servicio de sincronización, e indícala en Baize en cada uno. Las partidas en curso, los resultados, los ajustes y tus juegos de cartas pasan entonces de uno a otro.',
  'together.folder': 'Ruta de la carpeta',
  'together.choose': 'Elegir una carpeta…',
  'together.no-panel': 'No se pudo abrir el selector de carpetas del sistema. Escribe la ruta de la carpeta.',
  'together.share': 'Compartir esta carpeta',
  'together.shared': 'Carpeta compartida: {folder}',
  'together.machines':
    '{count, plural, one {Ningún otro equipo ha escrito aún en ella.} other {# equipos escriben en ella.}}',
  'together.looked': 'Última lectura: {date}',
  'together.looking': 'Leyendo la carpeta…',
  'together.failed': 'No se puede compartir la carpeta: {why}.',
  'together.trouble': 'Ahora mismo no se puede acceder a la carpeta: {why}. Baize lo sigue intentando.',
  'together.unread': 'Archivo omitido: {name} ({why})',
  'together.torn': 'aún incompleto',
  'together.newer': 'de una versión más reciente de Baize',
  'together.foreign': 'no lo escribió Baize',
  'together.partly': 'en parte: esta versión de Baize no puede usar el resto',
  'together.full': 'en parte: el resto es más de lo que Baize admite',
  'together.waiting':
    '{count, plural, one {Una partida en curso de otro equipo no se muestra} other {# partidas en curso de otros equipos no se muestran}}, porque aquí ya hay 500 partidas con nombre. Elimina algunas en «En curso» para hacer sitio.',
  'together.look': 'Leer ahora',
  'together.stop': 'Dejar de compartir',
  'together.keeps':
    'Si seguiste la misma partida en los dos, quedan ambas versiones: una en la mesa, la otra en «En curso». Lo que elimines aquí (resultados, juegos de cartas) sigue en el otro equipo.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
