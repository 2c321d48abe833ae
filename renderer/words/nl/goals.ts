/** The goals of the games in Dutch, by the English sentences of their pages. */
export const goals: Readonly<Record<string, string>> = {
  'Bring all cards home: four foundations, built from ace to king in suit.':
    'Breng alle kaarten naar de vier eindstapels, in elke kleur van aas tot heer.',
  'Bring all fifty-two cards home: four foundations, each built from the ace up to the king of one suit.':
    'Breng alle tweeënvijftig kaarten naar de vier eindstapels, in elke kleur van aas tot heer.',
  'Bring all cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Breng alle kaarten naar de eindstapels, in elke kleur oplopend vanaf de basiskaart en na de heer verder met de aas.',
  'Bring all fifty-two cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Breng alle tweeënvijftig kaarten naar de eindstapels, in elke kleur oplopend vanaf de basiskaart en na de heer verder met de aas.',
  'Bring all cards home, in suit, going up from the base card that you choose and wrapping from king to ace.':
    'Breng alle kaarten naar de eindstapels, in elke kleur oplopend vanaf de basiskaart die je zelf kiest en na de heer verder met de aas.',
  'Bring all cards home: four foundations, built up in suit from the base card.':
    'Breng alle kaarten naar de vier eindstapels, in elke kleur oplopend vanaf de basiskaart.',
  'Bring all cards home: four foundations, built up in suit from the base rank.':
    'Breng alle kaarten naar de vier eindstapels, in elke kleur oplopend vanaf de basiswaarde.',
  'Bring all cards home: four foundations, built from ace to king in suit. The score rewards patience.':
    'Breng alle kaarten naar de vier eindstapels, in elke kleur van aas tot heer. De score beloont wie de tijd neemt.',
  'Bring all cards home: four foundations, each built from ace to king, regardless of suit.':
    'Breng alle kaarten naar de vier eindstapels, elk van aas tot heer, ongeacht de kleur.',
  'Bring all cards home: four foundations, built from ace to king regardless of suit.':
    'Breng alle kaarten naar de vier eindstapels, van aas tot heer, ongeacht de kleur.',
  'Bring all cards home: in each suit one foundation goes up from the ace and another down from the king, until they meet.':
    'Breng alle kaarten naar de eindstapels: in elke kleur loopt er één op vanaf de aas en één af vanaf de heer, tot ze elkaar ontmoeten.',
  'Bring all cards home on the four aces, in suit.': 'Breng alle kaarten in hun kleur naar de vier azen.',
  'Bring all cards home on the four twos, in suit, with the aces last.':
    'Breng alle kaarten in hun kleur naar de vier tweeën, de azen het laatst.',
  'Bring all cards home on four foundations that climb by ones, twos, threes and fours.':
    'Breng alle kaarten naar vier eindstapels die met één, twee, drie en vier tegelijk oplopen.',
  'Bring all cards to their hours before the fourth king turns up.':
    'Breng alle kaarten naar hun uren voordat de vierde heer verschijnt.',
  'Bring both packs home: eight foundations, each built from the ace up to the king of one suit.':
    'Breng beide kaartspellen naar de acht eindstapels, elk in één kleur van aas tot heer.',
  'Bring all three packs home: twelve foundations, built from ace to king in suit.':
    'Breng alle drie kaartspellen naar de twaalf eindstapels, in elke kleur van aas tot heer.',
  'Bring both packs home: eight foundations, built from ace to king in suit.':
    'Breng beide kaartspellen naar de acht eindstapels, in elke kleur van aas tot heer.',
  'Bring both packs home on the eight aces, in alternating colours.':
    'Breng beide kaartspellen naar de acht azen, om en om rood en zwart.',
  'Bring both packs home on four foundations, one for each suit: from ace up to king, then from the other king down to the other ace.':
    'Breng beide kaartspellen naar vier eindstapels, één voor elke kleur: van aas op tot heer, dan van de andere heer af tot de andere aas.',
  'Bring both packs home on eight foundations, all going the same way from the base card.':
    'Breng beide kaartspellen naar acht eindstapels, die vanaf de basiskaart allemaal dezelfde kant op gaan.',
  'Bring both packs home on eight foundations, going up from the base card in alternating colours and wrapping from king to ace.':
    'Breng beide kaartspellen naar acht eindstapels, oplopend vanaf de basiskaart, om en om rood en zwart en na de heer verder met de aas.',
  'Bring every card to the foundations.': 'Breng elke kaart naar de eindstapels.',
  'Bring every card except the four kings to the foundation.':
    'Breng alle kaarten behalve de vier heren naar de eindstapel.',
  'Bring all diamonds to the foundation, and arrange clubs, hearts and spades in columns of their own, each from king down to ace.':
    'Breng alle ruiten naar de eindstapel, en leg klaveren, harten en schoppen elk in een eigen kolom van heer tot aas.',
  'Bring the whole pack into the audience chamber: kings and queens to the thrones, the other cards to the foundations.':
    'Breng het hele kaartspel naar de audiëntiezaal: heren en vrouwen naar de tronen, de andere kaarten naar de eindstapels.',
  'Bring the sixes and lower cards to the tomb in the middle, the sevens and higher cards to the corners.':
    'Breng de zessen en lagere kaarten naar het graf in het midden, de zevens en hogere kaarten naar de hoeken.',
  'Build all four aces up to the kings.': 'Bouw alle vier de azen op tot de heren.',
  'Build four foundations from the ace up to the king.': 'Bouw vier eindstapels op van aas tot heer.',
  'Build every suit from the ace to the queen, so that the four queens end up on top.':
    'Bouw elke kleur op van aas tot vrouw, zodat aan het eind de vier vrouwen bovenop liggen.',
  'Build the stock on four foundations, each of which counts in its own steps and ends with a king.':
    'Bouw de talon op tot vier eindstapels, die elk in eigen stappen tellen en met een heer eindigen.',
  'Make four whole runs, each from king down to ace in alternating colours.':
    'Maak vier hele reeksen, elk van heer tot aas, om en om rood en zwart.',
  'Make four whole runs, each from king down to ace in one suit.':
    'Maak vier hele reeksen, elk van heer tot aas in één kleur.',
  'Make eight whole runs, each from king down to ace in one suit.':
    'Maak acht hele reeksen, elk van heer tot aas in één kleur.',
  'Make twelve whole runs, four of each suit, from king down to ace.':
    'Maak twaalf hele reeksen, vier in elke kleur, van heer tot aas.',
  'Make twelve whole runs, three of each suit, from king down to ace.':
    'Maak twaalf hele reeksen, drie in elke kleur, van heer tot aas.',
  'Arrange the pack in four columns, each from king down to ace in one suit.':
    'Orden het kaartspel in vier kolommen, elk van heer tot aas in één kleur.',
  'Arrange both packs in eight columns, each from king down to ace in alternating colours.':
    'Orden beide kaartspellen in acht kolommen, elk van heer tot aas, om en om rood en zwart.',
  'Arrange both packs in eight columns, each from king down to ace regardless of suit.':
    'Orden beide kaartspellen in acht kolommen, elk van heer tot aas, ongeacht de kleur.',
  'Arrange the four columns so that each is a complete suit, from king down to ace.':
    'Leg de vier kolommen zo dat elke een hele kleur is, van heer tot aas.',
  'Put the cards of each row in order from two to king, each row in one suit.':
    'Leg de kaarten van elke rij op volgorde van twee tot heer, elke rij in één kleur.',
  'Put the cards in one long line from the ace in the upper left corner: ace to queen of one suit, ace to queen of another, until all four suits are in order.':
    'Leg de kaarten in één lange rij vanaf de aas linksboven: aas tot vrouw van de ene kleur, aas tot vrouw van de volgende, tot alle vier de kleuren op volgorde liggen.',
  'Collect each suit in one row, with no row getting ahead of the one above.':
    'Verzamel elke kleur in één rij; geen rij loopt voor op de rij erboven.',
  'Sort the cards until every pile holds the four cards of one rank.':
    'Sorteer de kaarten tot elke stapel de vier kaarten van één waarde bevat.',
  'Play all fifty-two cards into one long row.': 'Leg alle tweeënvijftig kaarten af in één lange rij.',
  'Close up the line of cards until only one pile is left.':
    'Schuif de rij kaarten ineen tot er nog maar één stapel over is.',
  'Clear the whole pyramid to the waste.': 'Ruim de hele piramide op naar de reststapel.',
  'Clear all three peaks.': 'Ruim alle drie de toppen op.',
  'Play every card of the nine columns off to the waste.': 'Speel elke kaart van de negen kolommen naar de reststapel.',
  'Play every card of the seven columns off to the waste.':
    'Speel elke kaart van de zeven kolommen naar de reststapel.',
  'Use up the stock.': 'Maak de talon op.',
  'Remove all the cards in pairs.': 'Haal alle kaarten weg in paren.',
  'Remove all the cards, in pairs that add up to thirteen.': 'Haal alle kaarten weg, in paren die samen dertien zijn.',
  'Remove all the cards, in pairs that add up to fourteen.': 'Haal alle kaarten weg, in paren die samen veertien zijn.',
  'Remove all the cards, in pairs of neighbours that add up to thirteen.':
    'Haal alle kaarten weg, in paren van buren die samen dertien zijn.',
  'Remove all the cards, in pairs of neighbours of the same rank.':
    'Haal alle kaarten weg, in paren van buren van gelijke waarde.',
  'Remove all the cards in pairs of one rank.': 'Haal alle kaarten weg in paren van één waarde.',
  'Remove every card except the four aces.': 'Haal alle kaarten weg behalve de vier azen.',
  'Remove every card except the four tens.': 'Haal alle kaarten weg behalve de vier tienen.',
  'Remove forty-eight cards in pairs, so that only the four aces are left.':
    'Haal achtenveertig kaarten weg in paren, zodat de vier azen overblijven.',
  'Remove all fifty-two cards, four of a rank at a time.':
    'Haal alle tweeënvijftig kaarten weg, vier van één waarde tegelijk.',
  'Get rid of every card but the four aces.': 'Raak alle kaarten kwijt behalve de vier azen.',
  'Remove all fifty-two cards: kings on their own, all others in pairs that add up to thirteen.':
    'Haal alle tweeënvijftig kaarten weg: heren alleen, alle andere in paren die samen dertien zijn.',
  'Remove all fifty-two cards in pairs of the same rank, and keep the high ranks for last.':
    'Haal alle tweeënvijftig kaarten weg in paren van gelijke waarde, en bewaar de hoge waarden voor het laatst.',
  'Seat the twelve face cards round the table, and remove all the other cards.':
    'Zet de twaalf plaatjes rond de tafel, en haal alle andere kaarten weg.',
  'Clear the table by collecting matches: full sets of cards of one rank, regardless of suit.':
    'Maak de tafel leeg door groepen te verzamelen: alle kaarten van één waarde, ongeacht hun kleur.',
  'Fill a square of twenty-five cards so that its rows, columns and diagonals make good poker hands: 75 points or more win.':
    'Vul een vierkant van vijfentwintig kaarten zo dat de rijen, kolommen en diagonalen goede pokerhanden zijn: 75 punten of meer wint.',
  'Break through the wall and past the guards, and overthrow the two kings.':
    'Breek door de muur, kom langs de wachters en breng de twee heren ten val.',
  'Bring both packs home on the eight twos, in suit, with the aces last.':
    'Breng beide kaartspellen in hun kleur naar de acht tweeën, de azen het laatst.',
  'Make eight whole runs, each of thirteen cards in one suit, whichever comes first.':
    'Maak acht hele reeksen van dertien kaarten in één kleur, welke ook de eerste is.',
  'Bring all cards home: four foundations, built in suit from king down to ace.':
    'Breng alle kaarten naar de vier eindstapels, in elke kleur van heer tot aas.',
  'Bring all cards home: four foundations, built from ace to king in alternating colours.':
    'Breng alle kaarten naar de vier eindstapels, van aas tot heer, om en om rood en zwart.',
  'Bring both packs home, in suit, going up from the base card and wrapping from king to ace.':
    'Breng beide kaartspellen naar de eindstapels, in elke kleur oplopend vanaf de basiskaart en na de heer verder met de aas.',
  'Bring both packs home on the eight aces, in suit.': 'Breng beide kaartspellen in hun kleur naar de acht azen.',
  'Bring both packs home: four foundations, each built from ace to king in suit, and then from ace to king again.':
    'Breng beide kaartspellen naar vier eindstapels, in elke kleur van aas tot heer en dan nog eens van aas tot heer.',
  'Bring both packs home: eight foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Breng beide kaartspellen naar de acht eindstapels, in elke kleur van de aas, gevolgd door de zeven, tot de heer.',
  'Bring all cards home on four foundations that end with the digits of the year.':
    'Breng alle kaarten naar vier eindstapels die eindigen met de cijfers van het jaar.',
  'Bring all cards home on four foundations, which go up regardless of suit, wrapping from king to ace.':
    'Breng alle kaarten naar vier eindstapels, oplopend ongeacht de kleur en na de heer verder met de aas.',
  'Bring both packs home in alternating colours: four foundations go up from the ace card by card, four others take whole runs from king down to ace.':
    'Breng beide kaartspellen om en om rood en zwart naar de eindstapels: vier gaan kaart voor kaart omhoog vanaf de aas, vier andere nemen hele reeksen van heer tot aas.',
  'Bring both packs home on the eight aces, regardless of suit.':
    'Breng beide kaartspellen naar de acht azen, ongeacht de kleur.',
  'Bring both packs home: eight foundations, built from ace to king regardless of suit.':
    'Breng beide kaartspellen naar de acht eindstapels, van aas tot heer, ongeacht de kleur.',
  'Bring both packs home: in each suit a foundation goes up from an ace and another goes down from a king.':
    'Breng beide kaartspellen naar de eindstapels: in elke kleur gaat er één omhoog vanaf een aas en één omlaag vanaf een heer.',
  'Bring all cards home: two red foundations and two black ones, built up from the aces.':
    'Breng alle kaarten naar twee rode en twee zwarte eindstapels, omhoog vanaf de azen.',
  'Bring both packs home: eight foundations, each of thirteen cards ending with the index card above it.':
    'Breng beide kaartspellen naar de acht eindstapels, elk van dertien kaarten met de gidskaart erboven als laatste.',
  'Bring both packs home: in each suit one foundation goes up from the ace and another down from the king.':
    'Breng beide kaartspellen naar de eindstapels: in elke kleur loopt er één op vanaf de aas en één af vanaf de heer.',
  'Bring both packs home by twos, in suit: four foundations begin with aces, four with twos.':
    'Breng beide kaartspellen per kleur met stappen van twee naar de eindstapels: vier beginnen met azen, vier met tweeën.',
  'Bring both packs home: in each suit one foundation goes up from the ace, two go up by twos, and the last king has a place of his own.':
    'Breng beide kaartspellen naar de eindstapels: in elke kleur loopt er één op vanaf de aas, twee lopen op met stappen van twee, en de laatste heer heeft een eigen plaats.',
  'Bring both packs home, in suit: the eight fives go down past the ace to the king, the eight sixes up to the queen.':
    'Breng beide kaartspellen in hun kleur naar de eindstapels: de acht vijven lopen af, voorbij de aas, tot de heer, de acht zessen op tot de vrouw.',
  'Bring both packs home: four times round from ace to king in the middle, and four foundations down from the king, regardless of suit.':
    'Breng beide kaartspellen naar de eindstapels: in het midden vier keer rond van aas tot heer, en vier aflopend vanaf de heer, ongeacht de kleur.',
  'Bring both packs home, in suit, so that the king of hearts is left in the middle of eight queens.':
    'Breng beide kaartspellen in hun kleur naar de eindstapels, zodat de hartenheer te midden van acht vrouwen overblijft.',
  'Bring both packs onto the two stars.': 'Breng beide kaartspellen naar de twee sterren.',
  'Play every card of the three trees off to the waste.': 'Speel elke kaart van de drie dennen naar de reststapel.',
  'Play away every card but the four queens.': 'Speel alle kaarten weg, behalve de vier vrouwen.',
  'Remove all the cards, thirteen at a time: the top cards of the columns whenever they add up to ninety-one.':
    'Verwijder alle kaarten, dertien tegelijk: de bovenste van de kolommen, zodra die samen eenennegentig zijn.',
  'Build all the cards down on the jack of spades, regardless of suit, with the king of spades and the queen of hearts as the last two.':
    'Breng alle kaarten aflopend op schoppenboer, ongeacht de kleur, met schoppenheer en hartenvrouw als laatste twee.',
  'Bring all cards into the black hole in the middle.': 'Breng alle kaarten naar het zwarte gat in het midden.',
  'Bring all cards home on one foundation: four times round from ace to king, regardless of suit.':
    'Breng alle kaarten naar één eindstapel: vier keer van aas tot heer, ongeacht de kleur.',
  'Bring all cards home on one foundation, where each lies on a neighbour in rank.':
    'Breng alle kaarten naar één eindstapel, elk op een kaart van een naburige waarde.',
  'Bring all cards onto four heaps, each on a card of its own colour and an adjacent rank.':
    'Breng alle kaarten naar vier stapels, elk op een kaart van een naburige waarde, rood op rood en zwart op zwart.',
  'Remove the whole pyramid, in pairs that add up to thirteen.':
    'Neem de hele piramide weg, in paren die samen dertien zijn.',
  'Lay the whole stock on the tower, each card on one with which it adds up to fourteen.':
    'Leg de hele talon op de toren, elke kaart op een kaart waarmee de som veertien is.',
  'Put the cards of each row in order from ace to king, each row in one suit.':
    'Leg de kaarten van elke rij op volgorde van aas tot heer, elke rij in één kleur.',
  'Put the cards of each row in order from ace to king, with a six after the ace, each row in one suit.':
    'Leg de kaarten van elke rij op volgorde van aas tot heer, de zes na de aas, elke rij in één kleur.',
  'Build the twelve foundations of the clock up in suit until each shows its hour.':
    'Bouw de twaalf eindstapels van de klok in kleur op tot elk zijn uur toont.',
  'Bring all cards home: round the four queens the fives go down to the king and the sixes up to the jack.':
    'Breng alle kaarten naar de eindstapels: rond de vier vrouwen gaan de vijven omlaag tot de heer en de zessen omhoog tot de boer.',
  'Bring the queen of hearts and the king of hearts together, with nothing between them.':
    'Breng hartenvrouw en hartenheer bij elkaar, met niets ertussen.',
  'Remove cards from between others until only two are left.':
    'Neem kaarten weg die tussen andere liggen tot er maar twee over zijn.',
  'Bring both packs home: eight foundations, built in suit from the king, through the ace, up to the queen.':
    'Breng beide kaartspellen naar de acht eindstapels, in kleur van heer via aas omhoog tot vrouw.',
  'Bring the whole pack into the circle, each pile going up regardless of suit.':
    'Breng het hele kaartspel in de kring, omhoog van waarde tot waarde, ongeacht de kleur.',
  'Gather each rank at its hour of the dial, red and black in turn, and the kings in the middle.':
    'Verzamel elke waarde bij het eigen uur op de wijzerplaat, om en om rood en zwart, en de heren in het midden.',
  'Bring both packs home: eight foundations go from ace to queen in suit, and a ninth takes all the kings.':
    'Breng beide kaartspellen naar de eindstapels: acht gaan in kleur van aas tot vrouw, een negende neemt alle heren.',
  'Bring both packs home: eight foundations, built up in suit from the base card.':
    'Breng beide kaartspellen naar de acht eindstapels, in kleur omhoog vanaf de basiskaart.',
  'Bring all cards home: four foundations in the corners, built up in suit, wrapping from king to ace.':
    'Breng alle kaarten naar de vier eindstapels in de hoeken, in kleur omhoog en na de heer verder met de aas.',
  'Bring both packs home by twos, in suit: eight foundations begin with aces, eight with twos.':
    'Breng beide kaartspellen per kleur met stappen van twee naar de eindstapels: acht beginnen met azen, acht met tweeën.',
  'Bring every card from ace to ten home: eight foundations, built in suit. Pictures stay in the columns.':
    'Breng alle kaarten van aas tot tien naar acht eindstapels, in elke kleur oplopend; de plaatjes blijven in de kolommen.',
  'Bring all cards from ace to jack home: eight foundations, regardless of suit, while the kings and queens stay on the table.':
    'Breng alle kaarten van aas tot boer naar acht eindstapels, ongeacht de kleur; de heren en vrouwen blijven op tafel.',
  'Bring all cards but the eight kings home: eight foundations, built from ace to queen regardless of suit.':
    'Breng alle kaarten behalve de acht heren naar acht eindstapels, van aas tot vrouw, ongeacht de kleur.',
  'Knock all eight clubs out before the cards have gone round three times.':
    'Gooi alle acht klaveren eruit voordat de kaarten drie keer rond zijn.',
  'Bring both packs home: four foundations go up from aces and four down from kings, regardless of suit.':
    'Breng beide kaartspellen naar de eindstapels: vier gaan omhoog vanaf azen en vier omlaag vanaf heren, ongeacht de kleur.',
  'Bring all cards home on four foundations, all going the same way from the base card.':
    'Breng alle kaarten naar vier eindstapels die vanaf de basiskaart allemaal dezelfde kant op gaan.',
  'Put both packs in order in three rows of eight places, each row going up by threes in suit from its own rank, with the aces apart.':
    'Leg beide kaartspellen op volgorde in drie rijen van acht plaatsen, elke rij per kleur oplopend met stappen van drie vanaf een eigen waarde, de azen apart.',
  'Bring both packs home on the twelve hours of a clock, in suit, so that each hour shows its own number.':
    'Breng beide kaartspellen in hun kleur naar de twaalf uren van een klok, zodat elk uur zijn eigen getal toont.',
  'Bring two packs without kings and queens home: eight foundations, built from ace to jack in suit.':
    'Breng twee kaartspellen zonder heren en vrouwen naar acht eindstapels, in elke kleur van aas tot boer.',
  'Remove all the cards, in groups that add up to fifteen; a ten, a jack, a queen and a king go together.':
    'Neem alle kaarten weg, in groepen die samen vijftien zijn; tien, boer, vrouw en heer gaan samen.',
  'Remove all the cards: pairs that add up to eleven, and jack, queen and king together.':
    'Neem alle kaarten weg: paren die samen elf zijn, en boer, vrouw en heer met z’n drieën.',
  'Remove cards in threes of consecutive ranks until one card is left.':
    'Neem kaarten met drie tegelijk weg, met opeenvolgende waarden, tot er één over is.',
  'Turn up all the cards: each suit in a row of its own, from seven to ace.':
    'Draai alle kaarten om: elke kleur in een eigen rij, van zeven tot aas.',
  'Bring all cards home: four foundations, built in suit from the seven to the ace.':
    'Breng alle kaarten naar de vier eindstapels, in elke kleur van zeven tot aas.',
  'Put both packs, which have no aces, in order in three rows of eight places, each row going up by threes in suit from its own rank.':
    'Leg beide kaartspellen, die geen azen hebben, op volgorde in drie rijen van acht plaatsen, elke rij per kleur oplopend met stappen van drie vanaf een eigen waarde.',
  'Bring both packs home, in suit: two foundations of each suit go up from the king, two go down from the queen.':
    'Breng beide kaartspellen in hun kleur naar de eindstapels: van elke kleur lopen twee eindstapels op vanaf de heer en twee af vanaf de vrouw.',
  'Bring both packs home: in each suit a foundation goes up from the ace, the queen and the jack have places of their own, and another goes down from the ten to the king.':
    'Breng beide kaartspellen naar de eindstapels: in elke kleur loopt er één op vanaf de aas, hebben vrouw en boer een eigen plaats, en loopt er één af van de tien tot de heer.',
  'Bring both packs home: eight foundations go down from the sixes and eight up from the sevens, in suit.':
    'Breng beide kaartspellen naar de eindstapels: acht lopen af vanaf de zessen en acht op vanaf de zevens, elk in één kleur.',
  'Bring all cards but the queens home, regardless of suit: the sixes go up to the jack, the fives down to the ace and then the king.':
    'Breng alle kaarten behalve de vrouwen naar de eindstapels, ongeacht de kleur: de zessen omhoog tot de boer, de vijven omlaag tot de aas en dan de heer.',
  'Arrange both packs in eight columns of thirteen cards, each going up regardless of suit.':
    'Orden beide kaartspellen in acht kolommen van dertien kaarten, elk oplopend, ongeacht de kleur.',
  'Bring both packs home on eight foundations that climb by ones, twos, threes and so on up to eights.':
    'Breng beide kaartspellen naar acht eindstapels die met één, twee, drie en zo verder tot acht tegelijk oplopen.',
  'Bring all cards home: the aces on one pile in alternating colours, and in suit two, four, six, eight, ten, queen and three, five, seven, nine, jack.':
    'Breng alle kaarten naar de eindstapels: de azen om en om rood en zwart op één, en in elke kleur twee, vier, zes, acht, tien, vrouw en drie, vijf, zeven, negen, boer.',
  'Clear the seven columns, three cards at a time that add up to ten, twenty or thirty.':
    'Ruim de zeven kolommen op, steeds drie kaarten die samen tien, twintig of dertig zijn.',
  'Remove all the cards: pairs that add up to ten, and tens, jacks, queens and kings four at a time.':
    'Neem alle kaarten weg: paren die samen tien zijn, en tienen, boeren, vrouwen en heren met vier tegelijk.',
  'Remove every card except the twelve court cards.': 'Neem alle kaarten weg behalve de twaalf plaatjes.',
  'Remove all the cards from the row: neighbours that add up to ten, twenty or thirty.':
    'Neem alle kaarten uit de rij weg: buren die samen tien, twintig of dertig zijn.',
  'Discard all the cards, two or four of the last four at a time.':
    'Neem alle kaarten weg, steeds twee of vier van de laatste vier.',
  'Discard all the cards: each goes when it is turned up as its rank is counted.':
    'Neem alle kaarten weg: elke kaart gaat weg als ze wordt omgedraaid terwijl haar waarde wordt geteld.',
  'Make four whole runs, each from king down to ace, regardless of suit.':
    'Maak vier hele reeksen, elk van heer tot aas, ongeacht de kleur.',
  'Remove all the cards: pairs that add up to nine, nines on their own, and tens, jacks, queens and kings in sets of four.':
    'Neem alle kaarten weg: paren die samen negen zijn, negens alleen, en tien, boer, vrouw en heer met vier tegelijk.',
  'Remove all the cards: pairs of one suit that add up to eleven, and jack, queen and king of one suit together.':
    'Neem alle kaarten weg: paren van één kleur die samen elf zijn, en boer, vrouw en heer van één kleur met z’n drieën.',
  'Remove all the cards: aces on their own, the others in sets of a face card and three that add up to eighteen.':
    'Neem alle kaarten weg: azen alleen, de andere in groepen van een plaatje en drie kaarten die samen achttien zijn.',
  'Remove the whole pyramid, in pairs of equal or neighbouring ranks.':
    'Haal de hele piramide weg, in paren van gelijke of aangrenzende waarde.',
  'Remove both pyramids, in pairs that add up to thirteen.':
    'Haal beide piramides weg, in paren die samen dertien zijn.',
  'Remove all but four cards, in pairs of one suit.': 'Haal op vier na alle kaarten weg, in paren van één kleur.',
  'Remove all the cards from the row: neighbours that add up to seven or a multiple of it.':
    'Neem alle kaarten uit de rij weg: buren die samen zeven of een veelvoud daarvan zijn.',
  'Bring all cards home by twos, in suit: black suits begin with the ace, red suits with the two.':
    'Breng alle kaarten per kleur met stappen van twee naar de eindstapels: de zwarte kleuren beginnen met de aas, de rode met de twee.',
  'Bring both packs home, in suit, round the corner of king and ace: in each suit one foundation goes up from the queen and another down from the jack.':
    'Breng beide kaartspellen naar de eindstapels, over heer en aas heen: in elke kleur gaat er een omhoog vanaf de vrouw en een omlaag vanaf de boer.',
  'Bring all cards home on one foundation: four times round, regardless of suit, from the rank that is dealt.':
    'Breng alle kaarten naar één eindstapel: vier keer rond, ongeacht de kleur, vanaf de waarde van de gegeven kaart.',
  'Bring all cards home, wrapping from king to ace: two red foundations and two black ones, built up from two, three, four and five.':
    'Breng alle kaarten naar twee rode en twee zwarte eindstapels, omhoog vanaf een twee, een drie, een vier en een vijf, met het aas na de heer.',
  'Bring both packs home on eight foundations, begun in turn by king, queen, jack and so on down to the six, each going down regardless of suit.':
    'Breng beide kaartspellen naar acht eindstapels, die om de beurt beginnen met heer, vrouw, boer enzovoort tot de zes, en omlaag gaan ongeacht de kleur.',
  'Bring both packs home, in suit, round the corner of king and ace: four foundations go down from the base card, four up from the rank above it.':
    'Breng beide kaartspellen naar de eindstapels, in hun kleur en over heer en aas heen: vier gaan omlaag vanaf de basiskaart, vier omhoog vanaf de waarde erboven.',
  'Capture cards until only one king is left: all the others go home, in suit, from the ace up.':
    'Sla kaarten tot er nog maar één heer over is: alle andere gaan naar de eindstapels, in hun kleur, vanaf de aas omhoog.',
  'Bring both packs home on eight foundations, going up from the base card regardless of suit and wrapping from king to ace.':
    'Breng beide kaartspellen naar acht eindstapels, oplopend vanaf de basiskaart, ongeacht de kleur en na de heer verder met de aas.',
  'Bring both packs home on thirteen foundations of eight cards, each begun one rank below its left neighbour and going down regardless of suit.':
    'Breng beide kaartspellen naar dertien eindstapels van acht kaarten, die elk één waarde onder hun linkerbuur beginnen en omlaag gaan ongeacht de kleur.',
  'Bring both packs home: the red suits go up from ace to king, the black suits down from king to ace.':
    'Breng beide kaartspellen naar de eindstapels: de rode kleuren lopen op van aas tot heer, de zwarte af van heer tot aas.',
  'Bring both packs home: eight foundations, built in suit from the king, followed by the ace, up to the queen.':
    'Breng beide kaartspellen naar de acht eindstapels, in elke kleur van de heer, gevolgd door de aas, tot de vrouw.',
  'Bring all cards home: four foundations, built from ace to king, each card of the suit that follows the one below it.':
    'Breng alle kaarten naar de vier eindstapels, van aas tot heer, elke kaart in de kleur die volgt op die van de kaart eronder.',
  'Bring all cards home: four foundations, built in suit from the two up to the king, followed by the ace.':
    'Breng alle kaarten naar de vier eindstapels, in elke kleur van de twee tot de heer, gevolgd door de aas.',
  'Bring all four packs home: sixteen foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Breng alle vier de kaartspellen naar de zestien eindstapels, in elke kleur van de aas, gevolgd door de zeven, tot de heer.',
};
