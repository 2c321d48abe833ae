import type { together as english } from '../en/together.ts';

export const together = {
  'together.title': 'Je andere computer',
  'together.text':
    'Speel op twee computers met dezelfde partijen: kies een map die ze allebei zien, bijvoorbeeld die van een synchronisatiedienst, en geef hem op beide op in Baize. Lopende partijen, resultaten, instellingen en je eigen kaartsets gaan dan van de ene naar de andere.',
  'together.folder': 'Pad van de map',
  'together.choose': 'Map kiezen…',
  'together.no-panel':
    'Het mappenvenster van het systeem kon niet worden geopend. Typ in plaats daarvan het pad van de map.',
  'together.share': 'Deze map delen',
  'together.shared': 'Gedeeld: {folder}',
  'together.machines':
    '{count, plural, one {Er heeft nog geen andere computer in geschreven.} other {# computers schrijven erin.}}',
  'together.looked': 'Laatst bekeken: {date}',
  'together.looking': 'Map wordt bekeken…',
  'together.failed': 'De map kan niet gedeeld worden: {why}.',
  'together.trouble': 'De map is nu niet bereikbaar: {why}. Baize blijft het proberen.',
  'together.unread': 'Overgeslagen: {name} ({why})',
  'together.torn': 'nog niet compleet',
  'together.newer': 'van een nieuwere versie van Baize',
  'together.foreign': 'niet door Baize geschreven',
  'together.partly': 'gedeeltelijk: de rest kan deze versie van Baize niet gebruiken',
  'together.full': 'gedeeltelijk: de rest is meer dan Baize opneemt',
  'together.waiting':
    '{count, plural, one {Een lopende partij van een andere computer wordt} other {# lopende partijen van andere computers worden}} niet getoond, omdat hier al 500 partijen een naam hebben. Verwijder er een paar onder ‘Lopend’ om ruimte te maken.',
  'together.look': 'Nu bekijken',
  'together.stop': 'Niet meer delen',
  'together.keeps':
    'Heb je dezelfde partij op allebei voortgezet, dan blijven beide versies: één op tafel, de andere onder ‘Lopend’. Wat je hier verwijdert, zoals resultaten of kaartsets, blijft op de andere computer.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
