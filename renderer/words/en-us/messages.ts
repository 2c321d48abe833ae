import type { Word } from '../catalogue/catalogue.ts';

/** Messages that differ from British English. */
export const messages = {
  'about.licence': 'Baize is free software under the MIT license. It builds on the work of others:',
  'about.licences': 'Licenses',
  'command.favourite': 'Favorite',
  'menu.favourite': 'Add to &Favorites',
  'menu.minimize': '&Minimize',
  'menu.no-favourite': 'Remove from &Favorites',
  'notice.favourite': '{game} is one of your favorites now.',
  'notice.no-favourite': '{game} is no longer one of your favorites.',
  'picker.favourites': 'Favorites',
  'picker.favourite': 'Favorite: {game}',
  'picker.packs': 'Decks',
  'picker.packs-value': '{value, plural, one {# deck} other {# decks}}',
  'picker.packs-either': '{less} or {more} decks',
  'picker.quick-two-packs': 'Two decks',
  'family.accordion-about':
    'The cards lie in a row that closes up whenever some of them leave or go on others. Look ahead, because each move makes new neighbors.',
  'family.castle-about':
    'Usually the whole deck lies face up in rows, often on both sides of the foundations. Cards mostly move one at a time, and an empty row is the best help.',
  'family.forty-about':
    'Most games use two decks, move one card at a time and go through the stock once. Empty columns are precious, because there is no other room.',
  'fault.stranger': 'Card {token, number}, “{text}”, isn’t in the deck of this game.',
  'fault.twice': 'Card {token, number}, “{text}”, appears more often than in the deck.',
  'fault.board-stranger': 'Line {token, number} of the board: “{text}” isn’t in the deck of this game.',
  'fault.board-twice': 'Line {token, number} of the board: “{text}” appears more often than in the deck.',
  'fault.match-pack': '“{text}”: there is no deck with so many cards to a match and so many suits.',
  'settings.cardSet.four-colour': 'Four colors',
  'settings.table.colour': 'Plain color',
  'settings.reset-ask':
    'Set all settings back to the defaults? Your games, results, favorites and options of games stay.',
  'looks.colour': 'Your own table color',
  'won.shown': 'Won with help: this game doesn’t count toward times, streaks or goals.',
  'lesson.order':
    '{how, select, up {up} down {down} either {up or down} same {with cards of one rank} other {}}{by, plural, =0 {} =1 {} other { in steps of #}}{suits, select, same { in suit} different { on another suit} colour { in one color} alternate { in alternating colors} other {}}{round, select, up {, wrapping from king to ace} down {, wrapping from ace to king} either {, wrapping between king and ace} other {}}',
  'lesson.any-rank':
    '{pile, select, foundation {Foundations take} row {Rows take} place {Places take} reserve {Reserves take} waste {The waste takes} cell {Cells take} named {{kind_start} take} other {Columns take}} any rank{suits, select, same { of their suit} alternate { of the other color} colour { of their color} different { of another suit} other { and suit}}.',
  'lesson.own-cheops':
    'Two open cards whose ranks are equal or next to each other are removed together, whatever their suits. A king and an ace are not neighbors.',
  'lesson.own-decade':
    'Two or more neighbors that add up to ten, twenty or thirty are removed together; a jack, queen or king counts ten. Drag the first of them onto the last, or the last onto the first. The row then closes up.',
  'lesson.own-galary':
    'A gap takes the card that follows its left neighbor in suit, or the one that comes just before its right neighbor. At the left end it takes any ace too.',
  'lesson.own-gaps':
    'A gap takes the card that follows its left neighbor in suit, and at the left end of a row any two. Nothing can go to the right of a king; when every gap is blocked, the cards out of place can be dealt again.',
  'lesson.own-neptune':
    'Two cards of neighboring ranks are removed together, whatever their suits; a king and an ace are not neighbors. Two cards from the stock take their places.',
  'lesson.own-paganini':
    'A gap takes the card that follows its left neighbor in suit, with the six following the ace. Nothing can go to the right of a king or of another gap.',
  'lesson.own-push-pin':
    'A card can be removed when the cards on both sides of it share a suit or a rank; two neighbors can be removed together when the cards on both sides of the two do. The row closes up at once. Click one card to remove it, or drag one of two neighbors onto the other.',
  'lesson.own-seven-up':
    'Two to four neighbors that add up to seven or a multiple of seven are removed together; a jack counts 11, a queen 12, a king 13. Drag the first of them onto the last, or the last onto the first. A seven leaves alone.',
  'lesson.own-striptease':
    'A reserve card goes on a column whose last card is one rank higher or lower, whatever the suits. King and ace are neighbors, and so are jack and king; an empty column takes any card.',
} as const satisfies Partial<Record<Word, string>>;
