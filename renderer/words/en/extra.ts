import { together } from './together.ts';

/** What is said around the table and is fetched with the panels: a game is played without it. */
export const extra = {
  ...together,

  'settings.zoom': 'Bars and panels',
  'settings.colourLetters': '{red} and {black} in the corners of red and black cards',

  'settings.countdown': 'Countdown in place of the time',
  'countdown.minutes': '{minutes, plural, =0 {Off} one {# minute} other {# minutes}}',
  'countdown.minute': 'One minute left.',
  'countdown.up': 'Time is up. The game goes on.',
  'countdown.within': 'Won within {minutes, plural, one {# minute} other {# minutes}}: {time} left',
  'countdown.beyond': 'Won {time} after the {minutes, plural, one {# minute} other {# minutes}} were up',

  'real.title': 'Enter a real table',
  'real.open': 'Enter a real table…',
  'real.how':
    'Deal this game with your own cards, then tap or type them one by one ({keys}: {card}). Face-down cards may stay unknown: chance fills them in, and hints never look at them.',
  'real.at': '{pile}, card {at, number} of {of, number}',
  'real.at-down': '{pile}, card {at, number} of {of, number}, face down',
  'real.back': 'Take back',
  'real.skip': 'Next place',
  'real.pad': 'Cards',
  'real.left':
    '{count, plural, =0 {Every card that lies face up is in.} one {# card that lies face up is still missing.} other {# cards that lie face up are still missing.}}',
  'real.cannot': 'The cards of this game can’t be entered one by one: where they lie depends on what they are.',

  'rules.facts': 'Facts',
  'rules.print': 'Print the rules',

  'review.turning-point': 'Turning point',

  'try.begin': 'Try out',
  'try.line': '{moves, plural, =0 {Trying out: make your moves} one {Trying out: # move} other {Trying out: # moves}}',
  'try.back': 'Take it back',
  'try.keep': 'Keep it',
} as const;
