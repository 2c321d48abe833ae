/** What is said of a hint: what the move is for, and how well it did. */
export const hint = {
  'hint.home': 'Goes home.',
  'hint.uncovers': 'Turns up a hidden card.',
  'hint.frees': 'Lets the card under it go home.',
  'hint.removes': 'Clears cards away.',
  'hint.reserve': 'Brings a card out of the reserve.',
  'hint.joins-suit': 'Joins a card of its suit.',
  'hint.empties': 'Empties a pile.',
  'hint.exchanges': 'Two piles change places.',
  'hint.joins': 'Joins a card it fits.',
  'hint.brings': 'Brings a card into play.',
  'hint.fills': 'Uses an empty pile.',
  'hint.stores': 'Sets a card aside.',
  'hint.deals': 'Deals from the stock.',
  'hint.idle': 'Makes room.',
  'hint.takes-back': 'Takes a card back from its foundation.',
  'hint.look': 'Looking through the stock costs nothing.',
  'hint.wins': 'It can be won from here: in {moves, plural, one {one move} other {# moves}}.',
  'hint.played':
    '{how, select, very {Very good} good {Good} open {Open} other {Doubtful}}: of {of, plural, one {one game} other {# games}} tried from here {won, plural, one {one was} other {# were}} won.',
  'hint.next': 'After the next best {won, number} of {of, number}.',
  'hint.begins':
    'A win begins with it in {won, number} of {of, plural, one {one way} other {# ways}} the hidden cards could lie.',
  'hint.none': 'No win was found in {of, plural, one {one way} other {# ways}} the hidden cards could lie.',
  'hint.lost': 'This game can no longer be won.',
} as const;
