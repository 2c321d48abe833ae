/** Review of a game by what its player could know: mistakes, luck, accuracy. */
export const trainer = {
  'trainer.accuracy': 'Accuracy',
  'trainer.well': 'Best possible decisions',
  'trainer.well-of': '{good, number} of {choices, number}',
  'trainer.mistakes': 'Mistakes',
  'trainer.by-way':
    'Too few games can be won from positions like these, so moves were compared by how far a simple computer player gets after them.',
  'trainer.difficulty': 'Difficulty',
  'trainer.played':
    'By what you could know, you got {good, number} of {choices, plural, one {# decision} other {# decisions}} right.',
  'trainer.played-all':
    'By what you could know, {choices, plural, one {your one decision was} other {all # of your decisions were}} right.',
  'trainer.passed':
    '{passed, plural, one {One more decision was} other {# more decisions were}} not examined: in a game this long, only those after which your chances fell most are.',
  'trainer.cost-most': 'Move {move, number} cost you the most.',
  'trainer.all-luck': 'Losing it was bad luck.',
  'trainer.then-luck': 'What came after the last mistake was bad luck.',
  'trainer.stopped': 'You stopped while the game could still be won.',
  'trainer.stopped-share':
    'You stopped when a simple computer player would still have won {share} of the games from there.',
  'trainer.stopped-way': 'You stopped before the game had come as far as it could.',
  'trainer.turns': 'Going by what you had seen',
  'trainer.no-turns': 'Nothing stands out: no move was clearly a mistake, and no card was clearly good or bad luck.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Mistake.',
  'trainer.bad-luck': 'Bad luck.',
  'trainer.good-luck': 'Good luck.',
  'trainer.luck-cost': 'The cards that came up cost {share} of the games winnable from here.',
  'trainer.luck-brought': 'The cards that came up made {share} more of the games from here winnable.',
  'trainer.cost-games':
    'With the hidden cards dealt at random, a simple computer player wins {played, number} of {of, number} games after it, {better, number} after the better move.',
  'trainer.cost-orders':
    'Of {of, number} ways the last hidden cards could lie, {played, number} can still be won after it, {better, number} after the better move.',
  'trainer.cost-way':
    'With the hidden cards dealt at random, a simple computer player gets {played} of the way to a win after it, {better} after the better move.',
  'trainer.share': 'The same, going by what you had seen',
  'trainer.how':
    'Accuracy and mistakes go only by the cards you had seen: the others were dealt again and again at random, and moves were compared over the same deals. A card you couldn’t know of is never held against you.',
  'trainer.accuracy-how':
    'An accuracy of 100 means that none of the chances the cards gave you was lost through your own play. Each mistake costs part of the chances you had left, and so does stopping while there are some.',
  'trainer.hindsight': 'With all cards known',
} as const;
