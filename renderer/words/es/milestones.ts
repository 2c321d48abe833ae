import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Logros',
  'menu.milestones': 'L&ogros…',
  'settings.milestones': 'Avisar de los logros conseguidos y mostrarlos en el menú',

  'milestones.title': 'Logros',
  'milestones.families': 'Una primera victoria de cada clase',
  'milestones.family': 'Primera victoria ({family})',
  'milestones.games': '{of, number} solitarios distintos ganados',
  'milestones.catalogue': 'Todos los solitarios jugados una vez hasta el final',
  'milestones.row': '{of, number} victorias seguidas',
  'milestones.clean': '{of, number} victorias sin deshacer, pistas ni solucionador',
  'milestones.hard': 'Una partida difícil ganada',
  'milestones.very-hard': 'Una partida muy difícil ganada',
  'milestones.five': 'Ganados los cinco solitarios de un día',
  'milestones.month': 'Ganadas todas las partidas del día de un mes',
  'milestones.far': '{done, number} de {of, number}',
  'milestones.reached': 'conseguido',
  'milestones.open': 'aún sin conseguir',
  'milestones.count':
    '{done, number} de {of, number} conseguidos. De cada uno se avisa una vez, con la victoria que lo consigue.',
  'milestones.report': 'Logro conseguido: {goal}',
  'milestones.report-many': '{count, number} logros conseguidos',
  'milestones.failed': 'En este momento no se pueden leer los resultados.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
