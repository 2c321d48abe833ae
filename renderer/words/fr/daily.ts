import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Donne du jour',
  'menu.daily': 'Donne du &jour…',

  'daily.title': 'Donne du jour',
  'daily.puzzles': 'Problèmes',
  'daily.puzzles-open': 'Problèmes…',
  'daily.game': 'Jeu',
  'daily.way': 'Options',
  'daily.earlier': 'Mois précédent',
  'daily.later': 'Mois suivant',
  'daily.play': 'Jouer',
  'daily.deal': 'Donne {deal, number}',
  'daily.streak': 'Jours de suite',
  'daily.longest': 'Plus longue série',
  'daily.month': 'Gagnées ce mois-ci',
  'daily.won': 'gagnée',
  'daily.played': 'jouée, non gagnée',
  'daily.missed': 'non jouée',
  'daily.open': 'à jouer aujourd’hui',
  'daily.to-come': 'à venir',
  'daily.none': 'On ne connaît pas de donne gagnable pour ce jeu.',
  'daily.before': 'sans donne',
} as const satisfies Partial<Record<keyof typeof english, string>>;
