import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Spel van de dag',
  'menu.daily': 'Spel van de &dag…',

  'daily.title': 'Spel van de dag',
  'daily.game': 'Patience',
  'daily.way': 'Speelwijze',
  'daily.earlier': 'De maand ervoor',
  'daily.later': 'De maand erna',
  'daily.play': 'Spelen',
  'daily.deal': 'Spel {deal, number}',
  'daily.streak': 'Dagen op rij',
  'daily.longest': 'Meeste op rij',
  'daily.month': 'Gewonnen in de maand',
  'daily.won': 'gewonnen',
  'daily.played': 'gespeeld, niet gewonnen',
  'daily.missed': 'niet gespeeld',
  'daily.open': 'vandaag te spelen',
  'daily.to-come': 'komt nog',
  'daily.none': 'Van geen spel van deze patience is bekend dat het te winnen is.',
  'daily.before': 'zonder spel',
} as const satisfies Partial<Record<keyof typeof english, string>>;
