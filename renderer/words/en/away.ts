/** Playing on while Baize itself is not running. */
export const away = {
  'away.sign': 'Not kept yet',
  'away.sign-away': 'Baize itself is not running. What you play stays in this browser until it is started again.',
  'away.sign-slow': 'Baize has not kept your last moves yet. They stay in this browser until it has.',
  'away.gone': 'Baize itself has stopped. Play on: it is kept when Baize is started again.',
  'away.kept': 'Baize is running again, and everything is kept.',
  'away.brought': 'What you played while Baize was not running is kept now.',
  'away.refused': 'This is not the address of the Baize that is running here. Open the one it printed last.',
  'away.name': '{game} {deal}, set aside on {date}',

  'parted.title': '{game} went on in two places',
  'parted.text':
    'You played on here while Baize was not running, and in another window meanwhile. Which game do you want to go on with? The other one is put under Saved games.',
  'parted.here': 'Played here',
  'parted.there': 'In the other window',
  'parted.facts':
    '{deal, plural, =0 {Own deal} other {Deal {deal}}} · {moves, plural, one {# move} other {# moves}} · {time}',
} as const;
