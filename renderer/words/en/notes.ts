/** Notes over the table and questions. */
export const notes = {
  'loss.title': 'Give up this game?',
  'loss.text': 'You have begun this deal. A new one gives it up, and this counts as a loss.',
  'loss.text-kept': 'You have begun another deal of that game. This one takes its place, and that counts as a loss.',
  'loss.yes': 'New deal',
  'loss.no': 'Keep playing',

  'stuck.no-move': 'No move is left. A new deal counts this one as a loss.',
  'stuck.nothing-new': 'All that is left only brings back what was there. A new deal counts this one as a loss.',
  'stuck.undo': 'Undo',
  'stuck.restart': 'Restart',
  'stuck.new': 'New deal',

  'elsewhere.title': 'Open in another window',
  'elsewhere.text': '{game} is being played there. When it is left there, it comes back here.',
  'elsewhere.choose': 'Choose another game',
  'elsewhere.back': 'Back to {game}',

  'won.title': 'You won',
  'won.text': '{game}, {deal, plural, =0 {a deal of your own} other {deal {deal}}}',
  'won.time': 'Time',
  'won.moves': 'Moves',
  'won.score': 'Score',
  'won.new': 'New deal',
  'won.statistics': 'Statistics',

  'paused.title': 'Paused',
  'paused.go-on': 'Go on',
} as const;
