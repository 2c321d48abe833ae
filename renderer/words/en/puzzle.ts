/** Puzzles: positions with one move that still wins. */
export const puzzle = {
  'puzzle.title': 'Puzzles',
  'puzzle.open': 'Puzzles…',
  'puzzle.how': 'In each position only one move still wins. Find it. Your first answer counts for your rating.',
  'puzzle.find': 'Only one move still wins. Which one?',
  'puzzle.right': 'Right: that is the one that wins. Play on, if you like.',
  'puzzle.wrong': 'After that the game can no longer be won. Undo, and look again.',
  'puzzle.rating': 'Your rating',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Solved',
  'puzzle.today': 'Puzzle of the day',
  'puzzle.ladder': 'All puzzles, the easiest first',
  'puzzle.one':
    'Puzzle {at, number}, rating {strength, number}{standing, select, right {, solved} wrong {, not solved at first} other {}}',
  'puzzle.unreadable': 'This puzzle can’t be set up.',
} as const;
