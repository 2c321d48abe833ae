/** The review of a game that is over. */
export const review = {
  'review.open': 'Review',
  'review.open-of': 'Review {game}, deal {deal}',
  'review.title': 'Review of {game}, {deal, plural, =0 {a deal of your own} other {deal {deal}}}',
  'review.won': 'Won in {moves, plural, one {one move} other {# moves}}.',
  'review.lost': 'Lost after {moves, plural, one {one move} other {# moves}}.',
  'review.stuck': 'Stuck after {moves, plural, one {one move} other {# moves}}.',
  'review.working': 'Checking every position, with all cards known…',
  'review.stopped': 'Stopped before anything was found.',
  'review.failed': 'The review failed.',
  'review.nothing': 'There is nothing to review: the moves of this game weren’t saved, or can no longer be made.',
  'review.not-over':
    'A game can be reviewed once it is over. Finished games are in the statistics, under “Games played”.',
  'review.how':
    'Found with all cards known, while a hint goes by what you have seen, so their figures may differ. A simple computer player plays what looks best at a glance, with a little chance, and takes nothing back.',

  'review.all-won': 'Every position could be won.',
  'review.given-up': 'It could still be won when it was given up.',
  'review.never': 'This deal couldn’t be won, whatever was played.',
  'review.lost-by': 'It could be won until move {move, number}, which threw the win away.',
  'review.lost-between':
    '{won, plural, =0 {The deal could be won} other {It could be won after move #}}, but no longer after move {lost, number}. Which move between them threw the win away is not known.',
  'review.lost-from': 'After move {lost, number} it could no longer be won. Whether it could before is not known.',
  'review.won-until':
    '{won, plural, =0 {The deal could be won} other {After move # it could still be won}}. What happened after that is not known.',
  'review.chance': 'Whether it could be won depends on chance.',
  'review.unknown': 'Whether it could be won is not known.',
  'review.quick':
    'A simple computer player won {first, number} of {plays, number} games from the deal{at, plural, =0 {} other {, and the most, {most, number}, after move #}}.',
  'review.quick-same':
    '{won, plural, =0 {A simple computer player won no games from any position that was tried.} other {A simple computer player won # of {plays, number} games from each position that was tried.}}',

  'review.chart': 'Whether the game could be won, move by move',
  'review.verdict': 'Can be won or not',
  'review.share': 'Games a simple computer player wins',
  'review.deal': 'Deal',
  'review.known': 'Known',
  'review.known-won': 'can be won',
  'review.known-lost': 'can’t be won',
  'review.known-chance': 'depends on chance',
  'review.known-open': 'not known',

  'review.slips': 'Costliest moves',
  'review.no-slips': 'No single move stands out.',
  'review.move': 'Move',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'One of these; it is not known which.',
  'review.played': 'Played',
  'review.better': 'Better',
  'review.cost': 'What it cost',
  'review.cost-win': 'The win: after it the game could no longer be won.',
  'review.cost-games':
    'A simple computer player wins {played, number} of {of, number} games after it, {better, number} after the better move.',
  'review.play': 'Play from here',
  'review.play-before': 'Play from here, before move {move, number}',

  'review.turn': '{count, plural, one {turn the stock} other {turn the stock # times}}',
  'review.click': 'click: {pile}',
  'review.drag': '{card} to {to}',
  'review.drag-many': '{count, number} cards from {card} to {to}',
  'review.then': '{first}, then {next}',
} as const;
