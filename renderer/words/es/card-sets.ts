import type { setWords as english } from '../en/card-sets.ts';

/** The user's own card sets; fetched when they are first shown. */
export const setWords = {
  'sets.open': 'Tus juegos de cartas…',
  'sets.title': 'Tus juegos de cartas',
  'sets.text':
    'Juega con tus propias cartas: una baraja de KDE, un tema de AisleRiot, un juego de cartas de PySolFC o imágenes con el nombre de su carta, como «QH.png» o «queen_of_hearts.svg». Elige un archivo (SVG, ZIP o TAR.GZ) o una carpeta, o suéltalo en la ventana.',
  'sets.file': 'Elegir un archivo…',
  'sets.folder': 'Elegir una carpeta…',
  'sets.none': 'Todavía no tienes juegos de cartas propios.',
  'sets.kept': 'Las imágenes se guardan con tus partidas y en sus copias de seguridad. Nunca salen de este equipo.',
  'sets.reading': 'Leyendo el juego de cartas…',
  'sets.taken': 'Se ha añadido «{name}» y sus cartas están en uso.',
  'sets.use': 'Usar',
  'sets.use-of': 'Usar «{name}»',
  'sets.used': 'En uso',
  'sets.drop': 'Quitar',
  'sets.drop-of': 'Quitar «{name}»',
  'sets.removed': 'Se ha quitado «{name}».',
  'sets.kind.kde': 'Baraja de KDE',
  'sets.kind.aisleriot': 'Tema de AisleRiot',
  'sets.kind.pysol': 'Juego de cartas de PySolFC',
  'sets.kind.pictures': 'Imágenes con el nombre de su carta',
  'sets.author': 'de {author}',
  'sets.texts': 'Licencia y autor, según sus archivos',
  'sets.silent': 'Sus archivos no dicen ni quién lo hizo ni bajo qué licencia.',
  'sets.no-licence': 'Sus archivos no indican ninguna licencia.',
  'sets.back': 'Del juego de cartas',
  'sets.fault.no-set': 'Ahí no hay ningún juego de cartas. No ha cambiado nada.',
  'sets.fault.several':
    'Ahí hay {about} juegos de cartas: elige el archivo o la carpeta de uno de ellos. No ha cambiado nada.',
  'sets.fault.too-large':
    'Es demasiado grande: el máximo son 40 MB, y 120 MB una vez descomprimido. No ha cambiado nada.',
  'sets.fault.too-many-dots':
    'La imagen {about} es demasiado grande: el máximo son 16 millones de píxeles. No ha cambiado nada.',
  'sets.fault.packed': 'Baize no puede descomprimir {about}: descomprímelo tú y elige la carpeta. No ha cambiado nada.',
  'sets.fault.damaged': 'Está dañado y no se puede leer. No ha cambiado nada.',
  'sets.fault.path':
    'Este archivo comprimido no es seguro: uno de sus archivos sale de él ({about}). No ha cambiado nada.',
  'sets.fault.lacks':
    'Este juego de cartas no está completo. Faltan: {about}{more, plural, =0 {} one { y # más} other { y # más}}. No ha cambiado nada.',
  'sets.lacks-file': 'Este juego de cartas no está completo: falta el archivo {about}. No ha cambiado nada.',
  'sets.fault.other-cards':
    'Estas no son las cartas con las que se juega en Baize: hacen falta tréboles, diamantes, corazones y picas ({about}). No ha cambiado nada.',
  'sets.fault.unsafe':
    'Este juego de cartas no es seguro: uno de sus dibujos hace algo más que dibujar ({about}). No ha cambiado nada.',
  'sets.fault.picture': 'La imagen {about} no se puede leer o no muestra nada. No ha cambiado nada.',
  'sets.fault.many-files': 'Contiene demasiados archivos: el límite es 2.000. No ha cambiado nada.',
  'sets.fault.many-drawings': 'Contiene {about} dibujos: elige el que tiene las cartas. No ha cambiado nada.',
  'sets.fault.inner-dots':
    'Las imágenes dentro de {about} son demasiado grandes: el límite es de 100 millones de píxeles en total. No ha cambiado nada.',
  'sets.fault.long-drawing': 'El dibujo {about} es demasiado grande: el límite es 24 MB. No ha cambiado nada.',
  'sets.fault.many-elements':
    'El dibujo {about} es demasiado complejo: el límite es 300.000 elementos. No ha cambiado nada.',
  'sets.fault.deep':
    'El dibujo {about} es demasiado complejo: el límite es 120 elementos anidados. No ha cambiado nada.',
  'sets.fault.style':
    'El dibujo {about} es demasiado complejo: el límite es 100 KB de hojas de estilo. No ha cambiado nada.',
  'sets.fault.effects':
    'El dibujo {about} es demasiado complejo: el límite es 6.000 pasos de filtros y 12 filtros anidados. No ha cambiado nada.',
  'sets.fault.circle': 'El dibujo {about} no se puede dibujar: una parte suya se usa a sí misma. No ha cambiado nada.',
  'sets.fault.name':
    'Este archivo comprimido contiene un archivo cuyo nombre no se puede usar ({about}). No ha cambiado nada.',
  'sets.fault.slow': 'La lectura de {about} tarda demasiado. No ha cambiado nada.',
  'sets.fault.stopped': 'Cancelado. No ha cambiado nada.',
  'sets.full': 'Tienes {most} juegos de cartas, que es el máximo. Quita uno antes.',
  'sets.unkept': 'No se ha podido guardar el juego de cartas. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
