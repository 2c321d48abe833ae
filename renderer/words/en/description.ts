/**
 * What every page of rules begins with, one message per fact. `pile`: the kind of pile; `count`, `cards`: numbers.
 * Facts that lessons state as well use the lessons' messages (`lesson.…`). `says.…`: handwritten rules of single games.
 */
export const description = {
  'glance.title': 'At a glance',
  'glance.part':
    '{part, select, goal {Goal} deal {Deal} own {Special rules} pairs {Pairs} foundation {{count, plural, one {Foundation} other {Foundations}}} tableau {Columns} row {Rows} place {Places} reserve {{count, plural, one {Reserve} other {Reserves}}} cell {{count, plural, one {Cell} other {Cells}}} waste {Waste} stock {Stock} again {Redeals} itself {By itself} clicks {Clicks} named {{kind_title}} other {Score}}',

  'glance.goal-home':
    '{all, select, yes {Move all {cards, number} cards to the foundations.} other {Move {cards, number} cards to the foundations.}}',
  'glance.goal-gone':
    '{all, select, yes {Remove all {cards, number} cards.} other {Remove {cards, number} of the {of, number} cards.}}',

  'glance.deck':
    '{packs, plural, =1 {One pack} =2 {Two packs} =3 {Three packs} other {# packs}} ({cards, number} cards{suits, plural, =0 {} one {, a single suit} other {, # suits}}{jokers, select, yes {, with jokers} other {}})',
  'glance.left-out': 'Without these ranks: {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {A foundation} other {# foundations}}} row {{count, plural, one {A row} other {# rows}}} place {{count, plural, one {A place} other {# places}}} reserve {{count, plural, one {A reserve} other {# reserves}}} cell {{count, plural, one {A cell} other {# cells}}} waste {{count, plural, one {The waste} other {# waste piles}}} stock {The stock} named {{kind_count}} other {{count, plural, one {A column} other {# columns}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 {, empty} one { of one card} other { of {cards, number} cards}}{several, select, yes {{cards, plural, =0 {} other { each}}} other {}}} begun {{begun, plural, one {, the first with one card} other {, # of them with one card}}} two { of {from, number} or {to, number} cards} range { of {from, number} to {to, number} cards} rank {, sorted by rank} home {; cards that fit go there during the deal} total {, {cards, number} cards in all} other { of up to {to, number} cards each}}{up, select, all {, face up} none {, face down} top {{count, plural, one {, only the top card face up} other {, the top {count, number} face up}}} every {, every other card face up} some {, partly face up} other {}}',
  'glance.waste': '{cards, plural, one {One card} other {# cards}} turned up on the waste',
  'glance.stock':
    '{cards, plural, =0 {The remaining cards form the stock} one {The last card forms the stock} other {The remaining {cards, number} cards form the stock}}',
  'glance.laid': '{piles}: {cards}',
  'glance.laid-here': 'At the start: {cards}.',
  'glance.ranks':
    '{all, select, yes {the } other {}}{count, number} {rank, plural, =1 {aces} =2 {twos} =3 {threes} =4 {fours} =5 {fives} =6 {sixes} =7 {sevens} =8 {eights} =9 {nines} =10 {tens} =11 {jacks} =12 {queens} =13 {kings} other {jokers}}',
  'glance.of-each-suit': '{cards} of each suit',

  'glance.base-dealt': 'Foundations begin with the rank of the base card, which is dealt at the start.',
  'glance.own-rank': 'Each pile takes a rank of its own.',
  'glance.once': 'No two of them can begin with the same suit.',
  'glance.spares': 'An empty column takes no card that lies alone.',
  'glance.single': 'An empty column takes only one card at a time.',
  'glance.built-from':
    'Foundations that start with {cards} are built {order}{any, select, yes {, regardless of suit} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {This foundation is} row {This row is} place {This place is} reserve {This reserve is} cell {This cell is} waste {The waste is} named {This {kind} is} other {This column is}} built {order}{any, select, yes {, regardless of suit} other {}}.',
  'glance.whole': 'Only a complete run of {count, number} cards goes there, all at once.',
  'glance.returns':
    '{returns, select, play {The top card can be moved back into play.} both {The top card can be moved back into play or to another foundation where it fits.} across {The top card can move to another foundation where it fits.} other {Cards on the foundations stay there.}}',
  'glance.end': 'Nothing goes on {rank, plural, =0 {a base card} =1 {an ace} =8 {an eight} other {a {name}}}.',
  'glance.unbuilt': 'Cards can’t be built on one another.',
  'glance.stays-empty':
    '{pile, select, row {An empty row} place {An empty place} reserve {An empty reserve} cell {An empty cell} waste {The empty waste} named {An empty {kind}} other {An empty column}} {dealt, select, yes {is filled only by the next deal} other {can’t be filled}}.',
  'glance.takes-kind':
    '{pile, select, foundation {An empty foundation} row {An empty row} place {An empty place} reserve {An empty reserve} cell {An empty cell} waste {The empty waste} named {An empty {kind}} other {An empty column}} takes only {cards}.',
  'glance.takes-base':
    '{pile, select, row {An empty row} place {An empty place} reserve {An empty reserve} named {An empty {kind}} other {An empty column}} takes only a card {below, select, yes {one rank below the base card} other {of the same rank as the base card}}.',
  'glance.collects':
    '{pile, select, foundation {Foundations} row {Rows} place {Places} reserve {The reserve} waste {The waste} cell {Cells} named {{kind_start}} other {Columns}} {pile, select, reserve {takes} waste {takes} other {take}} only {cards}.',
  'glance.from':
    '{empty, select, yes {An empty one takes} filled {One that holds cards takes} other {They take}} cards only from {sources}.',
  'glance.source':
    '{pile, select, foundation {the foundations} tableau {the columns} row {the rows} place {the other places} reserve {the reserve} cell {the cells} waste {the waste} named {{kind_all}} other {the stock}}',
  'glance.one-by-one': 'Cards move one at a time.',
  'glance.run-so': 'Cards in this sequence move together.',
  'glance.top-or-all': 'Move either the top card or the whole column, never part of it.',
  'glance.room':
    '{pile, select, foundation {A foundation} row {A row} place {A place} reserve {The reserve} cell {A cell} waste {The waste} named {{kind_one}} other {A column}} holds no more than {room, number} cards.',
  'glance.covered': 'A card can be played as soon as no other card overlaps it.',
  'glance.top-only': 'Only the top card can be played.',
  'glance.when':
    '{when, select, dealt {They take cards only once the stock is empty.} used {They take cards only once stock and waste are empty.} other {No card moves there until the base card has been chosen.}}',

  'glance.stock-open': 'The top card lies face up and is played straight from the stock.',
  'glance.stock-fills': 'Its cards fill gaps automatically; you don’t click it.',
  'glance.turn-varies': 'Click the stock to turn cards to the waste; how many changes from one pass to the next.',
  'glance.deal-to':
    'Click the stock to deal {count, plural, one {a card} other {# cards}} to {pile, select, foundation {the foundations} row {the rows} place {the places} reserve {the reserves} cell {the cells} waste {the waste} named {the {kind_many}} other {the columns}}.',
  'glance.each':
    'Click the stock to deal {per, plural, =1 {one card} other {# cards}} to each of the {count, number} {pile, select, foundation {foundations} row {rows} place {places} reserve {reserves} cell {cells} waste {waste piles} named {{kind_many}} other {columns}}.',
  'glance.needs':
    '{why, select, hole {Every empty column must be filled first.} unplayed {The card on the waste must be played before the next is turned.} locked {While a column is empty, you may turn one more card, and that one must be played before you turn another.} removable {Cards that can be removed must go first.} movable {This is allowed only once no card can be moved.} full {It needs a free place.} king {A king that can fill an empty column must do so first.} base {The base card must be chosen first.} unmoved {At least one card must have moved since the last deal.} unshifted {It must change at least one card’s place.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {The cards can be gathered and dealt again once} =2 {The cards can be gathered and dealt again twice} other {The cards can be gathered and dealt again # times}}{shuffled, select, yes {, after a shuffle} other {}}.{by, select, stock { Click the empty stock to do so.} other {}}',
  'glance.again-unlimited':
    'The cards can be gathered and dealt again as often as you like{shuffled, select, yes {, after a shuffle} other {}}.{by, select, stock { Click the empty stock to do so.} other {}}',
  'glance.shuffled': 'The cards are shuffled before a redeal.',

  'glance.fills':
    '{pile, select, foundation {Empty foundations are} row {Empty rows are} place {Empty places are} reserve {Empty reserves are} cell {Empty cells are} waste {The empty waste is} named {Empty {kind_many} are} other {Empty columns are}} filled automatically{next, select, none {} other {, first}} from the {from, select, reserve {reserve} waste {waste} named {{source}} other {stock}}{next, select, none {} reserve {, then from the reserve} waste {, then from the waste} named {, then from the {second}} other {, then from the stock}}{after, select, hand {; when no card is left there, you fill them yourself} other {}}.',
  'glance.goes-home': 'Cards may go to the foundations automatically.',
  'glance.plays': 'Click a card to play it to the waste.',
  'glance.alone': 'Click {cards} to remove it on its own.',
  'glance.unbeaten': 'Click a card to remove it while a higher card of its suit is exposed.',
  'glance.click': 'Click a card to play it to the best place; double-click to send it to a foundation.',
  'glance.score':
    '{kind, select, home {One point for each card on the foundations} other {One point for each card removed}}: {most, number} at most.',

  'handwritten.arachnida':
    'Columns are built down regardless of suit, or with cards of the same rank, and an empty one takes any card. A run in suit moves together, and so do cards of one rank. Only a run in suit, from king to ace, goes to a foundation.',
  'handwritten.archway':
    'Cards may pass between the two foundations of a suit. Click the empty stock to move the bottom card of every heap to its top, as often as you like.',
  'handwritten.beehive': 'The four cards of a rank are removed once they lie in one column.',
  'handwritten.big-ben':
    'Each hour is built up in suit until it shows its own hour. Only a fan of three or more cards can be built on, down in suit with the king on the ace. Click the stock to fill every fan of fewer than three cards; when there are none, a card is turned to the waste.',
  'handwritten.big-bertha': 'The ninth foundation takes the eight kings, in any order.',
  'handwritten.boxing-the-compass':
    'An empty place takes only cards of its own side: clubs in the west, spades in the east, hearts in the north, diamonds in the south. They may come from the waste or from other sides. Nothing is built on the cards there.',
  'handwritten.british-constitution':
    'Cards move up one row at a time, on a card one rank higher and of the other colour or into an empty place; the lowest row is fed from the waste. Only cards of the upper row go to the foundations.',
  'handwritten.camelot':
    'Place the cards of the stock one by one. Kings go in the corners, queens in the middle of the top and bottom rows, jacks in the middle of the sides, other cards anywhere. When the table is full, remove pairs that add up to ten, and tens on their own; then place cards again.',
  'handwritten.colonel':
    'A card in the rows is in play once the place below it is empty. Rows are built down in suit: a card goes only to a higher row, onto a card in play or onto the one directly above it. An empty place takes any card from the waste or a lower row, if it is in the top row or a card lies above it.',
  'handwritten.crescent':
    'The top card of a foundation may pass to the other foundation of its suit. Three times in a game, click the empty stock to move the bottom card of every column to its top.',
  'handwritten.cromwell':
    'Once in a game you may draw: if the card under it can then be played, lift the top card of a fan to the reserve; once that card has been played, the lifted one returns.',
  'handwritten.der-kleine-napoleon':
    'Foundations are built in suit from the base card; the first card you add decides whether all of them go up or down. The card in the cell can’t leave until a side fan has been used up.',
  'handwritten.dumfries':
    'Columns are built in alternating colours, with a card one rank lower or of the same rank. Only the top card or a whole column moves; an empty column takes either.',
  'handwritten.faerie-queen':
    'Each king that is dealt begins the next column. Once the stock is empty, columns are built down whatever the suits, and a bare king takes any card.',
  'handwritten.glenwood':
    'First move the top card of a reserve to the first foundation: its rank is the base. Columns move only as a whole. An empty column takes a reserve card or another column; the waste may fill it once the reserves are used up.',
  'handwritten.hamilton':
    'First choose the base: the stock offers up to three cards, and the one you move to a foundation sets the rank. Nothing else moves before that.',
  'handwritten.intelligence':
    'Click the stock to gather, shuffle and deal again all cards that are not on the foundations, at most twice.',
  'handwritten.les-quatre-coins':
    'While the stock lasts, the piles at the sides play only to the foundation beside them, unless they begin one; the corners play to all.',
  'handwritten.matriarchy':
    'Two foundations of each suit go down from the queen, two go up from the king by way of the ace, and none holds more than twelve cards. The number of cards turned changes from one pass to the next.',
  'handwritten.monte-carlo': 'Two cards leave together only if they touch in a row, in a column or diagonally.',
  'handwritten.napoleons-tomb':
    'The middle foundation is built down from six to ace, four times over; the corners go up from seven to king. Suits don’t matter.',
  'handwritten.neighbor':
    'Two cards that add up to thirteen leave together if they touch in a row, in a column or diagonally. The others then close up, and the stock fills the places left at the end.',
  'handwritten.nines':
    'A ten, a jack, a queen and a king are removed together: put them in the reserve one by one. Until all four are there, no gap is filled and none of them can go back.',
  'handwritten.osmosis':
    'Each foundation collects one suit in any order, but apart from the first only ranks that the foundation above already has.',
  'handwritten.primrose':
    'Each foundation begins one rank above its index card and goes up whatever the suits; the index card comes last. Eight times, click the empty stock to deal one heap out again, one card to each.',
  'handwritten.puss-in-the-corner':
    'Each card of the stock goes to a foundation or to any column before the next is seen; cards leave a column only for a foundation. Once, click the empty stock to turn the columns over and play through them again.',
  'handwritten.quatorze':
    'Two cards that add up to fourteen leave together if they lie in the same row or column. Once the stock is empty, the others close up.',
  'handwritten.rittenhouse': 'Each foundation takes cards only from the column below it and from the middle column.',
  'handwritten.sieben-bis-as':
    'A gap takes the card that follows its left neighbour in suit or comes just before its right one. A card goes to its foundation only if there is a gap to its left.',
  'handwritten.solid-square':
    'Each foundation is built up in suit from ace to king and then, from the other king, back down to the other ace.',
  'handwritten.st-helena':
    'In the first round, the four piles next to the kings play only to the kings, and the four next to the aces only to the aces.',
  'handwritten.stalactites': 'The first card of a foundation can’t be moved; the cards on it may come back into play.',
  'handwritten.strata':
    'Foundations are built up in suit, with a seven on the ace. In the columns nothing goes on a seven or an ace.',
  'handwritten.suit-elevens':
    'Put jack, queen and king of one suit in the reserve one by one: once all three are there, they are removed. Until then none of them can go back.',
  'handwritten.terrace':
    '{base, select, chosen {First choose the base: the rank of the card you move to a foundation. Each empty column then gets a card from the stock automatically. } other {}}The cards of the reserve can only go to the foundations{filled, select, yes {} other {, and an empty column takes only the top card of the waste}}.',
  'handwritten.the-plot':
    'Until one foundation is complete, no other may begin, and an empty column takes only cards of the base rank; after that any card. Those cards come from the waste. The reserve plays only to the foundations.',
  'handwritten.thieves':
    'A card goes to the waste on a card one rank higher or lower; a joker goes on any card, and any card on a joker.',
  'handwritten.union-square':
    'A pile keeps going the way it began, up or down in suit. Each foundation is built up from ace to king and then, from the other king, back down to the other ace.',
  'handwritten.valentine':
    'Click the stock to fill empty columns; if there are none, to turn one card to the waste; if a card lies there already, to redeal: the columns go under the stock and four new ones are dealt. You win when all cards lie in suit, each suit in one column.',
  'handwritten.wall':
    'Drop cards of the waste on a card of the wall: they remove it if together they are worth more than that card and the cards above it that it leans on.',

  'recipe.title': 'Make a game',
  'recipe.from': 'Start from',
  'recipe.changed': '{game}, changed',
  'recipe.cells-hint': 'Each holds any one card until it is played.',
  'recipe.reserve-hint': 'One pile, dealt at the start; nothing is added to it.',
  'recipe.name': 'Name',
  'recipe.note': 'Note',
  'recipe.open-file': 'Open a file…',
  'recipe.field':
    '{field, select, packs {Packs} columns {Columns} cards {Cards in the columns} open {Face up at the start} ranks {Columns are built} round {King and ace are neighbours} suits {Suits in the columns} start {An empty column takes} lift {Cards that move together} stock {A click on the stock} cells {Cells} home {Cards leave the table} columnsHeap {Rows of the pyramid} ranksRun {Cards go to the waste} suitsRun {Suits on the waste} laidRun {The waste begins with a card} shuffles {Shuffles} filled {Cells at the start} reserve {Cards in the reserve} shown {Face up in the reserve} first {First card of the foundations} laid {The first cards lie there from the start} rising {Suits on the foundations} room {Most cards in a column} sunk {Kings lie at the bottom of their columns} pairs {Two cards leave together} goal {To be cleared} other {Cards come back from the foundations}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {One more in each column} all {All cards} five {All but five for each column} pyramid {A pyramid} triangle {A pyramid on its head} peaks {Three peaks} other {All cards, as in Yukon}}} open {{answer, select, top {Only the top cards} all {All cards} two {The top two} three {The top three} other {Every other card}}} ranks {{answer, select, down {Down} up {Up} other {Up or down}}} suits {{answer, select, alternate {Alternating colours} same {Same suit} colour {Same colour} different {Any other suit} other {Any suit}}} start {{answer, select, any {Any card} kings {Kings only} reserve {Filled from the reserve} wasteOnly {Filled from the reserve, then from the waste alone} waste {Filled from the waste} stock {Filled from the stock} other {Nothing}}} lift {{answer, select, built {Cards built on one another} cells {As many as empty cells allow} suit {Runs of one suit} top {One card only} whole {One card or the whole column} colour {Runs of one colour} other {Any face-up card with all on it}}} stock {{answer, select, one {Turns one card} two {Turns two cards} three {Turns three cards} filled {Deals a card to each column once none is empty} kings {Deals a card to each column once kings have filled the empty ones} other {Deals a card to each column}}} home {{answer, select, cards {One by one, to the foundations} runs {In whole runs, as in Spider} waste {One by one, to the waste, as in Golf} other {In pairs, as in Pyramid}}} round {{answer, select, yes {Yes} no {No} other {No, and nothing goes on a king}}} back {{answer, select, yes {Yes} no {No} other {All but the first ones}}} filled {{answer, select, no {Empty} dealt {Hold the cards that are left over} other {Hold the cards that are left over, and take no others}}} first {{answer, select, ace {Ace} jack {Jack} queen {Queen} king {King} dealt {Its rank is that of a card dealt there} other {Its rank is that of the first card to come}}} pairs {{answer, select, thirteen {Ranks that make thirteen} fourteen {Ranks that make fourteen} same {Same rank} other {Neighbours in rank}}} goal {{answer, select, columns {The columns} heap {The pyramid} other {All cards}}} redeals {Without limit} other {{answer, select, yes {Yes} other {No}}}}',
  'recipe.rows': '{rows, plural, one {# row} other {# rows}}',
  'recipe.too-many':
    'The columns need {wanted, number} cards, but there are only {there, number}. Choose fewer columns or fewer cards in them.',
  'recipe.never-together':
    'With these suits no two cards of one suit can be built on each other. Choose something else for the cards that move together.',
  'recipe.kin-same': 'This is {game}.',
  'recipe.kin-like': 'Like {game}, but:',
  'recipe.tried': '{deals, plural, one {# deal tried} other {# deals tried}}',
  'recipe.stop': 'Stop counting',
  'recipe.try': 'Try more deals',
  'recipe.length': 'A won game',
  'recipe.moves': 'About {moves, plural, one {# move} other {# moves}}',
  'recipe.easier': 'A little easier',
  'recipe.harder': 'A little harder',
  'recipe.trying': 'Trying single changes',
  'recipe.no-change': 'No single change makes it a little {wanted, select, easier {easier} other {harder}}.',
  'recipe.does-it':
    '{several, select, no {This makes} other {Each of these makes}} it {step, select, little {a little } other {}}{wanted, select, easier {easier} other {harder}}:',
  'recipe.take': 'Make this change',
  'recipe.eased':
    'In a quick try {won, number} of {deals, number} deals were won; without the change {before, number}.',
  'recipe.never-home': 'Like this no whole run from king to ace can be built and moved. Change “{label}”.',
} as const;
