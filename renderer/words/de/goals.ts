/** The goals of the games in German, by the English sentences of their pages. */
export const goals: Readonly<Record<string, string>> = {
  'Bring all cards home: four foundations, built from ace to king in suit.':
    'Alle Karten auf die vier Grundstapel bringen, in jeder Farbe vom Ass zum König.',
  'Bring all fifty-two cards home: four foundations, each built from the ace up to the king of one suit.':
    'Alle zweiundfünfzig Karten auf die vier Grundstapel bringen, in jeder Farbe vom Ass zum König.',
  'Bring all cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Alle Karten auf die Grundstapel bringen, in jeder Farbe vom Grundwert an aufwärts und nach dem König mit dem Ass weiter.',
  'Bring all fifty-two cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Alle zweiundfünfzig Karten auf die Grundstapel bringen, in jeder Farbe vom Grundwert an aufwärts und nach dem König mit dem Ass weiter.',
  'Bring all cards home, in suit, going up from the base card that you choose and wrapping from king to ace.':
    'Alle Karten auf die Grundstapel bringen, in jeder Farbe vom selbst gewählten Grundwert an aufwärts und nach dem König mit dem Ass weiter.',
  'Bring all cards home: four foundations, built up in suit from the base card.':
    'Alle Karten auf die vier Grundstapel bringen, in jeder Farbe vom Grundwert an aufwärts.',
  'Bring all cards home: four foundations, built up in suit from the base rank.':
    'Alle Karten auf die vier Grundstapel bringen, in jeder Farbe vom Grundwert an aufwärts.',
  'Bring all cards home: four foundations, built from ace to king in suit. The score rewards patience.':
    'Alle Karten auf die vier Grundstapel bringen, in jeder Farbe vom Ass zum König. Die Punktzahl belohnt Geduld.',
  'Bring all cards home: four foundations, each built from ace to king, regardless of suit.':
    'Alle Karten auf die vier Grundstapel bringen, vom Ass zum König, gleich in welcher Farbe.',
  'Bring all cards home: four foundations, built from ace to king regardless of suit.':
    'Alle Karten auf die vier Grundstapel bringen, vom Ass zum König, gleich in welcher Farbe.',
  'Bring all cards home: in each suit one foundation goes up from the ace and another down from the king, until they meet.':
    'Alle Karten auf die Grundstapel bringen: In jeder Farbe geht einer vom Ass aufwärts und einer vom König abwärts, bis sie sich treffen.',
  'Bring all cards home on the four aces, in suit.': 'Alle Karten in ihrer Farbe auf die vier Asse bringen.',
  'Bring all cards home on the four twos, in suit, with the aces last.':
    'Alle Karten in ihrer Farbe auf die vier Zweien bringen, die Asse zuletzt.',
  'Bring all cards home on four foundations that climb by ones, twos, threes and fours.':
    'Alle Karten auf vier Grundstapel bringen, die in Einer-, Zweier-, Dreier- und Viererschritten steigen.',
  'Bring all cards to their hours before the fourth king turns up.':
    'Alle Karten zu ihren Stunden bringen, bevor der vierte König auftaucht.',
  'Bring both packs home: eight foundations, each built from the ace up to the king of one suit.':
    'Beide Kartenspiele auf die acht Grundstapel bringen, in jeder Farbe vom Ass zum König.',
  'Bring all three packs home: twelve foundations, built from ace to king in suit.':
    'Alle drei Kartenspiele auf die zwölf Grundstapel bringen, in jeder Farbe vom Ass zum König.',
  'Bring both packs home: eight foundations, built from ace to king in suit.':
    'Beide Kartenspiele auf die acht Grundstapel bringen, in jeder Farbe vom Ass zum König.',
  'Bring both packs home on the eight aces, in alternating colours.':
    'Beide Kartenspiele auf die acht Asse bringen, abwechselnd rot und schwarz.',
  'Bring both packs home on four foundations, one for each suit: from ace up to king, then from the other king down to the other ace.':
    'Beide Kartenspiele auf vier Grundstapel bringen, einen für jede Farbe: vom Ass aufwärts zum König, dann vom anderen König abwärts zum anderen Ass.',
  'Bring both packs home on eight foundations, all going the same way from the base card.':
    'Beide Kartenspiele auf acht Grundstapel bringen, die vom Grundwert an alle in dieselbe Richtung gehen.',
  'Bring both packs home on eight foundations, going up from the base card in alternating colours and wrapping from king to ace.':
    'Beide Kartenspiele auf acht Grundstapel bringen, vom Grundwert an aufwärts, abwechselnd rot und schwarz und nach dem König mit dem Ass weiter.',
  'Bring every card to the foundations.': 'Alle Karten auf die Grundstapel bringen.',
  'Bring every card except the four kings to the foundation.':
    'Alle Karten außer den vier Königen auf den Grundstapel bringen.',
  'Bring all diamonds to the foundation, and arrange clubs, hearts and spades in columns of their own, each from king down to ace.':
    'Alle Karokarten auf den Grundstapel bringen und Kreuz, Herz und Pik in je einer Spalte vom König zum Ass ordnen.',
  'Bring the whole pack into the audience chamber: kings and queens to the thrones, the other cards to the foundations.':
    'Das ganze Kartenspiel in den Audienzsaal bringen: Könige und Damen auf die Throne, die anderen Karten auf die Grundstapel.',
  'Bring the sixes and lower cards to the tomb in the middle, the sevens and higher cards to the corners.':
    'Alle Karten bis zur Sechs in das Grab in der Mitte bringen, alle ab der Sieben in die Ecken.',
  'Build all four aces up to the kings.': 'Alle vier Asse bis zu den Königen aufbauen.',
  'Build four foundations from the ace up to the king.': 'Vier Grundstapel vom Ass zum König aufbauen.',
  'Build every suit from the ace to the queen, so that the four queens end up on top.':
    'Jede Farbe vom Ass zur Dame aufbauen, so dass am Ende die vier Damen obenauf liegen.',
  'Build the stock on four foundations, each of which counts in its own steps and ends with a king.':
    'Den Talon auf vier Grundstapel bringen, von denen jeder in eigenen Schritten zählt und mit einem König endet.',
  'Make four whole runs, each from king down to ace in alternating colours.':
    'Vier vollständige Folgen legen, jede abwechselnd rot und schwarz vom König zum Ass.',
  'Make four whole runs, each from king down to ace in one suit.':
    'Vier vollständige Folgen legen, jede in einer Farbe vom König zum Ass.',
  'Make eight whole runs, each from king down to ace in one suit.':
    'Acht vollständige Folgen legen, jede in einer Farbe vom König zum Ass.',
  'Make twelve whole runs, four of each suit, from king down to ace.':
    'Zwölf vollständige Folgen legen, vier in jeder Farbe, vom König zum Ass.',
  'Make twelve whole runs, three of each suit, from king down to ace.':
    'Zwölf vollständige Folgen legen, drei in jeder Farbe, vom König zum Ass.',
  'Arrange the pack in four columns, each from king down to ace in one suit.':
    'Das Kartenspiel in vier Spalten ordnen, jede in einer Farbe vom König zum Ass.',
  'Arrange the four columns so that each is a complete suit, from king down to ace.':
    'Die vier Spalten so ordnen, dass jede eine vollständige Farbe enthält, vom König zum Ass.',
  'Put the cards of each row in order from two to king, each row in one suit.':
    'Die Karten jeder Reihe von der Zwei zum König ordnen, jede Reihe in einer Farbe.',
  'Put the cards in one long line from the ace in the upper left corner: ace to queen of one suit, ace to queen of another, until all four suits are in order.':
    'Die Karten vom Ass oben links an in eine lange Reihe bringen: Ass bis Dame einer Farbe, Ass bis Dame der nächsten, bis alle vier Farben geordnet sind.',
  'Collect each suit in one row, with no row getting ahead of the one above.':
    'Jede Farbe in einer Reihe sammeln; keine Reihe darf die darüber überholen.',
  'Sort the cards until every pile holds the four cards of one rank.':
    'Die Karten sortieren, bis jeder Stapel die vier Karten eines Ranges enthält.',
  'Play all fifty-two cards into one long row.': 'Alle zweiundfünfzig Karten in eine einzige lange Reihe legen.',
  'Close up the line of cards until only one pile is left.':
    'Die Kartenreihe zusammenlegen, bis nur noch ein Stapel übrig ist.',
  'Clear the whole pyramid to the waste.': 'Die ganze Pyramide auf die Ablage räumen.',
  'Clear all three peaks.': 'Alle drei Gipfel abräumen.',
  'Play every card of the nine columns off to the waste.': 'Alle Karten der neun Spalten auf die Ablage spielen.',
  'Play every card of the seven columns off to the waste.': 'Alle Karten der sieben Spalten auf die Ablage spielen.',
  'Use up the stock.': 'Den Talon aufbrauchen.',
  'Remove all the cards in pairs.': 'Alle Karten paarweise abräumen.',
  'Remove all the cards, in pairs that add up to thirteen.':
    'Alle Karten in Paaren abräumen, die zusammen dreizehn ergeben.',
  'Remove all the cards, in pairs that add up to fourteen.':
    'Alle Karten in Paaren abräumen, die zusammen vierzehn ergeben.',
  'Remove all the cards, in pairs of neighbours that add up to thirteen.':
    'Alle Karten paarweise mit einer Nachbarin abräumen, mit der sie dreizehn ergeben.',
  'Remove all the cards, in pairs of neighbours of the same rank.':
    'Alle Karten paarweise mit einer Nachbarin gleichen Ranges abräumen.',
  'Remove all the cards in pairs of one rank.': 'Alle Karten in Paaren gleichen Ranges abräumen.',
  'Remove every card except the four aces.': 'Alle Karten außer den vier Assen abräumen.',
  'Remove every card except the four tens.': 'Alle Karten außer den vier Zehnen abräumen.',
  'Remove forty-eight cards in pairs, so that only the four aces are left.':
    'Achtundvierzig Karten paarweise abräumen, so dass die vier Asse übrig bleiben.',
  'Remove all fifty-two cards, four of a rank at a time.':
    'Alle zweiundfünfzig Karten abräumen, immer vier eines Ranges.',
  'Get rid of every card but the four aces.': 'Alle Karten bis auf die vier Asse loswerden.',
  'Remove all fifty-two cards: kings on their own, all others in pairs that add up to thirteen.':
    'Alle zweiundfünfzig Karten abräumen: Könige einzeln, alle anderen in Paaren, die dreizehn ergeben.',
  'Remove all fifty-two cards in pairs of the same rank, and keep the high ranks for last.':
    'Alle zweiundfünfzig Karten in Paaren gleichen Ranges abräumen und die hohen bis zuletzt aufheben.',
  'Seat the twelve face cards round the table, and remove all the other cards.':
    'Die zwölf Bildkarten rings um den Tisch legen und alle anderen Karten abräumen.',
  'Clear the table by collecting matches: full sets of cards of one rank, regardless of suit.':
    'Den Tisch leeren, indem du Gruppen einsammelst: jeweils alle Karten eines Ranges, gleich in welcher Farbe.',
  'Fill a square of twenty-five cards so that its rows, columns and diagonals make good poker hands: 75 points or more win.':
    'Ein Quadrat aus fünfundzwanzig Karten so füllen, dass Reihen, Spalten und Diagonalen gute Pokerblätter sind: Mit 75 Punkten oder mehr ist gewonnen.',
  'Break through the wall and past the guards, and overthrow the two kings.':
    'Die Mauer durchbrechen, an den Wachen vorbeikommen und die beiden Könige stürzen.',
  'Bring both packs home on the eight twos, in suit, with the aces last.':
    'Beide Kartenspiele in ihrer Farbe auf die acht Zweien bringen, die Asse zuletzt.',
  'Make eight whole runs, each of thirteen cards in one suit, whichever comes first.':
    'Acht vollständige Folgen aus dreizehn Karten einer Farbe legen, ganz gleich, welche zuerst kommt.',
  'Bring all cards home: four foundations, built in suit from king down to ace.':
    'Alle Karten auf die vier Grundstapel bringen, in jeder Farbe vom König hinab zum Ass.',
  'Bring all cards home: four foundations, built from ace to king in alternating colours.':
    'Alle Karten auf die vier Grundstapel bringen, vom Ass zum König, abwechselnd rot und schwarz.',
  'Bring both packs home, in suit, going up from the base card and wrapping from king to ace.':
    'Beide Kartenspiele auf die Grundstapel bringen, in jeder Farbe vom Grundwert an aufwärts und nach dem König mit dem Ass weiter.',
  'Bring both packs home on the eight aces, in suit.': 'Beide Kartenspiele in ihrer Farbe auf die acht Asse bringen.',
  'Bring both packs home: four foundations, each built from ace to king in suit, and then from ace to king again.':
    'Beide Kartenspiele auf vier Grundstapel bringen, in jeder Farbe vom Ass zum König und dann noch einmal vom Ass zum König.',
  'Bring both packs home: eight foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Beide Kartenspiele auf die acht Grundstapel bringen, in jeder Farbe vom Ass über die Sieben zum König.',
  'Bring all cards home on four foundations that end with the digits of the year.':
    'Alle Karten auf vier Grundstapel bringen, die mit den Ziffern der Jahreszahl enden.',
  'Bring all cards home on four foundations, which go up regardless of suit, wrapping from king to ace.':
    'Alle Karten auf vier Grundstapel bringen, aufwärts, gleich in welcher Farbe, und nach dem König mit dem Ass weiter.',
  'Bring both packs home in alternating colours: four foundations go up from the ace card by card, four others take whole runs from king down to ace.':
    'Beide Kartenspiele abwechselnd rot und schwarz auf die Grundstapel bringen: Vier gehen Karte für Karte vom Ass aufwärts, vier andere nehmen vollständige Folgen vom König zum Ass auf.',
  'Bring both packs home on the eight aces, regardless of suit.':
    'Beide Kartenspiele auf die acht Asse bringen, gleich in welcher Farbe.',
  'Bring both packs home: eight foundations, built from ace to king regardless of suit.':
    'Beide Kartenspiele auf die acht Grundstapel bringen, vom Ass zum König, gleich in welcher Farbe.',
  'Bring both packs home: in each suit a foundation goes up from an ace and another goes down from a king.':
    'Beide Kartenspiele auf die Grundstapel bringen: In jeder Farbe geht einer vom Ass aufwärts und einer vom König abwärts.',
  'Bring all cards home: two red foundations and two black ones, built up from the aces.':
    'Alle Karten auf zwei rote und zwei schwarze Grundstapel bringen, von den Assen aufwärts.',
  'Bring both packs home: eight foundations, each of thirteen cards ending with the index card above it.':
    'Beide Kartenspiele auf die acht Grundstapel bringen, je dreizehn Karten, die letzte im Rang der Leitkarte darüber.',
  'Bring both packs home: in each suit one foundation goes up from the ace and another down from the king.':
    'Beide Kartenspiele auf die Grundstapel bringen: In jeder Farbe geht einer vom Ass aufwärts und einer vom König abwärts.',
  'Bring both packs home by twos, in suit: four foundations begin with aces, four with twos.':
    'Beide Kartenspiele in ihrer Farbe und in Zweierschritten auf die Grundstapel bringen: Vier beginnen mit Assen, vier mit Zweien.',
  'Bring both packs home: in each suit one foundation goes up from the ace, two go up by twos, and the last king has a place of his own.':
    'Beide Kartenspiele auf die Grundstapel bringen: In jeder Farbe geht einer vom Ass aufwärts, zwei gehen in Zweierschritten aufwärts, und der letzte König hat seinen eigenen Platz.',
  'Bring both packs home, in suit: the eight fives go down past the ace to the king, the eight sixes up to the queen.':
    'Beide Kartenspiele in ihrer Farbe auf die Grundstapel bringen: von den acht Fünfen abwärts über das Ass zum König, von den acht Sechsen aufwärts zur Dame.',
  'Bring both packs home: four times round from ace to king in the middle, and four foundations down from the king, regardless of suit.':
    'Beide Kartenspiele auf die Grundstapel bringen, gleich in welcher Farbe: in der Mitte viermal vom Ass zum König, auf vier anderen vom König abwärts.',
  'Bring both packs home, in suit, so that the king of hearts is left in the middle of eight queens.':
    'Beide Kartenspiele in ihrer Farbe auf die Grundstapel bringen, so dass am Ende der Herz-König inmitten von acht Damen liegt.',
  'Bring both packs onto the two stars.': 'Beide Kartenspiele auf die zwei Sterne bringen.',
  'Play every card of the three trees off to the waste.': 'Alle Karten der drei Tannen auf die Ablage spielen.',
  'Play away every card but the four queens.': 'Alle Karten bis auf die vier Damen ausspielen.',
  'Remove all the cards, thirteen at a time: the top cards of the columns whenever they add up to ninety-one.':
    'Alle Karten abräumen, immer dreizehn auf einmal: die letzten Karten der Spalten, sobald sie zusammen einundneunzig ergeben.',
  'Build all the cards down on the jack of spades, regardless of suit, with the king of spades and the queen of hearts as the last two.':
    'Alle Karten auf dem Pik-Buben abwärts ablegen, gleich in welcher Farbe, zuletzt den Pik-König und die Herz-Dame.',
  'Bring all cards into the black hole in the middle.': 'Alle Karten auf den Grundstapel in der Mitte bringen.',
  'Bring all cards home on one foundation: four times round from ace to king, regardless of suit.':
    'Alle Karten auf einen Grundstapel bringen: viermal vom Ass zum König, gleich in welcher Farbe.',
  'Bring all cards home on one foundation, where each lies on a neighbour in rank.':
    'Alle Karten auf einen Grundstapel bringen, jede auf eine mit dem nächsthöheren oder nächstniedrigeren Rang.',
  'Bring all cards onto four heaps, each on a card of its own colour and an adjacent rank.':
    'Alle Karten auf vier Stapel bringen, jede auf eine mit dem nächsthöheren oder nächstniedrigeren Rang, Rot auf Rot und Schwarz auf Schwarz.',
  'Remove the whole pyramid, in pairs that add up to thirteen.':
    'Die ganze Pyramide abräumen, in Paaren, die zusammen dreizehn ergeben.',
  'Lay the whole stock on the tower, each card on one with which it adds up to fourteen.':
    'Den ganzen Talon auf den Turm legen, jede Karte auf eine, mit der sie vierzehn ergibt.',
  'Put the cards of each row in order from ace to king, each row in one suit.':
    'Die Karten jeder Reihe vom Ass zum König ordnen, jede Reihe in einer Farbe.',
  'Put the cards of each row in order from ace to king, with a six after the ace, each row in one suit.':
    'Die Karten jeder Reihe vom Ass zum König ordnen, die Sechs nach dem Ass, jede Reihe in einer Farbe.',
  'Build the twelve foundations of the clock up in suit until each shows its hour.':
    'Die zwölf Grundstapel der Uhr in ihrer Farbe aufbauen, bis jeder seine Stunde zeigt.',
  'Bring all cards home: round the four queens the fives go down to the king and the sixes up to the jack.':
    'Alle Karten auf die Grundstapel bringen: Um die vier Damen gehen die Fünfen abwärts bis zum König und die Sechsen aufwärts bis zum Buben.',
  'Bring the queen of hearts and the king of hearts together, with nothing between them.':
    'Herz-Dame und Herz-König zusammenbringen, so dass nichts mehr zwischen ihnen liegt.',
  'Remove cards from between others until only two are left.':
    'Karten zwischen anderen wegnehmen, bis nur noch zwei übrig sind.',
  'Bring both packs home: eight foundations, built in suit from the king, through the ace, up to the queen.':
    'Beide Kartenspiele auf die acht Grundstapel bringen, in jeder Farbe vom König über das Ass bis hinauf zur Dame.',
  'Bring the whole pack into the circle, each pile going up regardless of suit.':
    'Das ganze Kartenspiel in den Kreis bringen, auf jedem Stapel aufwärts, gleich in welcher Farbe.',
  'Gather each rank at its hour of the dial, red and black in turn, and the kings in the middle.':
    'Die Karten jedes Ranges an ihrer Stunde auf dem Zifferblatt sammeln, abwechselnd rot und schwarz, und die Könige in der Mitte.',
  'Bring both packs home: eight foundations go from ace to queen in suit, and a ninth takes all the kings.':
    'Beide Kartenspiele auf die Grundstapel bringen: Acht gehen in ihrer Farbe vom Ass zur Dame, ein neunter nimmt alle Könige auf.',
  'Bring both packs home: eight foundations, built up in suit from the base card.':
    'Beide Kartenspiele auf die acht Grundstapel bringen, in jeder Farbe vom Grundwert an aufwärts.',
  'Bring all cards home: four foundations in the corners, built up in suit, wrapping from king to ace.':
    'Alle Karten auf die vier Grundstapel in den Ecken bringen, in ihrer Farbe aufwärts und nach dem König mit dem Ass weiter.',
  'Bring both packs home by twos, in suit: eight foundations begin with aces, eight with twos.':
    'Beide Kartenspiele in ihrer Farbe und in Zweierschritten auf die Grundstapel bringen: Acht beginnen mit Assen, acht mit Zweien.',
  'Bring every card from ace to ten home: eight foundations, built in suit. Pictures stay in the columns.':
    'Alle Karten vom Ass bis zur Zehn auf die acht Grundstapel bringen, in jeder Farbe aufwärts; die Bildkarten bleiben in den Spalten.',
  'Bring all cards from ace to jack home: eight foundations, regardless of suit, while the kings and queens stay on the table.':
    'Alle Karten vom Ass bis zum Buben auf die acht Grundstapel bringen, gleich in welcher Farbe; Könige und Damen bleiben auf dem Tisch.',
  'Bring all cards but the eight kings home: eight foundations, built from ace to queen regardless of suit.':
    'Alle Karten außer den acht Königen auf die acht Grundstapel bringen, vom Ass zur Dame, gleich in welcher Farbe.',
  'Knock all eight clubs out before the cards have gone round three times.':
    'Alle acht Kreuzkarten ausspielen, bevor die Karten dreimal durchgespielt sind.',
  'Bring both packs home: four foundations go up from aces and four down from kings, regardless of suit.':
    'Beide Kartenspiele auf die Grundstapel bringen: Vier gehen von Assen aufwärts und vier von Königen abwärts, gleich in welcher Farbe.',
  'Bring all cards home on four foundations, all going the same way from the base card.':
    'Alle Karten auf vier Grundstapel bringen, die vom Grundwert an alle in dieselbe Richtung gehen.',
  'Put both packs in order in three rows of eight places, each row going up by threes in suit from its own rank, with the aces apart.':
    'Beide Kartenspiele in drei Reihen zu acht Plätzen ordnen: Jede Reihe beginnt mit ihrem eigenen Rang und geht in einer Farbe und in Dreierschritten aufwärts; die Asse liegen für sich.',
  'Bring both packs home on the twelve hours of a clock, in suit, so that each hour shows its own number.':
    'Beide Kartenspiele in ihrer Farbe auf die zwölf Stunden einer Uhr bringen, so dass jede Stunde ihre Zahl zeigt.',
  'Bring two packs without kings and queens home: eight foundations, built from ace to jack in suit.':
    'Zwei Kartenspiele ohne Könige und Damen auf die acht Grundstapel bringen, in jeder Farbe vom Ass zum Buben.',
  'Remove all the cards, in groups that add up to fifteen; a ten, a jack, a queen and a king go together.':
    'Alle Karten abräumen, in Gruppen, die zusammen fünfzehn ergeben; Zehn, Bube, Dame und König gehen zusammen.',
  'Remove all the cards: pairs that add up to eleven, and jack, queen and king together.':
    'Alle Karten abräumen: Paare, die zusammen elf ergeben, und Bube, Dame und König zusammen.',
  'Remove cards in threes of consecutive ranks until one card is left.':
    'Immer drei Karten mit aufeinanderfolgenden Rängen abräumen, bis nur noch eine übrig ist.',
  'Turn up all the cards: each suit in a row of its own, from seven to ace.':
    'Alle Karten aufdecken: jede Farbe in ihrer eigenen Reihe, von der Sieben zum Ass.',
  'Bring all cards home: four foundations, built in suit from the seven to the ace.':
    'Alle Karten auf die vier Grundstapel bringen, in jeder Farbe von der Sieben zum Ass.',
  'Put both packs, which have no aces, in order in three rows of eight places, each row going up by threes in suit from its own rank.':
    'Beide Kartenspiele, die keine Asse haben, in drei Reihen zu acht Plätzen ordnen, jede Reihe in Dreierschritten und in ihrer Farbe von ihrem eigenen Rang aufwärts.',
  'Bring both packs home, in suit: two foundations of each suit go up from the king, two go down from the queen.':
    'Beide Kartenspiele auf die Grundstapel bringen: In jeder Farbe gehen zwei vom König aufwärts und zwei von der Dame abwärts.',
  'Bring both packs home: in each suit a foundation goes up from the ace, the queen and the jack have places of their own, and another goes down from the ten to the king.':
    'Beide Kartenspiele auf die Grundstapel bringen: In jeder Farbe geht einer vom Ass aufwärts, Dame und Bube haben eigene Plätze, und ein anderer geht von der Zehn abwärts bis zum König.',
  'Bring both packs home: eight foundations go down from the sixes and eight up from the sevens, in suit.':
    'Beide Kartenspiele auf die Grundstapel bringen: Acht gehen von den Sechsen abwärts und acht von den Siebenen aufwärts, jeder in einer Farbe.',
  'Bring all cards but the queens home, regardless of suit: the sixes go up to the jack, the fives down to the ace and then the king.':
    'Alle Karten außer den Damen auf die Grundstapel bringen, gleich in welcher Farbe: die Sechsen aufwärts bis zum Buben, die Fünfen abwärts bis zum Ass, auf das noch ein König kommt.',
  'Arrange both packs in eight columns of thirteen cards, each going up regardless of suit.':
    'Beide Kartenspiele in acht Spalten zu dreizehn Karten ordnen, jede aufwärts, gleich in welcher Farbe.',
  'Bring both packs home on eight foundations that climb by ones, twos, threes and so on up to eights.':
    'Beide Kartenspiele auf acht Grundstapel bringen, die in Einer-, Zweier-, Dreierschritten und so fort bis zu Achterschritten steigen.',
  'Bring all cards home: the aces on one pile in alternating colours, and in suit two, four, six, eight, ten, queen and three, five, seven, nine, jack.':
    'Alle Karten auf die Grundstapel bringen: die Asse abwechselnd rot und schwarz auf einen, und in jeder Farbe Zwei, Vier, Sechs, Acht, Zehn, Dame sowie Drei, Fünf, Sieben, Neun, Bube.',
  'Clear the seven columns, three cards at a time that add up to ten, twenty or thirty.':
    'Die sieben Spalten räumen, immer drei Karten zusammen, die zehn, zwanzig oder dreißig ergeben.',
  'Remove all the cards: pairs that add up to ten, and tens, jacks, queens and kings four at a time.':
    'Alle Karten abräumen: Paare, die zusammen zehn ergeben, und Zehnen, Buben, Damen und Könige zu viert.',
  'Remove every card except the twelve court cards.': 'Alle Karten außer den zwölf Bildkarten abräumen.',
  'Remove all the cards from the row: neighbours that add up to ten, twenty or thirty.':
    'Alle Karten aus der Reihe abräumen: Nachbarn, die zusammen zehn, zwanzig oder dreißig ergeben.',
  'Discard all the cards, two or four of the last four at a time.':
    'Alle Karten abräumen, immer zwei oder vier der letzten vier.',
  'Discard all the cards: each goes when it is turned up as its rank is counted.':
    'Alle Karten abräumen: Eine Karte geht, wenn beim Aufdecken gerade ihr Rang gezählt wird.',
  'Make four whole runs, each from king down to ace, regardless of suit.':
    'Vier vollständige Folgen legen, jede vom König zum Ass, gleich in welchen Farben.',
  'Remove all the cards: pairs that add up to nine, nines on their own, and tens, jacks, queens and kings in sets of four.':
    'Alle Karten abräumen: Paare, die zusammen neun ergeben, Neunen allein, und Zehn, Bube, Dame und König zu viert.',
  'Remove all the cards: pairs of one suit that add up to eleven, and jack, queen and king of one suit together.':
    'Alle Karten abräumen: Paare einer Farbe, die zusammen elf ergeben, und Bube, Dame und König einer Farbe zusammen.',
  'Remove all the cards: aces on their own, the others in sets of a face card and three that add up to eighteen.':
    'Alle Karten abräumen: Asse allein, die anderen in Sätzen aus einer Bildkarte und drei Karten, die zusammen achtzehn ergeben.',
  'Remove the whole pyramid, in pairs of equal or neighbouring ranks.':
    'Die ganze Pyramide abräumen, in Paaren gleichen oder benachbarten Ranges.',
  'Remove both pyramids, in pairs that add up to thirteen.':
    'Beide Pyramiden abräumen, in Paaren, die zusammen dreizehn ergeben.',
  'Remove all but four cards, in pairs of one suit.': 'Alle Karten bis auf vier abräumen, in Paaren einer Farbe.',
  'Remove all the cards from the row: neighbours that add up to seven or a multiple of it.':
    'Alle Karten aus der Reihe abräumen: Nachbarn, die zusammen sieben oder ein Vielfaches davon ergeben.',
  'Bring all cards home by twos, in suit: black suits begin with the ace, red suits with the two.':
    'Alle Karten auf die Grundstapel bringen, in jeder Farbe in Zweierschritten: Schwarz beginnt mit dem Ass, Rot mit der Zwei.',
  'Bring both packs home, in suit, round the corner of king and ace: in each suit one foundation goes up from the queen and another down from the jack.':
    'Beide Kartenspiele auf die Grundstapel bringen, über König und Ass hinweg: In jeder Farbe geht einer von der Dame aufwärts und einer vom Buben abwärts.',
  'Bring all cards home on one foundation: four times round, regardless of suit, from the rank that is dealt.':
    'Alle Karten auf einen Grundstapel bringen: viermal rundherum, gleich in welcher Farbe, vom Rang der gegebenen Karte an.',
  'Bring all cards home, wrapping from king to ace: two red foundations and two black ones, built up from two, three, four and five.':
    'Alle Karten auf zwei rote und zwei schwarze Grundstapel bringen, von der Zwei, der Drei, der Vier und der Fünf aufwärts und nach dem König mit dem Ass weiter.',
  'Bring both packs home on eight foundations, begun in turn by king, queen, jack and so on down to the six, each going down regardless of suit.':
    'Beide Kartenspiele auf acht Grundstapel bringen, die der Reihe nach mit König, Dame, Bube und so weiter bis zur Sechs beginnen und abwärts gehen, gleich in welcher Farbe.',
  'Bring both packs home, in suit, round the corner of king and ace: four foundations go down from the base card, four up from the rank above it.':
    'Beide Kartenspiele auf die Grundstapel bringen, in jeder Farbe und über König und Ass hinweg: Vier gehen vom Grundwert abwärts, vier vom Rang darüber aufwärts.',
  'Bring both packs home on thirteen foundations of eight cards, each begun one rank below its left neighbour and going down regardless of suit.':
    'Beide Kartenspiele auf dreizehn Grundstapel zu acht Karten bringen, die je einen Rang unter ihrem linken Nachbarn beginnen und abwärts gehen, gleich in welcher Farbe.',
  'Bring all cards home: four foundations, built from ace to king, each card of the suit that follows the one below it.':
    'Alle Karten auf die vier Grundstapel bringen, vom Ass zum König, jede Karte in der Farbe, die auf die darunter folgt.',
  'Bring both packs home: the red suits go up from ace to king, the black suits down from king to ace.':
    'Beide Kartenspiele ablegen: die roten Farben vom Ass aufwärts zum König, die schwarzen vom König abwärts zum Ass.',
  'Bring all four packs home: sixteen foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Alle vier Kartenspiele auf die sechzehn Grundstapel bringen, in jeder Farbe vom Ass über die Sieben zum König.',
  'Arrange both packs in eight columns, each from king down to ace in alternating colours.':
    'Beide Kartenspiele in acht Spalten ordnen, jede vom König zum Ass, abwechselnd rot und schwarz.',
  'Bring all cards home: four foundations, built in suit from the two up to the king, followed by the ace.':
    'Alle Karten auf die vier Grundstapel bringen, in jeder Farbe von der Zwei über den König zum Ass.',
  'Capture cards until only one king is left: all the others go home, in suit, from the ace up.':
    'Karten schlagen, bis nur ein König übrig ist: Alle anderen kommen auf die Grundstapel, in ihrer Farbe vom Ass an aufwärts.',
  'Bring both packs home on eight foundations, going up from the base card regardless of suit and wrapping from king to ace.':
    'Beide Kartenspiele auf acht Grundstapel bringen, vom Grundwert an aufwärts, gleich in welcher Farbe, nach dem König mit dem Ass weiter.',
  'Bring both packs home: eight foundations, built in suit from the king, followed by the ace, up to the queen.':
    'Beide Kartenspiele auf die acht Grundstapel bringen, in jeder Farbe vom König über das Ass bis zur Dame.',
  'Arrange both packs in eight columns, each from king down to ace regardless of suit.':
    'Beide Kartenspiele in acht Spalten ordnen, jede vom König zum Ass, gleich in welcher Farbe.',
};
