/** Playing on while Baize itself is not running. */
export const away = {
  'away.sign': 'Not saved yet',
  'away.sign-away': 'Baize isn’t running. What you play stays in this browser until you start it again.',
  'away.sign-slow': 'Baize hasn’t saved your last moves yet. They stay in this browser until it has.',
  'away.gone': 'Baize has stopped. Play on: your moves are saved when you start it again.',
  'away.kept': 'Baize is running again, and everything is saved.',
  'away.brought': 'What you played while Baize wasn’t running is saved now.',
  'away.refused': 'This isn’t the address of the Baize that is running here. Open the one it printed last.',
  'away.name': '{game} {deal}, set aside on {date}',

  'parted.title': '{game} was played in two places',
  'parted.text':
    'While Baize wasn’t running you played on here, and in another window too. Which game do you want to continue? The other one goes to Saved games.',
  'parted.here': 'Played here',
  'parted.there': 'In the other window',
  'parted.facts':
    '{deal, plural, =0 {Custom deal} other {Deal {deal}}} · {moves, plural, one {# move} other {# moves}} · {time}',
} as const;
