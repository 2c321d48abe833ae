import type { looks as english } from '../en/looks.ts';

export const looks = {
  'settings.cardSet.index': 'Stora hörn',
  'settings.cardSet.modern': 'Moderna',
  'settings.cardSet.minimal': 'Avskalade',
  'settings.back.stars': 'Stjärnor',
  'settings.back.tartan': 'Skotskrutig',
  'settings.back.mosaic': 'Mosaik',
  'settings.back.leaves': 'Blad',
  'settings.back.own': 'Egen bild',
  'settings.table.wine': 'Vinröd',
  'settings.table.midnight': 'Midnatt',
  'settings.table.leather': 'Läder',
  'settings.table.linen': 'Linne',
  'settings.table.colour': 'En färg',
  'settings.table.own': 'Egen bild',
  'looks.for': 'Det här utseendet gäller',
  'looks.for-all': 'Alla patienser',
  'looks.for-one': 'Bara {game}',
  'looks.colour': 'En egen färg på bordet',
  'looks.picture.back': 'Egen bild som baksida …',
  'looks.picture.table': 'Egen bild som bord …',
  'looks.another.back': 'En annan bild som baksida …',
  'looks.another.table': 'En annan bild som bord …',
  'looks.drop.back': 'Ta bort bilden på baksidan',
  'looks.drop.table': 'Ta bort bilden på bordet',
  'looks.picture-hint':
    'En mindre kopia av bilden sparas med dina spel och i deras säkerhetskopior. Den lämnar aldrig den här datorn.',
  'looks.fault.no-picture':
    'Den här filen är ingen bild som kan användas: PNG, JPEG och WebP går. Ingenting har ändrats.',
  'looks.fault.too-large': 'Den här filen är för stor: den får ha 40 MB. Ingenting har ändrats.',
  'looks.fault.too-many-dots':
    'Den här bilden är för stor: den får ha 100 miljoner bildpunkter. Ingenting har ändrats.',
  'looks.fault.broken': 'Den här bilden är skadad och kan inte läsas. Ingenting har ändrats.',
  'looks.unkept': 'Bilden kunde inte sparas. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
