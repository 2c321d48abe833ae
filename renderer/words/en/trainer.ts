/** What could be known of a game: mistakes, luck, accuracy. */
export const trainer = {
  'trainer.accuracy': 'Accuracy',
  'trainer.well': 'Decisions as good as could be known',
  'trainer.well-of': '{good, number} of {choices, number}',
  'trainer.mistakes': 'Mistakes',
  'trainer.too-hard':
    'Too few games from positions like these come out to tell a good move from a bad one by what could be known.',
  'trainer.played':
    'You played {good, number} of {choices, plural, one {# decision} other {# decisions}} as well as could be known.',
  'trainer.played-all':
    '{choices, plural, one {You played the one decision} other {You played all # decisions}} as well as could be known.',
  'trainer.cost-most': 'Move {move, number} cost most.',
  'trainer.all-luck': 'That it was lost was bad luck.',
  'trainer.then-luck': 'What came after the last mistake was bad luck.',
  'trainer.turns': 'By what you had seen',
  'trainer.no-turns': 'Nothing stands out: no move was clearly a mistake, and no card clearly luck.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Mistake.',
  'trainer.bad-luck': 'Bad luck.',
  'trainer.good-luck': 'Good luck.',
  'trainer.luck-cost': 'The cards that came up cost {share} of the games from here.',
  'trainer.luck-brought': 'The cards that came up brought {share} more of the games from here.',
  'trainer.cost-games':
    'With the hidden cards lying by chance, a simple player wins {played, number} of {of, number} games after it, {better, number} after the better move.',
  'trainer.share': 'The same by what you had seen',
  'trainer.how':
    'Accuracy and mistakes go only by the cards you had seen: the others were dealt again and again by chance, and moves compared over the same hands. A card you could not know of is never held against you.',
  'trainer.hindsight': 'With all cards known',
} as const;
