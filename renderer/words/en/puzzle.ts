/** Puzzles: positions with one move that still wins. They are fetched with the first of them. */
export const puzzle = {
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

  'puzzle.own': 'From your own lost games',
  'puzzle.own-how':
    'The last position of a lost game from which only one move still wins, proven where you could know every card. You play on from there.',
  'puzzle.own-begin': 'Look through {count, plural, one {one lost game} other {# lost games}}',
  'puzzle.own-working': 'Looking through game {at, number} of {of, number}…',
  'puzzle.own-none': 'No puzzle was found in {count, plural, one {the one game} other {the # games}} looked through.',
  'puzzle.own-failed': 'The search failed.',
  'puzzle.own-one':
    'Puzzle {at, number}: {deal, plural, =0 {a deal of your own} other {deal {deal}}}, {date}, rating {strength, number}{standing, select, right {, solved} wrong {, not solved at first} other {}}',
} as const;
