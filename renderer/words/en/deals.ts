/** Options of a game, and choosing a deal. */
export const deals = {
  'options.title': 'Options of {game}',
  'options.none': '{game} is played in one way only.',
  'options.preset': 'Well-known ways',
  'options.preset-none': 'A way of your own',
  'options.now': 'A change deals anew at once: nothing has been played yet.',
  'options.later': 'You are in mid-game: the next deal takes what you choose here.',
  'options.pending': 'Chosen for the next deal.',
  'options.deal': 'New deal now',

  'deal.title': 'Choose a deal',
  'deal.number': 'Deal number',
  'deal.range': 'From 1 to {most, number}',
  'deal.previous': 'Previous',
  'deal.next': 'Next',
  'deal.today': 'Deal of the day',
  'deal.random': 'Any deal',
  'deal.play': 'Play this deal',
  'deal.loss': 'The game on the table has been begun: another deal counts it as a loss.',
  'deal.wrong': 'That is not a deal number.',
} as const;
