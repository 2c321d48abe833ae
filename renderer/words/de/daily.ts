import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Spiel des Tages',
  'menu.daily': 'Spiel des &Tages …',

  'daily.title': 'Spiel des Tages',
  'daily.puzzles': 'Rätsel',
  'daily.puzzles-open': 'Rätsel …',
  'daily.game': 'Patience',
  'daily.way': 'Variante',
  'daily.earlier': 'Voriger Monat',
  'daily.later': 'Nächster Monat',
  'daily.play': 'Spielen',
  'daily.deal': 'Spiel {deal, number}',
  'daily.streak': 'Tage in Folge',
  'daily.longest': 'Längste Serie',
  'daily.month': 'In diesem Monat gewonnen',
  'daily.won': 'gewonnen',
  'daily.played': 'gespielt, nicht gewonnen',
  'daily.missed': 'nicht gespielt',
  'daily.open': 'heute noch zu spielen',
  'daily.to-come': 'kommt noch',
  'daily.none': 'Für diese Patience ist kein gewinnbares Spiel bekannt.',
  'daily.before': 'ohne Spiel',
} as const satisfies Partial<Record<keyof typeof english, string>>;
