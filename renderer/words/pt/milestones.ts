import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Metas',
  'menu.milestones': '&Metas…',
  'settings.milestones': 'Avisar das metas alcançadas e mostrá-las no menu',

  'milestones.title': 'Metas',
  'milestones.families': 'Uma primeira vitória de cada tipo',
  'milestones.family': 'Primeira vitória ({family})',
  'milestones.games': '{of, number} paciências diferentes ganhas',
  'milestones.catalogue': 'Todas as paciências jogadas uma vez até o fim',
  'milestones.row': '{of, number} vitórias seguidas',
  'milestones.clean': '{of, number} vitórias sem desfazer, dicas nem solucionador',
  'milestones.hard': 'Um jogo difícil ganho',
  'milestones.very-hard': 'Um jogo muito difícil ganho',
  'milestones.five': 'Ganhas as cinco paciências de um dia',
  'milestones.month': 'Ganhos todos os jogos do dia de um mês',
  'milestones.far': '{done, number} de {of, number}',
  'milestones.reached': 'alcançada',
  'milestones.open': 'ainda não alcançada',
  'milestones.count':
    '{done, number} de {of, number} alcançadas. De cada uma se avisa uma vez, com a vitória que a alcança.',
  'milestones.report': 'Meta alcançada: {goal}',
  'milestones.report-many': '{count, number} metas alcançadas',
  'milestones.failed': 'No momento não é possível ler os resultados.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
