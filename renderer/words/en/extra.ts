/** What is said around the table and is fetched with the panels: a game is played without it. */
export const extra = {
  'review.turning-point': 'Turning point',

  'try.begin': 'Try out',
  'try.line': '{moves, plural, =0 {Trying out: make your moves} one {Trying out: # move} other {Trying out: # moves}}',
  'try.back': 'Take it back',
  'try.keep': 'Keep it',
} as const;
