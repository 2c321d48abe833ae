import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Nog niet opgeslagen',
  'away.sign-away': 'Baize zelf draait niet. Wat je speelt, blijft in deze browser tot het weer gestart is.',
  'away.sign-slow': 'Baize heeft je laatste zetten nog niet opgeslagen. Tot die tijd blijven ze in deze browser.',
  'away.gone': 'Baize zelf is gestopt. Speel door: alles wordt opgeslagen als Baize weer gestart is.',
  'away.kept': 'Baize draait weer, en alles is opgeslagen.',
  'away.brought': 'Wat je speelde terwijl Baize niet draaide, is nu opgeslagen.',
  'away.refused': 'Dit is niet het adres van de Baize die hier draait. Open het adres dat het laatst is getoond.',
  'away.name': '{game} {deal}, bewaard op {date}',

  'parted.title': '{game}: op twee plaatsen doorgespeeld',
  'parted.text':
    'Je speelde hier door terwijl Baize niet draaide, en intussen ook in een ander venster. Met welke partij wil je verdergaan? De andere komt bij Opgeslagen partijen.',
  'parted.here': 'Hier gespeeld',
  'parted.there': 'In het andere venster',
  'parted.facts':
    '{deal, plural, =0 {Eigen spel} other {Spel {deal}}} · {moves, plural, one {# zet} other {# zetten}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
