import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Mål',
  'menu.milestones': '&Mål…',
  'settings.milestones': 'Meddela mål när de nås, och visa dem i menyn',

  'milestones.title': 'Mål',
  'milestones.families': 'En första vinst i varje familj',
  'milestones.family': 'Första vinsten ({family})',
  'milestones.games': '{of, number} olika patienser vunna',
  'milestones.catalogue': 'Varje patiens spelad till slut en gång',
  'milestones.row': '{of, number} partier vunna i rad',
  'milestones.clean': '{of, number} partier vunna utan att ångra, utan tips och lösare',
  'milestones.hard': 'En svår giv vunnen',
  'milestones.very-hard': 'En mycket svår giv vunnen',
  'milestones.five': 'Alla fem patienserna under en dag vunna',
  'milestones.month': 'Alla dagens givar under en månad vunna',
  'milestones.far': '{done, number} av {of, number}',
  'milestones.reached': 'nått',
  'milestones.open': 'inte nått än',
  'milestones.count': '{done, number} av {of, number} har nåtts. Varje mål meddelas en gång, vid vinsten som når det.',
  'milestones.report': 'Mål nått: {goal}',
  'milestones.report-many': '{count, number} mål nådda',
  'milestones.failed': 'Resultaten kan inte läsas just nu.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
