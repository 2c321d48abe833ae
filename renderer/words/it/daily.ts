import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Partita del giorno',
  'menu.daily': 'Partita del &giorno…',

  'daily.title': 'Partita del giorno',
  'daily.game': 'Solitario',
  'daily.way': 'Modo di giocare',
  'daily.earlier': 'Il mese prima',
  'daily.later': 'Il mese dopo',
  'daily.play': 'Gioca',
  'daily.deal': 'Partita {deal, number}',
  'daily.streak': 'Giorni di fila',
  'daily.longest': 'Record di giorni di fila',
  'daily.month': 'Vinte questo mese',
  'daily.won': 'vinta',
  'daily.played': 'giocata, non vinta',
  'daily.missed': 'non giocata',
  'daily.open': 'da giocare oggi',
  'daily.to-come': 'a venire',
  'daily.none': 'Di questo solitario non si conosce nessuna partita che si può vincere.',
  'daily.before': 'senza partita',
} as const satisfies Partial<Record<keyof typeof english, string>>;
