/** The window, the table and the status bar. */
export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Table of {game}',
  'table.help': 'Arrow keys move, Space picks up or deals, Enter clicks or drops, Escape puts back.',

  'status.name': 'Status',
  'status.stock': 'Stock {value, number}',
  'status.redeals': '{value, plural, =0 {No redeals} one {# redeal left} other {# redeals left}}',
  'status.redeals-unlimited': 'Unlimited redeals',
  'status.reserve': 'Reserve {value, number}',
  'status.base': 'Base {rank}',
  'status.run': 'Run {value, number}',
  'status.round': 'Round {value, number}',
  'status.hand': 'Hand {value, number} of 5',
  'status.best': 'Best {value, number} left',
  'status.matches': '{value, plural, one {# match} other {# matches}}',
  'status.unlaid': '{value, plural, =0 {Columns open} one {# card to lay} other {# cards to lay}}',
  'status.counted': 'Next: {rank}',
  'status.moves': '{value, plural, one {# move} other {# moves}}',
  'status.score': 'Score {value, number}',
  'status.bank': 'Bank {value, number}',
  'status.paused': 'Paused at {time}. Resume',
  'status.running': 'Time {time}. Pause',
  'status.left': '{time} left',
  'status.over': '{time} over time',
  'status.deal': '{deal, plural, =0 {Custom deal} other {Deal {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Custom deal} other {Deal {deal}}}. Choose another deal',

  'failed.title': 'Baize could not start',
} as const;
