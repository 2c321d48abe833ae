/**
 * Puzzles: positions in which one move alone wins, or to be won within a number of moves, or that may be lost. Fetched
 * with the first puzzle.
 */
export const puzzle = {
  'puzzle.kind': 'Kind of puzzle',
  'puzzle.kind-only': 'The only move',
  'puzzle.kind-within': 'In so many moves',
  'puzzle.kind-lost': 'Is it lost?',
  'puzzle.how-within':
    'Win in as few moves as it says; cards that go home aren’t counted. Your first try counts for your rating: what you undo counts as a wrong answer.',
  'puzzle.how-lost':
    'Half of these positions can still be won, the others can’t, whatever is played. Your first answer counts for your rating.',
  'puzzle.how-only': 'In each position only one move still wins. Find it. Your first answer counts for your rating.',
  'puzzle.title': 'Puzzle {at, number}',
  'puzzle.answer': 'This one wins: {move}.',
  'puzzle.rated': 'Rating {rating, number} ({by})',
  'puzzle.helped': 'With help, so it doesn’t count.',
  'puzzle.again': 'Answered before, so it doesn’t count.',
  'puzzle.next': 'Next puzzle',
  'puzzle.reveal': 'Show the answer',
  'puzzle.why': 'Why?',
  'puzzle.find': 'Only one move still wins. Which one?',
  'puzzle.right': 'Right: that is the one that wins. Play on, if you like.',
  'puzzle.wrong': 'After that the game can no longer be won. Undo, and look again.',

  'puzzle.within': 'Win in {count, plural, one {one move} other {# moves}}. Cards that go home aren’t counted.',
  'puzzle.within-left':
    '{count, plural, =0 {No moves left, except to send cards home.} one {One move left.} other {# moves left.}}',
  'puzzle.within-back':
    'Undone, so your first answer is wrong. {count, plural, =0 {No moves left.} one {One move left.} other {# moves left.}}',
  'puzzle.within-right': 'Right: won in {count, plural, one {one move} other {# moves}}.',
  'puzzle.within-wrong': 'That’s one move too many. Undo, and look again.',
  'puzzle.lost': 'Can this still be won, or is it lost?',
  'puzzle.lost-no': 'It can be won',
  'puzzle.lost-yes': 'It’s lost',
  'puzzle.lost-first': 'First say whether it’s lost: undo, and answer.',
  'puzzle.lost-right': 'Right: it’s lost, whatever is played.',
  'puzzle.lost-wrong': 'No: it’s lost, whatever is played.',
  'puzzle.won-right': 'Right: it can still be won. Play on, if you like.',
  'puzzle.won-wrong': 'No: it can still be won. Find out how.',

  'puzzle.rating': 'Your rating',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Solved',
  'puzzle.today': 'Puzzle of the day',
  'puzzle.ladder': 'All puzzles, the easiest first',
  'puzzle.one':
    'Puzzle {at, number}, rating {strength, number}{standing, select, right {, solved} wrong {, not solved at first} helped {, with help} other {}}',
  'puzzle.unreadable': 'This puzzle can’t be set up.',

  'puzzle.own': 'From your own lost games',
  'puzzle.own-how':
    'The last position of a lost game from which only one move still wins, proven where you could know every card. You play on from there.',
  'puzzle.own-begin': 'Look through {count, plural, one {one lost game} other {# lost games}}',
  'puzzle.own-working': 'Looking through game {at, number} of {of, number}…',
  'puzzle.own-none': 'No puzzle was found in {count, plural, one {the one game} other {the # games}} looked through.',
  'puzzle.own-failed': 'The search failed.',
  'puzzle.own-one':
    'Puzzle {at, number}: {deal, plural, =0 {a deal of your own} other {deal {deal}}}, {date}, rating {strength, number}{standing, select, right {, solved} wrong {, not solved at first} helped {, with help} other {}}',
} as const;
