/** Looking back at a game that is over. */
export const review = {
  'review.open': 'Review',
  'review.open-of': 'Review {game}, deal {deal}',
  'review.title': 'Review of {game}, {deal, plural, =0 {a deal of your own} other {deal {deal}}}',
  'review.won': 'Won in {moves, plural, one {one move} other {# moves}}.',
  'review.lost': 'Lost after {moves, plural, one {one move} other {# moves}}.',
  'review.stuck': 'Stuck after {moves, plural, one {one move} other {# moves}}.',
  'review.working': 'Every position is looked at, with all cards known …',
  'review.stopped': 'Stopped before anything was found.',
  'review.failed': 'The review has failed.',
  'review.nothing': 'There is nothing to review: the moves of this game were not kept, or can’t be made any more.',
  'review.not-over':
    'A game is reviewed when it is over. Those that are over are in the statistics, under “Games played”.',
  'review.how':
    'Found with all cards known, while a hint goes by what you have seen: their figures may differ. A simple player plays what looks best at a glance, with some chance, and takes nothing back.',

  'review.all-won': 'A win was possible in every position.',
  'review.given-up': 'It could still be won when it was given up.',
  'review.never': 'This deal could not be won, whatever was played.',
  'review.lost-by': 'It could be won until move {move, number}, which threw the win away.',
  'review.lost-between':
    '{won, plural, =0 {The deal could be won} other {It could be won after move #}}, and no more after move {lost, number}. Which move between them threw the win away is not known.',
  'review.lost-from': 'After move {lost, number} it could no more be won. Whether it could before is not known.',
  'review.won-until':
    '{won, plural, =0 {The deal could be won} other {After move # it could still be won}}. What came then is not known.',
  'review.chance': 'Whether it could be won depends on chance.',
  'review.unknown': 'Whether it could be won was not found out.',
  'review.quick':
    'A simple player won {first, number} of {plays, number} games from the deal{at, plural, =0 {} other {, and most, {most, number}, after move #}}.',
  'review.quick-same':
    '{won, plural, =0 {A simple player won no game from any position that was tried.} other {A simple player won # of {plays, number} games from each position that was tried.}}',

  'review.chart': 'Whether the game could be won, move by move',
  'review.verdict': 'Can be won, or not',
  'review.share': 'Games that a simple player wins',
  'review.deal': 'Deal',
  'review.known': 'Known',
  'review.known-won': 'can be won',
  'review.known-lost': 'can’t be won',
  'review.known-chance': 'depends on chance',
  'review.known-open': 'not known',

  'review.slips': 'Moves that cost most',
  'review.no-slips': 'No single move stands out.',
  'review.move': 'Move',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'One of these; which, is not known.',
  'review.played': 'Played',
  'review.better': 'Better',
  'review.cost': 'What it cost',
  'review.cost-win': 'The win: after it the game could not be won.',
  'review.cost-games':
    'A simple player wins {played, number} of {of, number} games after it, {better, number} after the better move.',
  'review.play': 'Play from here',
  'review.play-before': 'Play from here, before move {move, number}',

  'review.turn': '{count, plural, one {turn the stock} other {turn the stock # times}}',
  'review.click': 'click: {pile}',
  'review.drag': '{card} to {to}',
  'review.drag-many': '{count, number} cards from {card} to {to}',
  'review.then': '{first}, then {next}',
} as const;
