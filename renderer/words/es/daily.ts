import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Partida del día',
  'menu.daily': 'Partida del &día…',

  'daily.title': 'Partida del día',
  'daily.puzzles': 'Problemas',
  'daily.puzzles-open': 'Problemas…',
  'daily.game': 'Solitario',
  'daily.way': 'Forma de jugar',
  'daily.earlier': 'El mes anterior',
  'daily.later': 'El mes siguiente',
  'daily.play': 'Jugar',
  'daily.deal': 'Partida {deal, number}',
  'daily.streak': 'Días seguidos',
  'daily.longest': 'Más días seguidos',
  'daily.month': 'Ganadas este mes',
  'daily.won': 'ganada',
  'daily.played': 'jugada, no ganada',
  'daily.missed': 'sin jugar',
  'daily.open': 'la de hoy',
  'daily.to-come': 'por venir',
  'daily.none': 'No se conoce ninguna partida de este solitario que se pueda ganar.',
  'daily.before': 'sin partida',
} as const satisfies Partial<Record<keyof typeof english, string>>;
