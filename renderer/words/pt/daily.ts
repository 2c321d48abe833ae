import type { daily as english } from '../en/daily.ts';

export const daily = {
  'command.daily': 'Jogo do dia',
  'menu.daily': 'Jogo do &dia…',

  'daily.title': 'Jogo do dia',
  'daily.puzzles': 'Problemas',
  'daily.puzzles-open': 'Problemas…',
  'daily.game': 'Paciência',
  'daily.way': 'Modo de jogar',
  'daily.earlier': 'O mês anterior',
  'daily.later': 'O mês seguinte',
  'daily.play': 'Jogar',
  'daily.deal': 'Jogo {deal, number}',
  'daily.streak': 'Dias seguidos',
  'daily.longest': 'Mais dias seguidos',
  'daily.month': 'Ganhos neste mês',
  'daily.won': 'ganho',
  'daily.played': 'jogado, não ganho',
  'daily.missed': 'não jogado',
  'daily.open': 'o de hoje',
  'daily.to-come': 'ainda por vir',
  'daily.none': 'Não se conhece nenhum jogo desta paciência que possa ser ganho.',
  'daily.before': 'sem jogo',
} as const satisfies Partial<Record<keyof typeof english, string>>;
