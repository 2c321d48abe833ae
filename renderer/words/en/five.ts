/** The five daily deals, each of another game. */
export const five = {
  'five.which': 'Each day',
  'five.of-one': 'One game',
  'five.of-five': 'Five games',
  'five.how': 'Five games a day, from easy to very hard, the same for everybody. Each deal can be won.',
  'five.won': '{won, number} of {of, number} won',
  'five.earlier': 'Previous week',
  'five.later': 'Next week',
} as const;
