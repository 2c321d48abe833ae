import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Partita del giorno',
  'menu.daily': 'Partita del &giorno…',

  'daily.title': 'Partita del giorno',
  'daily.puzzles': 'Problemi',
  'daily.puzzles-open': 'Problemi…',
  'daily.game': 'Solitario',
  'daily.way': 'Modo di giocare',
  'daily.earlier': 'Il mese prima',
  'daily.later': 'Il mese dopo',
  'daily.play': 'Gioca',
  'daily.deal': 'Partita {deal, number}',
  'daily.streak': 'Giorni di fila',
  'daily.longest': 'Più giorni di fila',
  'daily.month': 'Vinte questo mese',
  'daily.won': 'vinta',
  'daily.played': 'giocata, non vinta',
  'daily.missed': 'non giocata',
  'daily.open': 'quella di oggi',
  'daily.to-come': 'ancora da venire',
  'daily.none': 'Di questo solitario non si conosce nessuna partita vincibile.',
  'daily.before': 'nessuna partita',
} as const satisfies Partial<Record<keyof typeof english, string>>;
