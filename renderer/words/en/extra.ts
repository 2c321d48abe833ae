import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

/** Messages around the table that playing does not need; fetched with the panels. */
export const extra = {
  ...carried,
  ...five,
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

  'correct.title': 'Correct a card',
  'correct.how':
    'Choose the card that is another on your table, by a click or the arrow keys, then tap or type the one that lies there ({keys}: {card}). Both change places, and your moves stay.',
  'correct.table': 'Cards on the table',
  'correct.pad': 'The card that lies there',
  'correct.change': '{card} instead of {wrong}',
  'correct.do': 'Correct it',
  'correct.done': 'Corrected: {card} instead of {wrong}.',
  'correct.forbidden':
    'Your moves so far don’t go with that card: move {move, number} would not be allowed. Undo to before that move, then correct the card.',
  'correct.cannot': 'Only the cards of a deal that you entered yourself can be corrected.',
  'correct.over': 'This game is over.',

  'won.picture': 'Copy as a picture',
  'won.picture-copied': 'Picture copied: paste it anywhere to share it.',
  'won.picture-file': 'The clipboard takes no pictures here: save this one as a file.',

  'rules.facts': 'Facts',
  'rules.print': 'Print the rules',

  'review.turning-point': 'Turning point',

  'try.begin': 'Try out',
  'try.line': '{moves, plural, =0 {Trying out: make your moves} one {Trying out: # move} other {Trying out: # moves}}',
  'try.back': 'Take it back',
  'try.keep': 'Keep it',
} as const;
