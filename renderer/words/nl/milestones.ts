import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Doelen',
  'menu.milestones': 'Do&elen…',
  'settings.milestones': 'Doelen melden zodra je ze bereikt, en ze in het menu tonen',

  'milestones.title': 'Doelen',
  'milestones.families': 'Een eerste gewonnen partij in elke familie',
  'milestones.family': 'Eerste gewonnen partij ({family})',
  'milestones.games': '{of, number} verschillende patiences gewonnen',
  'milestones.catalogue': 'Elke patience één keer uitgespeeld',
  'milestones.row': '{of, number} partijen op rij gewonnen',
  'milestones.clean': '{of, number} partijen gewonnen zonder ongedaan maken, hints of oplosser',
  'milestones.hard': 'Een moeilijk spel gewonnen',
  'milestones.very-hard': 'Een heel moeilijk spel gewonnen',
  'milestones.five': 'Alle vijf patiences van een dag gewonnen',
  'milestones.month': 'Alle spellen van de dag van één maand gewonnen',
  'milestones.far': '{done, number} van {of, number}',
  'milestones.reached': 'bereikt',
  'milestones.open': 'nog niet bereikt',
  'milestones.count':
    '{done, number} van {of, number} bereikt. Elk doel wordt één keer gemeld, bij de gewonnen partij waarmee je het bereikt.',
  'milestones.report': 'Doel bereikt: {goal}',
  'milestones.report-many': '{count, number} doelen bereikt',
  'milestones.failed': 'De uitslagen kunnen nu niet worden gelezen.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
