/** How likely games are to be won: the panel on the whole catalogue, and a game's own page. */
export const likelihood = {
  'command.likelihood': 'How likely is it?',
  'menu.likelihood': 'How &Likely Is It?',
  'likely.title': 'How likely is it?',
  'likely.text':
    'How many deals of each game can be won, and how many a simple computer player wins: {games, number} games, each played in its normal way.',
  'likely.picture': 'Every game by how likely it is to be won. Arrow keys move from dot to dot; Enter opens a game.',
  'likely.point':
    'Point at a dot, or press an arrow key, to see which game it is. Click it, or press Enter, to open its page.',
  'likely.dot': '{game}. Can be won: {share}. The computer player wins {simple}.',
  'likely.across': 'Deals that can be won',
  'likely.upwards': 'Won by the computer player',
  'likely.undecided': 'Undecided',
  'likely.table': 'All games',
  'likely.count': '{count} games',
  'likely.csv': 'Save as CSV',
  'likely.method': 'How this was measured',
  'likely.method-dots': 'Every dot is a game.',
  'likely.method-deals':
    'Deals 1, 2, 3 and so on, {least, number} to {most, number} of them a game, were searched with all the cards known.',
  'likely.method-won': 'A deal counts as winnable only if a win was found and replayed by the rules.',
  'likely.method-lost': 'It counts as lost only if the search tried everything that could matter.',
  'likely.method-open': 'Whatever it couldn’t settle within its limit is undecided.',
  'likely.method-share':
    'While few deals are undecided, the share shown is the middle of what is possible; where many are, it is the least that is certain, and the dot is hollow.',
  'likely.method-hidden': 'A person who can’t see the hidden cards wins fewer.',
  'likely.method-simple':
    'The simple computer player makes the move that looks best, looks no further, and takes nothing back.',
  'likely.method-interval': 'The ranges are 95% intervals: nineteen times in twenty the true share is within them.',
  'likely.method-same': 'The same program gives the same figures on every computer; nobody’s games were used.',
  'likely.shuffle': 'Is the shuffle fair?',
  'likely.shuffle-text':
    'The shuffle knows nothing but the number of the deal: not who plays, not the game, and not how you have done so far. Let it shuffle a million times, beginning at any number, and see how even the deals are.',
  'likely.shuffle-chosen': 'Deals are chosen only if you ask for winnable ones or for a difficulty.',
  'likely.shuffle-begin': 'Shuffle a million times',
  'likely.shuffle-working': 'Shuffling',
  'likely.shuffle-deals': 'Deals {first, number} to {last, number}',
  'likely.shuffle-asked': 'Counted',
  'likely.shuffle-x2': 'X² (average)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'As much or more by chance',
  'likely.shuffle-places': 'Every card in every place',
  'likely.shuffle-firsts': 'The first two cards',
  'likely.shuffle-kept': 'Cards left where they were',
  'likely.shuffle-colours': 'How red and black alternate',
  'likely.shuffle-read':
    'X² says how far the counts are from even ones. The last column says how often a perfectly fair shuffle strays as far: anything is possible, but a share near 0% every time would show a shuffle that isn’t fair.',
  'odds.about': 'About {of, plural, =2 {half the} other {{n, number} in {of, number}}} deals ({between})',
  'odds.nearly-all': 'Nearly all deals ({between})',
  'odds.at-least': 'At least {of, plural, =2 {half the} other {{n, number} in {of, number}}} deals',
  'odds.none': 'None of the {deals, number} deals tried',
  'odds.all': 'All of the {deals, number} deals tried',
  'odds.with-undecided':
    '{share}; {of, plural, =1 {nearly all} =2 {half} other {{n, number} in {of, number}}} undecided',
} as const;
