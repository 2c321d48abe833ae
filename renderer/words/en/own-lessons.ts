/** Handwritten rules of games that a few words about piles can't say: two sentences each, by the id of the game. */
export const ownLessons = {
  'lesson.own-accordion':
    'A card goes on the one just to its left, or on the third to its left, if they share a suit or a rank. The row then closes up.',
  'lesson.own-aces-square':
    'Two cards of one suit in the same row or column are removed together, however far apart they are. Aces always stay.',
  'lesson.own-air-lock':
    'Two cards of one rank pair when they are side by side or one above the other, as long as no space is left inside a row. A card that moves along its row pulls those behind it along, and its place at the end of the row is lost for good.',
  'lesson.own-amazons':
    'Each suit goes ace, seven, eight and so on up to the queen. Apart from aces and queens, a card goes only to the foundation just above it.',
  'lesson.own-block-ten':
    'Two cards that add up to ten are removed together, and so are two jacks, two queens or two kings. A ten pairs with nothing and blocks its place.',
  'lesson.own-cheops':
    'Two open cards whose ranks are equal or next to each other are removed together, whatever their suits. A king and an ace are not neighbours.',
  'lesson.own-clock':
    'The card goes to its hour: an ace to one o’clock, a jack to eleven, a queen to twelve. The bottom card of that pile is played next; the fourth king ends the game.',
  'lesson.own-curds-and-whey':
    'A card goes on the next higher card of its suit, or on a card of its own rank. An empty column takes only a king. A run in suit moves together, and so do cards of one rank.',
  'lesson.own-decade':
    'Two or more neighbours that add up to ten, twenty or thirty are removed together; a jack, queen or king counts ten. Drag the first of them onto the last, or the last onto the first. The row then closes up.',
  'lesson.own-devils-grip':
    'Rows are built in suit by threes: two, five, eight, jack; three, six, nine, queen; four, seven, ten, king. Two whole piles can swap places if that brings one of them to its row and neither already lies in its own. Piles that begin with a two belong in the upper row, with a three in the middle, with a four in the lower. A pile can be moved whole or in part.',
  'lesson.own-diamond-mine':
    'Diamonds go only to the foundation, in order, starting with whichever comes first. The other suits are built down on each other, regardless of suit. A run of them, or part of one, moves together. An empty column takes any card but a diamond.',
  'lesson.own-doublets':
    'Each card is worth twice the one before, less thirteen if that is too many: ace, 2, 4, 8, 3, 6, queen, jack, 9, 5, 10, 7. A king is never played.',
  'lesson.own-eighteens':
    'A jack, queen or king and three other cards of different ranks that add up to eighteen leave together: put the four in the reserve one by one. An ace goes alone.',
  'lesson.own-elevens':
    'Two cards that add up to eleven are removed together; an ace counts one. Jack, queen and king are removed once all three are in the court.',
  'lesson.own-fifteens':
    'Two cards that add up to fifteen are removed together. Put more cards in the reserve one by one: they go once they add up to fifteen, and so do a ten, a jack, a queen and a king.',
  'lesson.own-first-law':
    'Click a card to move it onto the leftmost top card of its rank. When all four top cards have the same rank, click one to remove all four.',
  'lesson.own-following':
    'The suits follow each other: hearts, clubs, diamonds, spades, and hearts again. Foundations are built up and columns down, each card of the suit that follows the suit under it. Cards in this order move together, and an empty column takes any card.',
  'lesson.own-galary':
    'A gap takes the card that follows its left neighbour in suit, or the one that comes just before its right neighbour. At the left end it takes any ace too.',
  'lesson.own-gaps':
    'A gap takes the card that follows its left neighbour in suit, and at the left end of a row any two. Nothing can go to the right of a king; when every gap is blocked, the cards out of place can be dealt again.',
  'lesson.own-gay-gordons':
    'Two cards that add up to eleven are removed together, a king with a queen, and a jack with a jack. Nothing is built, and empty places stay empty.',
  'lesson.own-hit-or-miss':
    'Count on with each card you turn: ace, two, three and so on up to the king, then ace again. A card of the rank being counted is a hit and leaves the game; any other goes to the waste. When the stock is empty, click it to turn the waste over and count on.',
  'lesson.own-interregnum':
    'Each foundation starts one rank above its index card and goes up regardless of suit, wrapping from king to ace. The index card itself comes last, as the thirteenth.',
  'lesson.own-intrigue':
    'Sixes go up to the jack, fives down to the ace and then the king, regardless of suit. Once the stock is empty, a bare queen takes any top card, one at a time.',
  'lesson.own-knockout':
    'Only clubs go to the foundation, in any order, and the next card of the stock takes a club’s place at once. Take every exposed club before the next row covers it. Once each column holds five cards, a click on the stock shuffles all that is left and deals again.',
  'lesson.own-laggard-lady':
    'Sixes go up to the jack, fives down to the ace and then the king, regardless of suit. No more sixes and no more fives can be started than queens are on the table. Once the stock is empty, a bare queen takes any top card, one at a time.',
  'lesson.own-long-braid':
    'Foundations are built in suit from the base card, wrapping between king and ace. The first card put on a base card decides for all of them whether they go up or down.',
  'lesson.own-match-solitaire':
    'The cards of one rank are collected together once all of them are exposed, at the ends of columns or in cells. Columns go up or down in suit, one card at a time.',
  'lesson.own-maze':
    'A card can go to a space to the right of the next lower card of its suit, or to the left of the next higher one. The rows count as one line, in which an ace may also follow any queen.',
  'lesson.own-neptune':
    'Two cards of neighbouring ranks are removed together, whatever their suits; a king and an ace are not neighbours. Two cards from the stock take their places.',
  'lesson.own-one-handed-solitaire':
    'Of the last four cards the inner two are removed when the outer two share a suit, and all four when the outer two share a rank. Click one of them. The row then closes up.',
  'lesson.own-paganini':
    'A gap takes the card that follows its left neighbour in suit, with the six following the ace. Nothing can go to the right of a king or of another gap.',
  'lesson.own-pas-de-deux':
    'The waste names the one card that can be moved: the same card on the table. It swaps places with any card in its row or column.',
  'lesson.own-picture-gallery':
    'Rows are built in suit by threes. The upper row goes seven, ten, king on a four; the middle row six, nine, queen on a three; the lower row five, eight, jack on a two. No other card is built on. An empty place takes only the rank that starts its row. Cards move one at a time.',
  'lesson.own-plait':
    'Foundations are built in suit from the base card, wrapping between king and ace. The first card put on a base card decides for all of them whether they go up or down. The edges take cards from the braid too, and it fills them by itself when their card goes to a foundation; the free places take none from it.',
  'lesson.own-poker':
    'Put the card in hand on any empty place. Each row, each column and both diagonals count as poker hands when the square is full.',
  'lesson.own-push-pin':
    'A card can be removed when the cards on both sides of it share a suit or a rank; two neighbours can be removed together when the cards on both sides of the two do. The row closes up at once. Click one card to remove it, or drag one of two neighbours onto the other.',
  'lesson.own-royal-parade':
    'Rows are built in suit by threes. The upper row goes five, eight, jack on a two; the middle row six, nine, queen on a three; the lower row seven, ten, king on a four. No other card is built on. An empty place takes only the rank that starts its row. Two cards alone in their places can swap if each then starts its row. Cards move one at a time.',
  'lesson.own-salic-law':
    'A foundation can be started above a column that has its king, and goes up from ace to jack regardless of suit. A bare king takes any top card, one at a time.',
  'lesson.own-seven-up':
    'Two to four neighbours that add up to seven or a multiple of seven are removed together; a jack counts 11, a queen 12, a king 13. Drag the first of them onto the last, or the last onto the first. A seven leaves alone.',
  'lesson.own-simple-simon':
    'Cards that follow each other down in suit move together. A run of mixed suits moves too if its parts could move one by one through empty columns. A whole suit in a column, from king to ace, goes home in one go.',
  'lesson.own-sly-fox':
    'Until you lay your first card from the stock, empty places are filled by themselves. Once you lay one on a place of your choice, no card can be played from the places until twenty have been laid or the stock is empty. Four foundations go up in suit from the ace, four go down from the king.',
  'lesson.own-spider':
    'Cards that follow each other down in suit move together. A whole suit in a column, from king to ace, goes home in one go.',
  'lesson.own-spoilt':
    'The card goes to its own place in the row of its suit: sevens first, then eight to king, aces last. The face-down card that was there is played next.',
  'lesson.own-striptease':
    'A reserve card goes on a column whose last card is one rank higher or lower, whatever the suits. King and ace are neighbours, and so are jack and king; an empty column takes any card.',
  'lesson.own-ten-twenty-thirty':
    'Three cards of one column that add up to ten, twenty or thirty go under the stock: the last three, the last two with the first, or the last with the first two. A jack, queen or king counts ten.',
  'lesson.own-tens':
    'Two cards that add up to ten are removed together. A ten, jack, queen or king goes only when all four of its rank are exposed: click one of them.',
  'lesson.own-three-shuffles':
    'Fans are built down in suit, and only top cards move; an empty fan stays empty. Once in a game you can draw: lift a top card to play the one under it.',
  'lesson.own-triple-alliance':
    'Three top cards of consecutive ranks are removed together, regardless of suit. Ranks wrap from king to ace.',
} as const;
