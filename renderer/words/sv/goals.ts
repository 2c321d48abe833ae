/** The goals of the games in Swedish, by the English sentences of their pages. */
export const goals: Readonly<Record<string, string>> = {
  'Bring all cards home: four foundations, built from ace to king in suit.':
    'Lägg upp alla kort på de fyra grundhögarna, varje färg från ess till kung.',
  'Bring all fifty-two cards home: four foundations, each built from the ace up to the king of one suit.':
    'Lägg upp alla femtiotvå kort på de fyra grundhögarna, varje färg från ess till kung.',
  'Bring all cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Lägg upp alla kort på grundhögarna, i färg, uppåt från baskortet och förbi kungen vidare med esset.',
  'Bring all fifty-two cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Lägg upp alla femtiotvå kort på grundhögarna, i färg, uppåt från baskortet och förbi kungen vidare med esset.',
  'Bring all cards home, in suit, going up from the base card that you choose and wrapping from king to ace.':
    'Lägg upp alla kort på grundhögarna, i färg, uppåt från det baskort du väljer och förbi kungen vidare med esset.',
  'Bring all cards home: four foundations, built up in suit from the base card.':
    'Lägg upp alla kort på de fyra grundhögarna, i färg uppåt från baskortet.',
  'Bring all cards home: four foundations, built up in suit from the base rank.':
    'Lägg upp alla kort på de fyra grundhögarna, i färg uppåt från basvalören.',
  'Bring all cards home: four foundations, built from ace to king in suit. The score rewards patience.':
    'Lägg upp alla kort på de fyra grundhögarna, varje färg från ess till kung. Poängen belönar den som tar god tid på sig.',
  'Bring all cards home: four foundations, each built from ace to king, regardless of suit.':
    'Lägg upp alla kort på de fyra grundhögarna, var och en från ess till kung, oavsett färg.',
  'Bring all cards home: four foundations, built from ace to king regardless of suit.':
    'Lägg upp alla kort på de fyra grundhögarna, från ess till kung, oavsett färg.',
  'Bring all cards home: in each suit one foundation goes up from the ace and another down from the king, until they meet.':
    'Lägg upp alla kort på grundhögarna: i varje färg går en uppåt från esset och en nedåt från kungen, tills de möts.',
  'Bring all cards home on the four aces, in suit.': 'Lägg upp alla kort på de fyra essen, i färg.',
  'Bring all cards home on the four twos, in suit, with the aces last.':
    'Lägg upp alla kort på de fyra tvåorna, i färg, med essen sist.',
  'Bring all cards home on four foundations that climb by ones, twos, threes and fours.':
    'Lägg upp alla kort på fyra grundhögar som stiger med ett, två, tre och fyra steg i taget.',
  'Bring all cards to their hours before the fourth king turns up.':
    'För alla kort till sina timmar innan den fjärde kungen dyker upp.',
  'Bring both packs home: eight foundations, each built from the ace up to the king of one suit.':
    'Lägg upp båda kortlekarna på de åtta grundhögarna, var och en i en färg från ess till kung.',
  'Bring all three packs home: twelve foundations, built from ace to king in suit.':
    'Lägg upp alla tre kortlekarna på de tolv grundhögarna, i färg från ess till kung.',
  'Bring both packs home: eight foundations, built from ace to king in suit.':
    'Lägg upp båda kortlekarna på de åtta grundhögarna, i färg från ess till kung.',
  'Bring both packs home on the eight aces, in alternating colours.':
    'Lägg upp båda kortlekarna på de åtta essen, omväxlande rött och svart.',
  'Bring both packs home on four foundations, one for each suit: from ace up to king, then from the other king down to the other ace.':
    'Lägg upp båda kortlekarna på fyra grundhögar, en för varje färg: från ess upp till kung, sedan från den andra kungen ned till det andra esset.',
  'Bring both packs home on eight foundations, all going the same way from the base card.':
    'Lägg upp båda kortlekarna på åtta grundhögar, som alla går åt samma håll från baskortet.',
  'Bring both packs home on eight foundations, going up from the base card in alternating colours and wrapping from king to ace.':
    'Lägg upp båda kortlekarna på åtta grundhögar, uppåt från baskortet, omväxlande rött och svart och förbi kungen vidare med esset.',
  'Bring every card to the foundations.': 'Lägg upp vartenda kort på grundhögarna.',
  'Bring every card except the four kings to the foundation.':
    'Lägg upp alla kort utom de fyra kungarna på grundhögen.',
  'Bring all diamonds to the foundation, and arrange clubs, hearts and spades in columns of their own, each from king down to ace.':
    'Lägg upp alla ruter på grundhögen, och ordna klöver, hjärter och spader i var sin kolumn från kung till ess.',
  'Bring the whole pack into the audience chamber: kings and queens to the thrones, the other cards to the foundations.':
    'För in hela kortleken i audienssalen: kungar och damer till tronerna, de andra korten till grundhögarna.',
  'Bring the sixes and lower cards to the tomb in the middle, the sevens and higher cards to the corners.':
    'För sexorna och lägre kort till graven i mitten, sjuorna och högre kort till hörnen.',
  'Build all four aces up to the kings.': 'Bygg på alla fyra essen upp till kungarna.',
  'Build four foundations from the ace up to the king.': 'Bygg fyra grundhögar från ess till kung.',
  'Build every suit from the ace to the queen, so that the four queens end up on top.':
    'Bygg varje färg från ess till dam, så att de fyra damerna till sist ligger överst.',
  'Build the stock on four foundations, each of which counts in its own steps and ends with a king.':
    'Bygg upp talongen på fyra grundhögar, som var och en räknar i egna steg och slutar med en kung.',
  'Make four whole runs, each from king down to ace in alternating colours.':
    'Gör fyra hela följder, var och en från kung till ess, omväxlande rött och svart.',
  'Make four whole runs, each from king down to ace in one suit.':
    'Gör fyra hela följder, var och en från kung till ess i en färg.',
  'Make eight whole runs, each from king down to ace in one suit.':
    'Gör åtta hela följder, var och en från kung till ess i en färg.',
  'Make twelve whole runs, four of each suit, from king down to ace.':
    'Gör tolv hela följder, fyra i varje färg, från kung till ess.',
  'Make twelve whole runs, three of each suit, from king down to ace.':
    'Gör tolv hela följder, tre i varje färg, från kung till ess.',
  'Arrange the pack in four columns, each from king down to ace in one suit.':
    'Ordna kortleken i fyra kolumner, var och en från kung till ess i en färg.',
  'Arrange both packs in eight columns, each from king down to ace in alternating colours.':
    'Ordna båda kortlekarna i åtta kolumner, var och en från kung till ess, omväxlande rött och svart.',
  'Arrange both packs in eight columns, each from king down to ace regardless of suit.':
    'Ordna båda kortlekarna i åtta kolumner, var och en från kung till ess, oavsett färg.',
  'Arrange the four columns so that each is a complete suit, from king down to ace.':
    'Lägg de fyra kolumnerna så att var och en är en hel färg, från kung till ess.',
  'Put the cards of each row in order from two to king, each row in one suit.':
    'Lägg korten i varje rad i ordning från två till kung, varje rad i en färg.',
  'Put the cards in one long line from the ace in the upper left corner: ace to queen of one suit, ace to queen of another, until all four suits are in order.':
    'Lägg korten i en enda lång rad från esset i övre vänstra hörnet: ess till dam i en färg, ess till dam i nästa, tills alla fyra färger är i ordning.',
  'Collect each suit in one row, with no row getting ahead of the one above.':
    'Samla varje färg i en rad; ingen rad får gå förbi den ovanför.',
  'Sort the cards until every pile holds the four cards of one rank.':
    'Sortera korten tills varje hög rymmer de fyra korten av en valör.',
  'Play all fifty-two cards into one long row.': 'Lägg alla femtiotvå kort i en enda lång rad.',
  'Close up the line of cards until only one pile is left.': 'Slut raden av kort tills bara en hög är kvar.',
  'Clear the whole pyramid to the waste.': 'Flytta hela pyramiden till kasthögen.',
  'Clear all three peaks.': 'Ta bort alla tre topparna.',
  'Play every card of the nine columns off to the waste.': 'Spela vartenda kort i de nio kolumnerna till kasthögen.',
  'Play every card of the seven columns off to the waste.': 'Spela vartenda kort i de sju kolumnerna till kasthögen.',
  'Use up the stock.': 'Gör slut på talongen.',
  'Remove all the cards in pairs.': 'Ta bort alla kort i par.',
  'Remove all the cards, in pairs that add up to thirteen.': 'Ta bort alla kort, i par som tillsammans blir tretton.',
  'Remove all the cards, in pairs that add up to fourteen.': 'Ta bort alla kort, i par som tillsammans blir fjorton.',
  'Remove all the cards, in pairs of neighbours that add up to thirteen.':
    'Ta bort alla kort, i par av grannar som tillsammans blir tretton.',
  'Remove all the cards, in pairs of neighbours of the same rank.':
    'Ta bort alla kort, i par av grannar med samma valör.',
  'Remove all the cards in pairs of one rank.': 'Ta bort alla kort i par med samma valör.',
  'Remove every card except the four aces.': 'Ta bort alla kort utom de fyra essen.',
  'Remove every card except the four tens.': 'Ta bort alla kort utom de fyra tiorna.',
  'Remove forty-eight cards in pairs, so that only the four aces are left.':
    'Ta bort fyrtioåtta kort i par, så att de fyra essen blir kvar.',
  'Remove all fifty-two cards, four of a rank at a time.': 'Ta bort alla femtiotvå kort, fyra av en valör åt gången.',
  'Get rid of every card but the four aces.': 'Bli av med alla kort utom de fyra essen.',
  'Remove all fifty-two cards: kings on their own, all others in pairs that add up to thirteen.':
    'Ta bort alla femtiotvå kort: kungar ensamma, alla andra i par som blir tretton.',
  'Remove all fifty-two cards in pairs of the same rank, and keep the high ranks for last.':
    'Ta bort alla femtiotvå kort i par med samma valör, och spara de höga till sist.',
  'Seat the twelve face cards round the table, and remove all the other cards.':
    'Sätt de tolv klädda korten runt bordet, och ta bort alla andra kort.',
  'Clear the table by collecting matches: full sets of cards of one rank, regardless of suit.':
    'Töm bordet genom att samla in grupper: alla kort av en valör, oavsett färg.',
  'Fill a square of twenty-five cards so that its rows, columns and diagonals make good poker hands: 75 points or more win.':
    'Fyll en kvadrat med tjugofem kort så att rader, kolumner och diagonaler blir bra pokerhänder: 75 poäng eller mer vinner.',
  'Break through the wall and past the guards, and overthrow the two kings.':
    'Bryt igenom muren, ta dig förbi vakterna och störta de två kungarna.',
  'Bring both packs home on the eight twos, in suit, with the aces last.':
    'Lägg upp båda kortlekarna på de åtta tvåorna, i färg, med essen sist.',
  'Make eight whole runs, each of thirteen cards in one suit, whichever comes first.':
    'Gör åtta hela följder på tretton kort i en färg, vilket som än kommer först.',
  'Bring all cards home: four foundations, built in suit from king down to ace.':
    'Lägg upp alla kort på de fyra grundhögarna, i färg från kung till ess.',
  'Bring all cards home: four foundations, built from ace to king in alternating colours.':
    'Lägg upp alla kort på de fyra grundhögarna, från ess till kung, omväxlande rött och svart.',
  'Bring both packs home, in suit, going up from the base card and wrapping from king to ace.':
    'Lägg upp båda kortlekarna på grundhögarna, i färg, uppåt från baskortet och förbi kungen vidare med esset.',
  'Bring both packs home on the eight aces, in suit.': 'Lägg upp båda kortlekarna på de åtta essen, i färg.',
  'Bring both packs home: four foundations, each built from ace to king in suit, and then from ace to king again.':
    'Lägg upp båda kortlekarna på fyra grundhögar, var och en i färg från ess till kung och sedan en gång till från ess till kung.',
  'Bring both packs home: eight foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Lägg upp båda kortlekarna på de åtta grundhögarna, i färg från esset, som följs av sjuan, till kungen.',
  'Bring all cards home on four foundations that end with the digits of the year.':
    'Lägg upp alla kort på fyra grundhögar som slutar med årtalets siffror.',
  'Bring all cards home on four foundations, which go up regardless of suit, wrapping from king to ace.':
    'Lägg upp alla kort på fyra grundhögar, uppåt oavsett färg och förbi kungen vidare med esset.',
  'Bring both packs home in alternating colours: four foundations go up from the ace card by card, four others take whole runs from king down to ace.':
    'Lägg upp båda kortlekarna på grundhögarna, omväxlande rött och svart: fyra går uppåt från esset kort för kort, fyra andra tar hela följder från kung till ess.',
  'Bring both packs home on the eight aces, regardless of suit.':
    'Lägg upp båda kortlekarna på de åtta essen, oavsett färg.',
  'Bring both packs home: eight foundations, built from ace to king regardless of suit.':
    'Lägg upp båda kortlekarna på åtta grundhögar, från ess till kung, oavsett färg.',
  'Bring both packs home: in each suit a foundation goes up from an ace and another goes down from a king.':
    'Lägg upp båda kortlekarna på grundhögarna: i varje färg går en uppåt från ett ess och en nedåt från en kung.',
  'Bring all cards home: two red foundations and two black ones, built up from the aces.':
    'Lägg upp alla kort på två röda och två svarta grundhögar, uppåt från essen.',
  'Bring both packs home: eight foundations, each of thirteen cards ending with the index card above it.':
    'Lägg upp båda kortlekarna på de åtta grundhögarna, var och en av tretton kort med indexkortet ovanför sist.',
  'Bring both packs home: in each suit one foundation goes up from the ace and another down from the king.':
    'Lägg upp båda kortlekarna på grundhögarna: i varje färg går en uppåt från esset och en nedåt från kungen.',
  'Bring both packs home by twos, in suit: four foundations begin with aces, four with twos.':
    'Lägg upp båda kortlekarna två steg i taget, i färg: fyra grundhögar börjar med ess, fyra med tvåor.',
  'Bring both packs home: in each suit one foundation goes up from the ace, two go up by twos, and the last king has a place of his own.':
    'Lägg upp båda kortlekarna på grundhögarna: i varje färg går en uppåt från esset, två går uppåt två steg i taget, och den sista kungen har en egen plats.',
  'Bring both packs home, in suit: the eight fives go down past the ace to the king, the eight sixes up to the queen.':
    'Lägg upp båda kortlekarna i färg: de åtta femmorna går nedåt förbi esset till kungen, de åtta sexorna uppåt till damen.',
  'Bring both packs home: four times round from ace to king in the middle, and four foundations down from the king, regardless of suit.':
    'Lägg upp båda kortlekarna: i mitten fyra varv från ess till kung, och fyra grundhögar nedåt från kungen, oavsett färg.',
  'Bring both packs home, in suit, so that the king of hearts is left in the middle of eight queens.':
    'Lägg upp båda kortlekarna i färg, så att hjärter kung blir kvar mitt bland åtta damer.',
  'Bring both packs onto the two stars.': 'Lägg båda kortlekarna på de två stjärnorna.',
  'Play every card of the three trees off to the waste.': 'Spela vartenda kort i de tre granarna till kasthögen.',
  'Play away every card but the four queens.': 'Spela bort alla kort utom de fyra damerna.',
  'Remove all the cards, thirteen at a time: the top cards of the columns whenever they add up to ninety-one.':
    'Ta bort alla kort, tretton åt gången: kolumnernas översta kort, så fort deras summa är nittioett.',
  'Build all the cards down on the jack of spades, regardless of suit, with the king of spades and the queen of hearts as the last two.':
    'Lägg alla kort nedåt på spader knekt, oavsett färg, med spader kung och hjärter dam som de två sista.',
  'Bring all cards into the black hole in the middle.': 'Lägg alla kort i det svarta hålet i mitten.',
  'Bring all cards home on one foundation: four times round from ace to king, regardless of suit.':
    'Lägg upp alla kort på en enda grundhög: fyra varv från ess till kung, oavsett färg.',
  'Bring all cards home on one foundation, where each lies on a neighbour in rank.':
    'Lägg upp alla kort på en enda grundhög, vart och ett på ett kort av närmaste valör.',
  'Bring all cards onto four heaps, each on a card of its own colour and an adjacent rank.':
    'Lägg alla kort på fyra högar, vart och ett på ett kort av närmaste valör, rött på rött och svart på svart.',
  'Remove the whole pyramid, in pairs that add up to thirteen.':
    'Ta bort hela pyramiden, i par som tillsammans blir tretton.',
  'Lay the whole stock on the tower, each card on one with which it adds up to fourteen.':
    'Lägg hela talongen på tornet, varje kort på ett som det blir fjorton med.',
  'Put the cards of each row in order from ace to king, each row in one suit.':
    'Ordna korten i varje rad från ess till kung, varje rad i en färg.',
  'Put the cards of each row in order from ace to king, with a six after the ace, each row in one suit.':
    'Ordna korten i varje rad från ess till kung, sexan efter esset, varje rad i en färg.',
  'Build the twelve foundations of the clock up in suit until each shows its hour.':
    'Bygg upp klockans tolv grundhögar i färg tills var och en visar sin timme.',
  'Bring all cards home: round the four queens the fives go down to the king and the sixes up to the jack.':
    'Lägg upp alla kort på grundhögarna: runt de fyra damerna går femmorna nedåt till kungen och sexorna uppåt till knekten.',
  'Bring the queen of hearts and the king of hearts together, with nothing between them.':
    'För samman hjärter dam och hjärter kung, med inget emellan.',
  'Remove cards from between others until only two are left.':
    'Ta bort kort som ligger mellan andra tills bara två är kvar.',
  'Bring both packs home: eight foundations, built in suit from the king, through the ace, up to the queen.':
    'Lägg upp båda kortlekarna på de åtta grundhögarna, i färg från kungen via esset upp till damen.',
  'Bring the whole pack into the circle, each pile going up regardless of suit.':
    'Lägg in hela kortleken i cirkeln, uppåt valör för valör, oavsett färg.',
  'Gather each rank at its hour of the dial, red and black in turn, and the kings in the middle.':
    'Samla varje valör vid sin timme på urtavlan, växelvis rött och svart, och kungarna i mitten.',
  'Bring both packs home: eight foundations go from ace to queen in suit, and a ninth takes all the kings.':
    'Lägg upp båda kortlekarna på grundhögarna: åtta går i färg från ess till dam, en nionde tar alla kungar.',
  'Bring both packs home: eight foundations, built up in suit from the base card.':
    'Lägg upp båda kortlekarna på de åtta grundhögarna, i färg uppåt från baskortet.',
  'Bring all cards home: four foundations in the corners, built up in suit, wrapping from king to ace.':
    'Lägg upp alla kort på de fyra grundhögarna i hörnen, i färg uppåt och efter kungen vidare med esset.',
  'Bring both packs home by twos, in suit: eight foundations begin with aces, eight with twos.':
    'Lägg upp båda kortlekarna två steg i taget, i färg: åtta grundhögar börjar med ess, åtta med tvåor.',
  'Bring every card from ace to ten home: eight foundations, built in suit. Pictures stay in the columns.':
    'Lägg upp alla kort från ess till tio på åtta grundhögar, i färg; de klädda korten stannar i kolumnerna.',
  'Bring all cards from ace to jack home: eight foundations, regardless of suit, while the kings and queens stay on the table.':
    'Lägg upp alla kort från ess till knekt på åtta grundhögar, oavsett färg; kungar och damer stannar på bordet.',
  'Bring all cards but the eight kings home: eight foundations, built from ace to queen regardless of suit.':
    'Lägg upp alla kort utom de åtta kungarna på åtta grundhögar, från ess till dam, oavsett färg.',
  'Knock all eight clubs out before the cards have gone round three times.':
    'Slå ut alla åtta klöver innan korten har gått tre varv.',
  'Bring both packs home: four foundations go up from aces and four down from kings, regardless of suit.':
    'Lägg upp båda kortlekarna på grundhögarna: fyra går uppåt från ess och fyra nedåt från kungar, oavsett färg.',
  'Bring all cards home on four foundations, all going the same way from the base card.':
    'Lägg upp alla kort på fyra grundhögar som alla går åt samma håll från baskortet.',
  'Put both packs in order in three rows of eight places, each row going up by threes in suit from its own rank, with the aces apart.':
    'Ordna båda kortlekarna i tre rader med åtta platser, varje rad uppåt tre steg i taget i färg från sin egen valör, med essen för sig.',
  'Bring both packs home on the twelve hours of a clock, in suit, so that each hour shows its own number.':
    'Lägg upp båda kortlekarna i färg på en klockas tolv timmar, så att varje timme visar sitt eget tal.',
  'Bring two packs without kings and queens home: eight foundations, built from ace to jack in suit.':
    'Lägg upp två kortlekar utan kungar och damer på åtta grundhögar, i färg från ess till knekt.',
  'Remove all the cards, in groups that add up to fifteen; a ten, a jack, a queen and a king go together.':
    'Ta bort alla kort, i grupper som tillsammans blir femton; tio, knekt, dam och kung går tillsammans.',
  'Remove all the cards: pairs that add up to eleven, and jack, queen and king together.':
    'Ta bort alla kort: par som tillsammans blir elva, och knekt, dam och kung tillsammans.',
  'Remove cards in threes of consecutive ranks until one card is left.':
    'Ta bort korten tre och tre, med valörer i följd, tills ett kort är kvar.',
  'Turn up all the cards: each suit in a row of its own, from seven to ace.':
    'Vänd upp alla kort: varje färg i sin egen rad, från sju till ess.',
  'Bring all cards home: four foundations, built in suit from the seven to the ace.':
    'Lägg upp alla kort på de fyra grundhögarna, i färg från sju till ess.',
  'Put both packs, which have no aces, in order in three rows of eight places, each row going up by threes in suit from its own rank.':
    'Ordna båda kortlekarna, som inte har några ess, i tre rader med åtta platser, varje rad uppåt tre steg i taget i färg från sin egen valör.',
  'Bring both packs home, in suit: two foundations of each suit go up from the king, two go down from the queen.':
    'Lägg upp båda kortlekarna på grundhögarna, i färg: av varje färg går två uppåt från kungen och två nedåt från damen.',
  'Bring both packs home: in each suit a foundation goes up from the ace, the queen and the jack have places of their own, and another goes down from the ten to the king.':
    'Lägg upp båda kortlekarna på grundhögarna: i varje färg går en uppåt från esset, damen och knekten har egna platser, och en annan går nedåt från tian till kungen.',
  'Bring both packs home: eight foundations go down from the sixes and eight up from the sevens, in suit.':
    'Lägg upp båda kortlekarna på grundhögarna: åtta går nedåt från sexorna och åtta uppåt från sjuorna, i färg.',
  'Bring all cards but the queens home, regardless of suit: the sixes go up to the jack, the fives down to the ace and then the king.':
    'Lägg upp alla kort utom damerna på grundhögarna, oavsett färg: sexorna går uppåt till knekten, femmorna nedåt till esset och sedan kungen.',
  'Arrange both packs in eight columns of thirteen cards, each going up regardless of suit.':
    'Ordna båda kortlekarna i åtta kolumner med tretton kort, var och en uppåt, oavsett färg.',
  'Bring both packs home on eight foundations that climb by ones, twos, threes and so on up to eights.':
    'Lägg upp båda kortlekarna på åtta grundhögar som stiger med ett, två, tre och så vidare upp till åtta steg i taget.',
  'Bring all cards home: the aces on one pile in alternating colours, and in suit two, four, six, eight, ten, queen and three, five, seven, nine, jack.':
    'Lägg upp alla kort på grundhögarna: essen på en enda, omväxlande rött och svart, och i färg tvåa, fyra, sexa, åtta, tia, dam samt trea, femma, sjua, nia, knekt.',
  'Clear the seven columns, three cards at a time that add up to ten, twenty or thirty.':
    'Töm de sju kolumnerna, tre kort i taget som tillsammans blir tio, tjugo eller trettio.',
  'Remove all the cards: pairs that add up to ten, and tens, jacks, queens and kings four at a time.':
    'Ta bort alla kort: par som tillsammans blir tio, och tior, knektar, damer och kungar fyra i taget.',
  'Remove every card except the twelve court cards.': 'Ta bort alla kort utom de tolv klädda korten.',
  'Remove all the cards from the row: neighbours that add up to ten, twenty or thirty.':
    'Ta bort alla kort ur raden: grannar som tillsammans blir tio, tjugo eller trettio.',
  'Discard all the cards, two or four of the last four at a time.':
    'Ta bort alla kort, två eller fyra i taget av de fyra sista.',
  'Discard all the cards: each goes when it is turned up as its rank is counted.':
    'Ta bort alla kort: vart och ett går när det vänds upp just när dess valör räknas.',
  'Make four whole runs, each from king down to ace, regardless of suit.':
    'Gör fyra hela följder, var och en från kung till ess, oavsett färg.',
  'Remove all the cards: pairs that add up to nine, nines on their own, and tens, jacks, queens and kings in sets of four.':
    'Ta bort alla kort: par som tillsammans blir nio, nior för sig, och tio, knekt, dam och kung fyra i taget.',
  'Remove all the cards: pairs of one suit that add up to eleven, and jack, queen and king of one suit together.':
    'Ta bort alla kort: par i samma färg som tillsammans blir elva, och knekt, dam och kung i samma färg tillsammans.',
  'Remove all the cards: aces on their own, the others in sets of a face card and three that add up to eighteen.':
    'Ta bort alla kort: ess för sig, de andra i grupper om ett klätt kort och tre kort som tillsammans blir arton.',
  'Remove the whole pyramid, in pairs of equal or neighbouring ranks.':
    'Ta bort hela pyramiden, i par med samma eller närliggande valör.',
  'Remove both pyramids, in pairs that add up to thirteen.':
    'Ta bort båda pyramiderna, i par som tillsammans blir tretton.',
  'Remove all but four cards, in pairs of one suit.': 'Ta bort alla kort utom fyra, i par av samma färg.',
  'Remove all the cards from the row: neighbours that add up to seven or a multiple of it.':
    'Ta bort alla kort ur raden: grannar som tillsammans blir sju eller en multipel av sju.',
  'Bring all cards home by twos, in suit: black suits begin with the ace, red suits with the two.':
    'Lägg upp alla kort två steg i taget, i färg: de svarta färgerna börjar med esset, de röda med tvåan.',
  'Bring both packs home, in suit, round the corner of king and ace: in each suit one foundation goes up from the queen and another down from the jack.':
    'Få hem båda kortlekarna, över kung och ess: i varje färg byggs en grundhög uppåt från damen och en nedåt från knekten.',
  'Bring all cards home on one foundation: four times round, regardless of suit, from the rank that is dealt.':
    'Få hem alla kort på en enda grundhög: fyra varv, oavsett färg, från det utdelade kortets valör.',
  'Bring all cards home, wrapping from king to ace: two red foundations and two black ones, built up from two, three, four and five.':
    'Få hem alla kort på två röda och två svarta grundhögar, uppåt från en tvåa, en trea, en fyra och en femma, med esset efter kungen.',
  'Bring both packs home on eight foundations, begun in turn by king, queen, jack and so on down to the six, each going down regardless of suit.':
    'Få hem båda kortlekarna på åtta grundhögar, som i tur och ordning börjar med kung, dam, knekt och så vidare ned till sexan och byggs nedåt oavsett färg.',
  'Bring both packs home, in suit, round the corner of king and ace: four foundations go down from the base card, four up from the rank above it.':
    'Få hem båda kortlekarna, i färg och över kung och ess: fyra grundhögar byggs nedåt från baskortet, fyra uppåt från valören ovanför.',
  'Capture cards until only one king is left: all the others go home, in suit, from the ace up.':
    'Slå kort tills bara en kung är kvar: alla andra läggs på grundhögarna, i färg, från esset och uppåt.',
  'Bring both packs home on eight foundations, going up from the base card regardless of suit and wrapping from king to ace.':
    'Lägg upp båda kortlekarna på åtta grundhögar, uppåt från baskortet, oavsett färg och förbi kungen vidare med esset.',
  'Bring both packs home on thirteen foundations of eight cards, each begun one rank below its left neighbour and going down regardless of suit.':
    'Få hem båda kortlekarna på tretton grundhögar med åtta kort, som var och en börjar en valör under sin granne till vänster och byggs nedåt oavsett färg.',
  'Bring both packs home: the red suits go up from ace to king, the black suits down from king to ace.':
    'Lägg upp båda kortlekarna på grundhögarna: de röda färgerna går uppåt från ess till kung, de svarta nedåt från kung till ess.',
  'Bring both packs home: eight foundations, built in suit from the king, followed by the ace, up to the queen.':
    'Lägg upp båda kortlekarna på de åtta grundhögarna, i färg från kungen, som följs av esset, till damen.',
  'Bring all cards home: four foundations, built from ace to king, each card of the suit that follows the one below it.':
    'Lägg upp alla kort på de fyra grundhögarna, från ess till kung, varje kort i färgen som följer på färgen under.',
  'Bring all cards home: four foundations, built in suit from the two up to the king, followed by the ace.':
    'Lägg upp alla kort på de fyra grundhögarna, i färg från tvåan till kungen, som följs av esset.',
  'Bring all four packs home: sixteen foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Lägg upp alla fyra kortlekarna på de sexton grundhögarna, i färg från esset, som följs av sjuan, till kungen.',
};
