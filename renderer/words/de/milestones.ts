import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Ziele',
  'menu.milestones': 'Z&iele …',
  'settings.milestones': 'Erreichte Ziele melden und im Menü anzeigen',

  'milestones.title': 'Ziele',
  'milestones.families': 'Ein erster Sieg in jeder Familie',
  'milestones.family': 'Erster Sieg ({family})',
  'milestones.games': '{of, number} verschiedene Patiencen gewonnen',
  'milestones.catalogue': 'Jede Patience einmal zu Ende gespielt',
  'milestones.row': '{of, number} Spiele in Folge gewonnen',
  'milestones.clean': '{of, number} Spiele ohne Rückgängig, Tipps und Löser gewonnen',
  'milestones.hard': 'Ein schweres Spiel gewonnen',
  'milestones.very-hard': 'Ein sehr schweres Spiel gewonnen',
  'milestones.five': 'Alle fünf Patiencen eines Tages gewonnen',
  'milestones.month': 'Alle Spiele des Tages eines Monats gewonnen',
  'milestones.far': '{done, number} von {of, number}',
  'milestones.reached': 'erreicht',
  'milestones.open': 'noch nicht erreicht',
  'milestones.count':
    '{done, number} von {of, number} erreicht. Jedes wird einmal gemeldet, und zwar bei dem Sieg, mit dem es erreicht ist.',
  'milestones.report': 'Ziel erreicht: {goal}',
  'milestones.report-many': '{count, number} Ziele erreicht',
  'milestones.failed': 'Die Ergebnisse lassen sich gerade nicht lesen.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
