import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Rozdanie dnia',
  'menu.daily': 'R&ozdanie dnia…',

  'daily.title': 'Rozdanie dnia',
  'daily.puzzles': 'Zadania',
  'daily.puzzles-open': 'Zadania…',
  'daily.game': 'Pasjans',
  'daily.way': 'Sposób gry',
  'daily.earlier': 'Poprzedni miesiąc',
  'daily.later': 'Następny miesiąc',
  'daily.play': 'Graj',
  'daily.deal': 'Rozdanie {deal, number}',
  'daily.streak': 'Dni z rzędu',
  'daily.longest': 'Najwięcej dni z rzędu',
  'daily.month': 'Wygrane w tym miesiącu',
  'daily.won': 'wygrane',
  'daily.played': 'grane, niewygrane',
  'daily.missed': 'niegrane',
  'daily.open': 'do zagrania dziś',
  'daily.to-come': 'jeszcze przed nami',
  'daily.none': 'Nie jest znane żadne rozdanie tego pasjansa, które da się wygrać.',
  'daily.before': 'brak rozdania',
} as const satisfies Partial<Record<keyof typeof english, string>>;
