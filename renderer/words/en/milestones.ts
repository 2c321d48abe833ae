/** What may be reached, and the page that shows it. */
export const milestones = {
  'command.milestones': 'Goals',
  'menu.milestones': '&Goals…',
  'settings.milestones': 'Announce goals and list them in the menu',

  'milestones.title': 'Goals',
  'milestones.families': 'A first win in each family',
  'milestones.family': 'First win ({family})',
  'milestones.games': '{of, number} different games won',
  'milestones.catalogue': 'Every game played to the end once',
  'milestones.row': '{of, number} games won in a row',
  'milestones.clean': '{of, number} games won without undo, hints or solver',
  'milestones.hard': 'A hard deal won',
  'milestones.very-hard': 'A very hard deal won',
  'milestones.month': 'Every daily deal of a month won',
  'milestones.far': '{done, number} of {of, number}',
  'milestones.reached': 'reached',
  'milestones.open': 'not reached yet',
  'milestones.count': '{done, number} of {of, number} reached. Each is announced once, with the win that reached it.',
  'milestones.told': 'Goal reached: {goal}',
  'milestones.told-many': '{count, number} goals reached',
  'milestones.failed': 'The results can’t be read right now.',
} as const;
