import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Spel van de dag',
  'menu.daily': 'Spel van de &dag…',

  'daily.title': 'Spel van de dag',
  'daily.puzzles': 'Puzzels',
  'daily.puzzles-open': 'Puzzels…',
  'daily.game': 'Patience',
  'daily.way': 'Speelwijze',
  'daily.earlier': 'Vorige maand',
  'daily.later': 'Volgende maand',
  'daily.play': 'Spelen',
  'daily.deal': 'Spel {deal, number}',
  'daily.streak': 'Dagen op rij',
  'daily.longest': 'Meeste dagen op rij',
  'daily.month': 'Gewonnen deze maand',
  'daily.won': 'gewonnen',
  'daily.played': 'gespeeld, niet gewonnen',
  'daily.missed': 'niet gespeeld',
  'daily.open': 'vandaag te spelen',
  'daily.to-come': 'komt nog',
  'daily.none': 'Er is van deze patience geen spel bekend dat te winnen is.',
  'daily.before': 'geen spel',
} as const satisfies Partial<Record<keyof typeof english, string>>;
