/** Options of a game, and choosing a deal. */
export const deals = {
  'options.title': 'Options for {game}',
  'options.none': 'There is only one way to play {game}.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Common ways to play',
  'options.preset-none': 'Custom',
  'options.now': 'Nothing has been played yet, so a change deals a new game at once.',
  'options.later': 'Game in progress: changes apply to the next deal.',
  'options.own':
    'These options change how {game} is dealt from now on; “Change the rules…” makes a game of your own and leaves {game} as it is.',
  'options.pending': 'Applies to the next deal.',
  'options.deal': 'New deal now',

  'deal.title': 'Choose a deal',
  'deal.number': 'Deal number',
  'deal.range': 'From 1 to {most, number}',
  'deal.previous': 'Previous',
  'deal.next': 'Next',
  'deal.unwon': 'Next not won',
  'deal.random': 'Random deal',
  'deal.play': 'Play this deal',
  'deal.loss': 'You have started this game: a new deal counts it as a loss.',
  'deal.wrong': 'That isn’t a deal number.',

  'kind.title': 'New deal of {game}',
  'kind.any': 'Any deal',
  'kind.winnable': 'Can be won',
  'kind.easy': 'Easy',
  'kind.medium': 'Medium',
  'kind.hard': 'Hard',
  'kind.very-hard': 'Very hard',
  'kind.any-is': 'Dealt at random; some deals can’t be won.',
  'kind.winnable-is':
    'One of {count, plural, one {one deal} other {# deals}} that a search has won with all cards known.',
  'kind.wins-is': 'A simple computer player wins {share} of the games.',
  'kind.never-is':
    'A simple computer player never won; the search took {positions, plural, one {one position} other {# positions}}.',
  'kind.known': 'Difficulty: {difficulty}. {figures}',
  'kind.looked-for': 'Baize searches for one when you choose this.',
  'kind.none-is':
    'Baize searches for one when you choose this; none is known among the first {tried, plural, one {deal} other {# deals}}.',
  'kind.remembered': 'New deals will be of this kind until you change it.',
  'kind.looking': 'Searching for a deal',
  'kind.tried': '{tried, plural, one {One deal} other {# deals}} tried',
  'kind.compared': '{found, number} of {wanted, number} found to compare',
  'kind.failed': 'The search for a deal failed.',
} as const;
