import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Donne du jour',
  'menu.daily': 'Donne du &jour…',

  'daily.title': 'Donne du jour',
  'daily.game': 'Jeu',
  'daily.way': 'Façon de jouer',
  'daily.earlier': 'Mois précédent',
  'daily.later': 'Mois suivant',
  'daily.play': 'Jouer',
  'daily.deal': 'Donne {deal, number}',
  'daily.streak': 'Jours de suite',
  'daily.longest': 'Record de jours de suite',
  'daily.month': 'Gagnées ce mois-ci',
  'daily.won': 'gagnée',
  'daily.played': 'jouée, pas gagnée',
  'daily.missed': 'pas jouée',
  'daily.open': 'à jouer aujourd’hui',
  'daily.to-come': 'à venir',
  'daily.none': 'On ne connaît aucune donne gagnable de ce jeu.',
  'daily.before': 'sans donne',
} as const satisfies Partial<Record<keyof typeof english, string>>;
