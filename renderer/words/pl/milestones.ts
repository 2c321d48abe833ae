import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Cele',
  'menu.milestones': 'C&ele…',
  'settings.milestones': 'Powiadamiaj o osiągniętych celach i pokazuj je w menu',

  'milestones.title': 'Cele',
  'milestones.families': 'Pierwsza wygrana w każdej rodzinie',
  'milestones.family': 'Pierwsza wygrana ({family})',
  'milestones.games': 'Wygrane różne pasjanse: {of, number}',
  'milestones.catalogue': 'Każdy pasjans rozegrany raz do końca',
  'milestones.row': 'Wygrane partie z rzędu: {of, number}',
  'milestones.clean': 'Partie wygrane bez pomocy (Cofnij, Podpowiedź, solver): {of, number}',
  'milestones.hard': 'Wygrane trudne rozdanie',
  'milestones.very-hard': 'Wygrane bardzo trudne rozdanie',
  'milestones.five': 'Wygrane wszystkie pięć pasjansów jednego dnia',
  'milestones.month': 'Wygrane wszystkie rozdania dnia w miesiącu',
  'milestones.far': '{done, number} z {of, number}',
  'milestones.reached': 'osiągnięty',
  'milestones.open': 'jeszcze nie osiągnięty',
  'milestones.count':
    'Osiągnięto {done, number} z {of, number}. Powiadomienie o celu pojawia się raz, przy wygranej, dzięki której został osiągnięty.',
  'milestones.report': 'Cel osiągnięty: {goal}',
  'milestones.report-many': 'Osiągnięte cele: {count, number}',
  'milestones.failed': 'Nie można teraz odczytać wyników.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
