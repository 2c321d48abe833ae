/** The text of a hint: what the move is for, and how well it did. */
export const hint = {
  'hint.home': 'Goes home.',
  'hint.uncovers': 'Turns up a hidden card.',
  'hint.frees': 'Lets the card under it go home.',
  'hint.removes': 'Clears cards away.',
  'hint.reserve': 'Plays a card {pile, select, named {{kind_out}} other {from the reserve}}.',
  'hint.joins-suit': 'Joins a card of its suit.',
  'hint.empties': 'Empties a pile.',
  'hint.exchanges': 'Swaps two piles.',
  'hint.places': 'Puts the card where it belongs.',
  'hint.beside':
    'Goes beside the {onto}{how, select, down {, being one rank lower} up {, being one rank higher} same {, being of the same rank} other {}}.',
  'hint.covers': 'Puts one pile on another.',
  'hint.joins':
    'Goes on the {onto}{how, select, down {, being one rank lower} up {, being one rank higher} same {, being of the same rank} other {}}.',
  'hint.brings': 'Brings a card into play.',
  'hint.fills': 'Uses an empty pile.',
  'hint.stores': 'Sets a card aside.',
  'hint.deals': 'No move on the table promises more: deal from the stock.',
  'hint.idle': 'Makes room.',
  'hint.takes-back': 'Brings a card back from its foundation.',
  'hint.look': 'Going through the stock costs nothing.',
  'hint.turns': '{turns, plural, one {Turn the stock once} other {Turn the stock # times}}.',
  'hint.turns-then': '{turns, plural, one {Turn the stock once} other {Turn the stock # times}}, then {move}.',
  'hint.back': 'Back to where it was:',
  'hint.wins': 'It can be won from here: in {moves, plural, one {one move} other {# moves}}.',
  'hint.played':
    '{how, select, very {Very good} good {Good} open {Open} other {Doubtful}}: {won, number} of {of, number} tries won.',
  'hint.next': 'Next best: {won, number} of {of, number}.',
} as const;
