/**
 * What a lesson says of a move. `pile`: what kind of pile it is; `how`, `by`, `round`, `suits`: what a card and the one
 * under it have to be to each other.
 */
export const lesson = {
  'command.lesson': 'Show me how',
  'menu.lesson': '&Show Me How',
  'settings.lessons': 'Offer to show how a new game is played',

  'lesson.name': 'How to play',
  'lesson.of': 'How to play {game}',
  'lesson.step': '{at, number} of {of, number}',
  'lesson.begin': 'Show me',
  'lesson.offer': 'New to {game}? Half a minute shows how it is played.',
  'lesson.no': 'No, thanks',
  'lesson.back': 'Back',
  'lesson.next': 'Next',
  'lesson.play': 'Play by itself',
  'lesson.hold': 'Pause',
  'lesson.again': 'Once more',
  'lesson.skip': 'Skip',
  'lesson.end': 'Play',
  'lesson.making': 'One moment…',
  'lesson.failed': 'This could not be shown. The rules tell how the game is played.',
  'lesson.ended': 'Now it is your turn. The rules (F1) tell the rest.',
  'lesson.goal': 'The goal: {goal}',

  'lesson.lay':
    '{from, select, reserve {From the reserve: } cell {From its cell: } foundation {Back from its foundation: } waste {From the waste: } other {}}{card} onto {onto}.',
  'lesson.onto-pile': '{card} onto its pile.',
  'lesson.click-lay': 'A click on {card} plays it onto {onto}.',
  'lesson.home': '{card} goes home, onto {onto}.',
  'lesson.first': '{card} goes home: it begins a foundation.',
  'lesson.start':
    '{card} to {pile, select, row {an empty row} place {an empty place} cell {a free cell} reserve {the reserve} waste {the waste} other {an empty column}}.',
  'lesson.run': '{card} and the {count, plural, one {card} other {# cards}} on it, onto {onto}.',
  'lesson.whole': 'A whole run of {count, number} cards goes home.',
  'lesson.remove-one': '{card} leaves the game.',
  'lesson.click-remove': 'A click on {card} takes it out of the game.',
  'lesson.remove': '{cards} leave the game together.',
  'lesson.turn':
    'A click on the stock turns {count, plural, one {a card} other {# cards}} to the waste, whose top card can be played.',
  'lesson.turn-on':
    'A click on the stock turns {count, plural, one {a card} other {# cards}} onto the waste, to be played on.',
  'lesson.turns':
    '{again, plural, =0 {The stock is gone through only once.} =1 {The stock may be turned again once.} =2 {The stock may be turned again twice.} other {The stock may be turned again # times.}}',
  'lesson.turns-unlimited': 'The empty stock may be turned again as often as you like.',
  'lesson.gathers': 'The stock is empty: a click takes the cards back to be dealt again.',
  'lesson.deal':
    'A click on the stock {each, select, yes {deals a card to each of {count, number} piles} other {deals {count, plural, one {a card} other {# cards}}}}.',
  'lesson.close': 'A click on the stock closes the gaps, and deals on.',
  'lesson.click': 'A click does the next thing there is to do here.',
  'lesson.other': 'So the game goes on.',

  'lesson.order':
    '{how, select, up {upwards} down {downwards} either {up or down} same {with cards of one rank} other {}}{by, plural, =0 {} =1 {} other { in steps of #}}{suits, select, same { in suit} different { on another suit} colour { in one colour} alternate { in alternating colours} other {}}{round, select, up {, the ace following the king} down {, the king following the ace} either {, king and ace being neighbours} other {}}',
  'lesson.built':
    '{pile, select, foundation {Foundations are} row {Rows are} place {Places are} reserve {Reserves are} waste {The waste is} cell {Cells are} other {Columns are}} built {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Foundations are} row {Rows are} place {Places are} reserve {Reserves are} waste {The waste is} cell {Cells are} other {Columns are}} built {order}, whatever the suits.',
  'lesson.any-rank':
    '{pile, select, foundation {Foundations take} row {Rows take} place {Places take} reserve {Reserves take} waste {The waste takes} cell {Cells take} other {Columns take}} any rank{suits, select, same { of their suit} alternate { of the other colour} colour { of their colour} different { of another suit} other { and suit}}.',
  'lesson.exchange': '{card} and {onto} change places.',
  'lesson.alike': 'A card goes on one of its suit or its rank.',
  'lesson.couples': '{suits, select, same {In each suit these go together} other {These go together}}: {couples}.',
  'lesson.couple': '{one} with {other}',
  'lesson.begins': 'Foundations begin with {rank, plural, =1 {an ace} =8 {an eight} other {a {name}}}.',
  'lesson.chooses': 'The first card to go home says with which rank foundations begin.',
  'lesson.base':
    'The base card of this deal is {rank, plural, =1 {an ace} =8 {an eight} other {a {name}}}: with that rank foundations begin.',
  'lesson.takes':
    '{pile, select, row {An empty row} place {An empty place} reserve {An empty reserve} waste {The empty waste} other {An empty column}} takes {rank, plural, =0 {any card} =1 {only an ace} =8 {only an eight} other {only a {name}}}.',
  'lesson.beside': 'A gap takes only a card that follows the one beside it: {order}.',
  'lesson.cell': 'A cell holds one card, whichever it is, until it can be played.',
  'lesson.run-any': 'Cards that lie face up are carried together with all that lie on them.',
  'lesson.run-order': 'Cards are carried together that follow each other {order}.',
  'lesson.run-same': 'Cards of one rank are carried together.',
  'lesson.limited': 'How many at once depends on the places that are free.',
  'lesson.sum':
    'Two cards that add up to {sum, number} leave together{high, select, yes {; a jack counts 11, a queen 12, a king 13} other {}}.',
  'lesson.same': 'Two cards of the same rank leave together.',
  'lesson.same-suit': 'Two cards of the same suit leave together.',
  'lesson.needs-alone': 'No other rank goes alone.',
  'lesson.needs-unbeaten': 'A card may go while a higher one of its suit lies open.',
  'lesson.needs-unlike': 'It goes on the first card of its rank to its left; four of a rank leave the game.',
  'lesson.needs-weak': 'Cards together have to be stronger than what they attack.',
  'lesson.turns-up': 'A card that comes to light is turned up.',
  'lesson.fills':
    'Empty places are filled from the {from, select, reserve {reserve} waste {waste} other {stock}} by themselves.',
} as const;
