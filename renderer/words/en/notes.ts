/** Notes over the table and questions. */
export const notes = {
  'loss.title': 'Give up this game?',
  'loss.text': 'Starting a new deal counts this game as a loss.',
  'loss.text-kept': 'You have started another deal of that game. Playing this one counts that as a loss.',
  'loss.yes': 'Give up',
  'loss.no': 'Keep playing',

  'stuck.name': 'The game is lost',
  'stuck.no-move': 'No moves are left. A new deal counts this game as a loss.',
  'stuck.nothing-new': 'The remaining moves only repeat earlier positions. A new deal counts this game as a loss.',
  'stuck.no-win': 'This game can no longer be won. A new deal counts it as a loss.',
  'stuck.undo': 'Undo',
  'stuck.restart': 'Restart',
  'stuck.new': 'New deal',

  'elsewhere.title': 'Open in another window',
  'elsewhere.text': '{game} is open there. When you leave it there, it comes back here.',
  'elsewhere.choose': 'Choose another game',
  'elsewhere.back': 'Back to {game}',

  'won.title': 'You won',
  'won.text': '{game}, {deal, plural, =0 {custom deal} other {deal {deal}}}',
  'won.time': 'Time',
  'won.moves': 'Moves',
  'won.par-ask': 'Shortest win known',
  'won.par-looking': 'Looking for a short win…',
  'won.par':
    'The shortest win known takes {par, number} moves; yours took {mine, number}, counting cards that went home by themselves.',
  'won.par-met':
    'No shorter win than yours is known: {mine, number} moves, counting cards that went home by themselves.',
  'won.score': 'Score',
  'won.best': 'Best {value}',
  'won.new': 'New deal',
  'won.statistics': 'Statistics',
  'won.shown': 'Won with help: this game doesn’t count towards times, streaks or goals.',
  'won.watch': 'Watch',
  'won.share': 'Share',
  'won.shared': 'Copied',
  'won.first': 'Your first win of this game',
  'won.best-time': 'Your best time',
  'won.fewest-moves': 'Your fewest moves',
  'won.five': '{won, number} of the day’s five games won',
  'won.row': '{games, number} wins in a row',
  'won.hard': 'A hard deal',
  'won.very-hard': 'A very hard deal',
  'won.rare': 'About {of, plural, =2 {half} other {{n, number} in {of, number}}} of these deals can be won.',
  'won.quick-rare':
    'A simple computer player wins about {of, plural, =2 {half} other {{n, number} in {of, number}}} of these deals.',
  'won.quick-never': 'A simple computer player won none of {games, number} games of such deals.',

  'paused.title': 'Paused',
  'paused.go-on': 'Resume',
} as const;
