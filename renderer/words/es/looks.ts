import type { looks as english } from '../en/looks.ts';

export const looks = {
  'settings.cardSet.index': 'Esquinas grandes',
  'settings.cardSet.modern': 'Modernas',
  'settings.cardSet.minimal': 'Minimalistas',
  'settings.back.stars': 'Estrellas',
  'settings.back.tartan': 'Tartán',
  'settings.back.mosaic': 'Mosaico',
  'settings.back.leaves': 'Hojas',
  'settings.back.own': 'Imagen propia',
  'settings.table.wine': 'Burdeos',
  'settings.table.midnight': 'Medianoche',
  'settings.table.leather': 'Cuero',
  'settings.table.linen': 'Lino',
  'settings.table.colour': 'Un color',
  'settings.table.own': 'Imagen propia',
  'looks.for': 'Este aspecto es para',
  'looks.for-all': 'Todos los solitarios',
  'looks.for-one': 'Solo {game}',
  'looks.colour': 'Un color propio para la mesa',
  'looks.picture.back': 'Imagen propia como reverso…',
  'looks.picture.table': 'Imagen propia como mesa…',
  'looks.another.back': 'Otra imagen como reverso…',
  'looks.another.table': 'Otra imagen como mesa…',
  'looks.drop.back': 'Quitar la imagen del reverso',
  'looks.drop.table': 'Quitar la imagen de la mesa',
  'looks.picture-hint':
    'Una copia reducida de la imagen se guarda con sus partidas y en sus copias de seguridad. Nunca sale de este equipo.',
  'looks.fault.no-picture':
    'Este archivo no es una imagen que se pueda tomar: PNG, JPEG y WebP sí lo son. Nada ha cambiado.',
  'looks.fault.too-large': 'Este archivo es demasiado grande: puede tener 40 MB. Nada ha cambiado.',
  'looks.fault.too-many-dots':
    'Esta imagen es demasiado grande: puede tener 100 millones de píxeles. Nada ha cambiado.',
  'looks.fault.broken': 'Esta imagen está dañada y no se puede leer. Nada ha cambiado.',
  'looks.unkept': 'No se pudo guardar la imagen. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
