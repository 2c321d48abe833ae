/**
 * What a lesson says about a move. `pile`: the kind of pile; `how`, `by`, `round`, `suits`: the relation between a card
 * and the one beneath it.
 */
export const lesson = {
  'command.lesson': 'Show me how',
  'menu.lesson': '&Show Me How',
  'settings.lessons': 'Offer to show how a new game is played',

  'lesson.name': 'How to play',
  'lesson.of': 'How to play {game}',
  'lesson.step': '{at, number} of {of, number}',
  'lesson.begin': 'Show me',
  'lesson.offer': 'New to {game}? See how it’s played in half a minute.',
  'lesson.no': 'No, thanks',
  'lesson.back': 'Back',
  'lesson.next': 'Next',
  'lesson.play': 'Play automatically',
  'lesson.hold': 'Pause',
  'lesson.again': 'Show again',
  'lesson.skip': 'Skip',
  'lesson.end': 'Play',
  'lesson.making': 'One moment…',
  'lesson.failed': 'This can’t be shown. The rules explain how to play.',
  'lesson.ended': 'Now it’s your turn.',
  'lesson.also': 'Also: {rules}',
  'lesson.goal': 'The goal: {goal}',

  'lesson.lay':
    '{from, select, reserve {From the reserve: } cell {From its cell: } foundation {Back from its foundation: } waste {From the waste: } named {{source_out}: } other {}}{card} onto {onto}.',
  'lesson.onto-pile': 'The {card} onto its pile.',
  'lesson.click-lay': 'Click the {card} to play it onto the {onto}.',
  'lesson.home': 'The {card} goes home, onto the {onto}.',
  'lesson.first': 'The {card} goes home: it starts a foundation.',
  'lesson.start':
    '{card} to {pile, select, row {an empty row} place {an empty place} cell {a free cell} reserve {the reserve} waste {the waste} named {an empty {kind}} other {an empty column}}.',
  'lesson.run': '{card} and the {count, plural, one {card} other {# cards}} on it, onto {onto}.',
  'lesson.whole': 'A whole run of {count, number} cards goes home.',
  'lesson.remove-one': 'The {card} is removed.',
  'lesson.click-remove': 'Click the {card} to remove it.',
  'lesson.remove': '{cards} are removed together.',
  'lesson.turn':
    'Click the stock to turn {count, plural, one {a card} other {# cards}} to the waste. Its top card can be played.',
  'lesson.turn-on':
    'Click the stock to turn {count, plural, one {a card} other {# cards}} face up onto the waste; play goes on from there.',
  'lesson.turns':
    '{again, plural, =0 {You go through the stock only once.} =1 {You can go through the stock once more.} =2 {You can go through the stock twice more.} other {You can go through the stock # more times.}}',
  'lesson.turns-unlimited': 'You can go through the stock as often as you like.',
  'lesson.gathers': 'The stock is empty: click it to gather the cards and deal again.',
  'lesson.deal':
    'Click the stock to {each, select, yes {deal a card to each of {count, number} piles} other {deal {count, plural, one {a card} other {# cards}}}}.',
  'lesson.close': 'Click the stock to close the gaps and deal on.',
  'lesson.click': 'A click here makes the next move.',

  'lesson.order':
    '{how, select, up {up} down {down} either {up or down} same {with cards of one rank} other {}}{by, plural, =0 {} =1 {} other { in steps of #}}{suits, select, same { in suit} different { on another suit} colour { in one colour} alternate { in alternating colours} other {}}{round, select, up {, wrapping from king to ace} down {, wrapping from ace to king} either {, wrapping between king and ace} other {}}',
  'lesson.built':
    '{pile, select, foundation {Foundations are} row {Rows are} place {Places are} reserve {Reserves are} waste {The waste is} cell {Cells are} named {{kind_start} are} other {Columns are}} built {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Foundations are} row {Rows are} place {Places are} reserve {Reserves are} waste {The waste is} cell {Cells are} named {{kind_start} are} other {Columns are}} built {order}, regardless of suit.',
  'lesson.any-rank':
    '{pile, select, foundation {Foundations take} row {Rows take} place {Places take} reserve {Reserves take} waste {The waste takes} cell {Cells take} named {{kind_start} take} other {Columns take}} any rank{suits, select, same { of their suit} alternate { of the other colour} colour { of their colour} different { of another suit} other { and suit}}.',
  'lesson.exchange': 'The {card} and the {onto} swap places.',
  'lesson.alike': 'A card goes on one of the same suit or rank.',
  'lesson.couples': '{suits, select, same {In each suit these go together} other {These go together}}: {couples}.',
  'lesson.couple': '{one} with {other}',
  'lesson.begins': 'Foundations start with {rank, plural, =1 {an ace} =8 {an eight} other {a {name}}}.',
  'lesson.chooses': 'The first card to go home decides which rank the foundations start with.',
  'lesson.base':
    'The base card of this deal is {rank, plural, =1 {an ace} =8 {an eight} other {a {name}}}: foundations start with that rank.',
  'lesson.takes':
    '{pile, select, row {An empty row} place {An empty place} reserve {An empty reserve} waste {The empty waste} named {An empty {kind}} other {An empty column}} takes {rank, plural, =0 {any card} =1 {only an ace} =8 {only an eight} other {only a {name}}}.',
  'lesson.beside': 'A gap takes only a card that follows the one beside it: {order}.',
  'lesson.cell': '{pile, select, named {{kind_one}} other {A cell}} holds any one card until it can be played.',
  'lesson.run-any': 'A face-up card moves with all the cards on it.',
  'lesson.run-order': 'Cards move together if they follow each other {order}.',
  'lesson.run-same': 'Cards of one rank move together.',
  'lesson.limited': 'How many move at once depends on the free places.',
  'lesson.sum':
    'Two cards{suits, select, same { of the same suit} other {}} that add up to {sum, number} are removed together{high, select, yes {; a jack counts 11, a queen 12, a king 13} other {}}.',
  'lesson.same': 'Two cards of the same rank are removed together.',
  'lesson.same-suit': 'Two cards of the same suit are removed together.',
  'lesson.needs-alone': 'No other rank can be removed alone.',
  'lesson.needs-unbeaten': 'A card can be removed while a higher one of its suit is exposed.',
  'lesson.needs-unlike': 'It goes on the first card of its rank to its left; four of a rank are removed.',
  'lesson.needs-weak': 'Your cards together must be stronger than the one they attack.',
  'lesson.turns-up': 'A face-down card is turned up as soon as it is uncovered.',
} as const;
