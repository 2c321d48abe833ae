import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Metas',
  'menu.milestones': '&Metas…',
  'settings.milestones': 'Avisar das metas quando forem alcançadas e mostrá-las no menu',

  'milestones.title': 'Metas',
  'milestones.families': 'Uma primeira vitória de cada tipo',
  'milestones.family': 'Primeira vitória ({family})',
  'milestones.games': '{of, number} paciências diferentes ganhas',
  'milestones.catalogue': 'Cada paciência jogada até o fim uma vez',
  'milestones.row': '{of, number} partidas ganhas seguidas',
  'milestones.hard': 'Um jogo difícil ganho',
  'milestones.very-hard': 'Um jogo muito difícil ganho',
  'milestones.month': 'Todos os jogos do dia de um mês ganhos',
  'milestones.far': '{done, number} de {of, number}',
  'milestones.reached': 'alcançada',
  'milestones.open': 'ainda não alcançada',
  'milestones.count':
    '{done, number} de {of, number} alcançadas. Cada uma é avisada uma vez, com a vitória que a alcança.',
  'milestones.told': 'Meta alcançada: {goal}',
  'milestones.told-many': '{count, number} metas alcançadas',
  'milestones.failed': 'Os resultados não podem ser lidos agora.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
