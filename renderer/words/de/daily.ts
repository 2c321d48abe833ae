import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Spiel des Tages',
  'menu.daily': 'Spiel des &Tages …',

  'daily.title': 'Spiel des Tages',
  'daily.game': 'Patience',
  'daily.way': 'Spielweise',
  'daily.earlier': 'Der Monat davor',
  'daily.later': 'Der Monat danach',
  'daily.play': 'Spielen',
  'daily.deal': 'Spiel {deal, number}',
  'daily.streak': 'Tage in Folge',
  'daily.longest': 'Die meisten in Folge',
  'daily.month': 'Im Monat gewonnen',
  'daily.won': 'gewonnen',
  'daily.played': 'gespielt, nicht gewonnen',
  'daily.missed': 'nicht gespielt',
  'daily.open': 'heute zu spielen',
  'daily.to-come': 'noch nicht da',
  'daily.none': 'Von keinem Spiel dieser Patience ist ein Sieg bekannt.',
  'daily.before': 'ohne Spiel',
} as const satisfies Partial<Record<keyof typeof english, string>>;
