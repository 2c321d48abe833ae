import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Dagens giv',
  'menu.daily': '&Dagens giv…',

  'daily.title': 'Dagens giv',
  'daily.puzzles': 'Problem',
  'daily.puzzles-open': 'Problem…',
  'daily.game': 'Patiens',
  'daily.way': 'Spelsätt',
  'daily.earlier': 'Föregående månad',
  'daily.later': 'Nästa månad',
  'daily.play': 'Spela',
  'daily.deal': 'Giv {deal, number}',
  'daily.streak': 'Dagar i rad',
  'daily.longest': 'Flest dagar i rad',
  'daily.month': 'Vunna den här månaden',
  'daily.won': 'vunnen',
  'daily.played': 'spelad, inte vunnen',
  'daily.missed': 'inte spelad',
  'daily.open': 'att spela i dag',
  'daily.to-come': 'kommer senare',
  'daily.none': 'Ingen giv i den här patiensen är känd som vinnbar.',
  'daily.before': 'ingen giv',
} as const satisfies Partial<Record<keyof typeof english, string>>;
