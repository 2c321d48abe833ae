import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Metas',
  'menu.milestones': 'Me&tas…',
  'settings.milestones': 'Avisar de las metas al alcanzarlas y mostrarlas en el menú',

  'milestones.title': 'Metas',
  'milestones.families': 'Una primera victoria de cada clase',
  'milestones.family': 'Primera victoria ({family})',
  'milestones.games': '{of, number} solitarios distintos ganados',
  'milestones.catalogue': 'Cada solitario jugado una vez hasta el final',
  'milestones.row': '{of, number} victorias seguidas',
  'milestones.hard': 'Una partida difícil ganada',
  'milestones.very-hard': 'Una partida muy difícil ganada',
  'milestones.month': 'Todas las partidas del día de un mes ganadas',
  'milestones.far': '{done, number} de {of, number}',
  'milestones.reached': 'alcanzada',
  'milestones.open': 'aún no alcanzada',
  'milestones.count':
    '{done, number} de {of, number} alcanzadas. De cada una se avisa una vez, con la victoria que la alcanza.',
  'milestones.told': 'Meta alcanzada: {goal}',
  'milestones.told-many': '{count, number} metas alcanzadas',
  'milestones.failed': 'Ahora no se pueden leer los resultados.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
