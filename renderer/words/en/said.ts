/** What a screen reader says of moves, piles and cards. */
export const said = {
  'said.hint-move': 'Hint: {card} to {to}.',
  'said.hint-pair': 'Hint: remove {card} and {other}.',
  'said.hint-tap': 'Hint: {pile}.',
  'said.moved': '{card} to {to}.',
  'said.moved-many': '{count, number} cards from {card} to {to}.',
  'said.dealt': '{count, plural, one {One card} other {# cards}} to {to}.',
  'said.removed': '{card} removed.',
  'said.removed-two': '{card} and {other} removed.',
  'said.removed-many': '{count, plural, one {One card} other {# cards}} removed.',
  'said.turned': '{card} turned up.',
  'said.picked': '{count, plural, one {{card} picked up.} other {# cards picked up, from {card}.}}',
  'said.put-back': 'Put back.',
  'said.targets': 'Can go to: {places}.',
  'said.places': '{first}; {next}',
  'said.targets-none': 'Can’t go anywhere.',
  'said.fits': 'Can be put here.',
  'said.under': 'the card under it',
  'said.won': 'You won.',

  'spot.empty': 'empty',
  'spot.covered': '{place}, with {below, plural, one {# card} other {# cards}} on it',
  'spot.any': 'takes any card',
  'spot.starts': 'starts with {rank}',
  'spot.next': 'next comes {rank}',
  'spot.redeals': 'can be turned over again',
  'spot.on': '{place} on {card}',

  'rank.1': 'ace',
  'rank.2': 'two',
  'rank.3': 'three',
  'rank.4': 'four',
  'rank.5': 'five',
  'rank.6': 'six',
  'rank.7': 'seven',
  'rank.8': 'eight',
  'rank.9': 'nine',
  'rank.10': 'ten',
  'rank.11': 'jack',
  'rank.12': 'queen',
  'rank.13': 'king',
  'rank.14': 'joker',

  'suit.clubs': 'clubs',
  'suit.diamonds': 'diamonds',
  'suit.hearts': 'hearts',
  'suit.spades': 'spades',

  'card.name': '{rank} of {suit}',
  'fits.any': '{rank, plural, =1 {an ace} =8 {an eight} other {a {name}}}',
  'fits.colour': '{rank, plural, other {a {colour, select, red {red} other {black}} {name}}}',
  'fits.suit': 'the {card}',
  'fits.or': '{one} or {other}',
  'card.facedown': 'card face down',

  'pile.stock': 'stock',
  'pile.discard': 'removed cards',
  'pile.waste': 'waste',
  'pile.foundation': 'foundation',
  'pile.tableau': 'column',
  'pile.reserve': 'reserve',
  'pile.cell': 'cell',
  'pile.row': 'row',
  'pile.place': 'place',
  'pile.fan':
    '{form, select, many {fans} start {Fans} one {A fan} title {Fans} count {{count, plural, one {A fan} other {# fans}}} all {the fans} out {from the fans} other {fan}}',
  'pile.heap':
    '{form, select, many {heaps} start {Heaps} one {A heap} title {Heaps} count {{count, plural, one {A heap} other {# heaps}}} all {the heaps} out {from the heaps} other {heap}}',
  'pile.pile':
    '{form, select, many {piles} start {Piles} one {A pile} title {Piles} count {{count, plural, one {A pile} other {# piles}}} all {the piles} out {from the piles} other {pile}}',
  'pile.pyramid':
    '{form, select, many {pyramid places} start {Pyramid places} one {A pyramid place} title {Pyramid} count {{count, plural, one {A pyramid place} other {# pyramid places}}} all {the pyramid} out {from the pyramid} other {pyramid place}}',
  'pile.grid':
    '{form, select, many {grid places} start {Grid places} one {A grid place} title {Grid} count {{count, plural, one {A grid place} other {# grid places}}} all {the grid} out {from the grid} other {grid place}}',
  'pile.braid':
    '{form, select, many {braids} start {Braids} one {A braid} title {Braid} count {{count, plural, one {A braid} other {# braids}}} all {the braid} out {from the braid} other {braid}}',
  'pile.edge':
    '{form, select, many {edges} start {Edges} one {An edge} title {Edges} count {{count, plural, one {An edge} other {# edges}}} all {the edges} out {from the edges} other {edge}}',
  'pile.free':
    '{form, select, many {free places} start {Free places} one {A free place} title {Free places} count {{count, plural, one {A free place} other {# free places}}} all {the free places} out {from the free places} other {free place}}',
  'pile.divan':
    '{form, select, many {divan places} start {Divan places} one {A divan place} title {Divan} count {{count, plural, one {A divan place} other {# divan places}}} all {the divan} out {from the divan} other {divan place}}',
  'pile.carpet':
    '{form, select, many {carpet places} start {Carpet places} one {A carpet place} title {Carpet} count {{count, plural, one {A carpet place} other {# carpet places}}} all {the carpet} out {from the carpet} other {carpet place}}',
  'pile.numbered': '{pile} {number, number}',
  'pile.in-row': 'row {row, number}, {place}',
  'pile.of': '{pile} of {count, number}',
  'pile.of-suit': '{pile} of {suit}',
  'pile.cards': '{count, plural, =0 {empty} one {# card} other {# cards}}',
  'pile.down': '{count, number} face down',
} as const;
