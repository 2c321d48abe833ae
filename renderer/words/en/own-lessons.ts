/** The rules of games that few words about piles don't say: two sentences each, by the name of the game. */
export const ownLessons = {
  'lesson.own-accordion':
    'A card goes on the one just to its left, or on the third to its left, if it has the same suit or rank. The row then closes up.',
  'lesson.own-aces-square':
    'Two cards of one suit in the same row or column leave together, however far apart they are. Aces always stay.',
  'lesson.own-air-lock':
    'Cards of one rank pair when one lies right beside or above the other, and no space is left inside a row. A card that moves along its row pulls those behind it along, and the place at the end of the row is lost for good.',
  'lesson.own-amazons':
    'Each suit goes ace, seven, eight and so on up to the queen. Apart from aces and queens, a card goes only to the foundation just above it.',
  'lesson.own-block-ten':
    'Two cards that add up to ten leave together, and so do two jacks, two queens or two kings. A ten goes with nothing and blocks its place.',
  'lesson.own-clock':
    'The card goes to its hour: an ace to one o’clock, a jack to eleven, a queen to twelve. The bottom card of that pile is played next; with the fourth king the game is over.',
  'lesson.own-curds-and-whey':
    'A card goes on the next higher card of its suit, or on a card of its own rank. An empty column takes only a king.',
  'lesson.own-devils-grip':
    'Rows are built in suit by threes: two, five, eight, jack; three, six, nine, queen; four, seven, ten, king. Two piles may change places if that brings one of them to the row where it belongs.',
  'lesson.own-diamond-mine':
    'Diamonds go only to the foundation, in order from whichever comes first. The other suits are built downwards among themselves, whatever the suit.',
  'lesson.own-doublets':
    'The next card is worth twice the last one, less thirteen if that is too many: ace, 2, 4, 8, 3, 6, queen, jack, 9, 5, 10, 7. A king is never played.',
  'lesson.own-elevens':
    'Two cards that add up to eleven leave together, the ace counting one. Jack, queen and king leave once all three lie in the court.',
  'lesson.own-galary':
    'A gap takes the card that follows its left neighbour in suit, or the one that comes just before its right neighbour. At the left end it takes any ace too.',
  'lesson.own-gaps':
    'A gap takes the card that follows its left neighbour in suit, and at the left end of a row any two. Behind a king nothing fits; when every gap is blocked, the cards out of place can be dealt anew.',
  'lesson.own-gay-gordons':
    'Two cards that add up to eleven leave together, a king goes with a queen, and a jack with a jack. Nothing is built, and what is empty stays empty.',
  'lesson.own-interregnum':
    'Each foundation begins one rank above its index card and goes up whatever the suits, with the ace after the king. The index card itself comes last, as the thirteenth.',
  'lesson.own-knockout':
    'Only clubs go to the foundation, in any order. Take every club that shows before the next row covers it.',
  'lesson.own-match-solitaire':
    'The cards of one rank are collected together once all of them lie open, at the ends of columns or in cells. Columns go up or down in suit, one card at a time.',
  'lesson.own-maze':
    'A card may go to a space right of the next lower card of its suit, or left of the next higher one. The rows count as one line, in which an ace may also follow any queen.',
  'lesson.own-paganini':
    'A gap takes the card that follows its left neighbour in suit, the six coming after the ace. Behind a king or another gap nothing fits.',
  'lesson.own-pas-de-deux':
    'The waste names the one card that may be moved: the same card on the table. It changes places with any card in its row or column.',
  'lesson.own-picture-gallery':
    'Rows are built in suit by threes: on a two go five, eight and jack, on a three six, nine and queen, on a four seven, ten and king. A pile can be built on only in the row where its first card belongs.',
  'lesson.own-plait':
    'Foundations are built in suit from the base card, king and ace being neighbours. The first card put on a base card decides for all of them whether they go up or down.',
  'lesson.own-push-pin':
    'A card may go when the cards on both sides of it share a suit or a rank; two neighbours may go together when the cards on both sides of the two do. The row closes up at once.',
  'lesson.own-royal-parade':
    'Rows are built in suit by threes: on a two go five, eight and jack, on a three six, nine and queen, on a four seven, ten and king. Two cards alone in their places may change places if each then begins its row.',
  'lesson.own-salic-law':
    'A foundation may be begun over a column that has its king, and goes up from ace to jack whatever the suits. A bare king takes any top card, one at a time.',
  'lesson.own-simple-simon':
    'Cards that follow each other downwards in one suit move together. A suit that lies whole in a column, from king to ace, goes home in one go.',
  'lesson.own-sly-fox':
    'Twenty cards from the stock are laid on whichever columns you like, then the columns can be played again. Four foundations go up in suit from the ace, four go down from the king.',
  'lesson.own-spoilt':
    'The card goes to its own place in the row of its suit: sevens first, then eight to king, aces last. The card that lay there face down is played next.',
  'lesson.own-three-shuffles':
    'Fans are built downwards in suit, and only top cards move; an empty fan stays empty. Once in a game you may draw: lift a top card to play the one under it.',
  'lesson.own-triple-alliance':
    'Three top cards whose ranks follow each other leave together, whatever their suits. King and ace are neighbours.',
} as const;
