/** A player's results compared with what the cards allowed. */
export const mine = {
  'mine.tab': 'Me or the cards?',
  'mine.known':
    '{known, plural, =0 {None of your {games, number} games of {game} has been reviewed yet.} other {# of your {games, number} games of {game} have been reviewed.}}',
  'mine.clean': '{won, plural, =0 {} other {Won without undo, hints or solver: {clean, number} of {won, number}.}}',
  'mine.working': 'Reviewing game {at, number} of {of, number}…',
  'mine.begin': '{count, plural, one {Review one more game} other {Review # more games}}',
  'mine.title': 'The same deals, won',
  'mine.could': 'Could be won',
  'mine.me': 'You',
  'mine.simple': 'A simple computer player',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'The first bar runs from the share of deals known to be winnable to the share not known to be lost, with all cards known. The other bars show how much chance alone could change the result over so few games.',
  'mine.lost-title': 'Where lost games were lost',
  'mine.lost-deal': 'At the deal: it couldn’t be won',
  'mine.lost-first': 'In the first fifth',
  'mine.lost-second': 'In the second',
  'mine.lost-third': 'In the third',
  'mine.lost-fourth': 'In the fourth',
  'mine.lost-last': 'In the last fifth',
  'mine.lost-given-up': 'Given up while it could be won',
  'mine.lost-unknown': 'Not known',
  'mine.passes':
    'Where the stock was turned over: {before, number} lost before the last pass, {within, number} during it.',
  'mine.accuracy': 'Your average accuracy: {accuracy}.',
  'mine.accuracy-title': 'Accuracy, the latest game on the right',
  'mine.accuracy-mean': 'Average of the last ten',
} as const;
