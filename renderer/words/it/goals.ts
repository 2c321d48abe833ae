/** The goals of the games in Italian, by the English sentences of their pages. */
export const goals: Readonly<Record<string, string>> = {
  'Bring all cards home: four foundations, built from ace to king in suit.':
    'Porta tutte le carte sulle quattro basi, dall’asso al re in ogni seme.',
  'Bring all fifty-two cards home: four foundations, each built from the ace up to the king of one suit.':
    'Porta tutte le cinquantadue carte sulle quattro basi, ognuna dall’asso al re di un seme.',
  'Bring all cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Porta tutte le carte alle basi nel loro seme, salendo dalla carta iniziale e passando dal re all’asso.',
  'Bring all fifty-two cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Porta tutte le cinquantadue carte alle basi nel loro seme, salendo dalla carta iniziale e passando dal re all’asso.',
  'Bring all cards home, in suit, going up from the base card that you choose and wrapping from king to ace.':
    'Porta tutte le carte alle basi nel loro seme, salendo dalla carta iniziale che scegli e passando dal re all’asso.',
  'Bring all cards home: four foundations, built up in suit from the base card.':
    'Porta tutte le carte sulle quattro basi, salendo nello stesso seme dalla carta iniziale.',
  'Bring all cards home: four foundations, built up in suit from the base rank.':
    'Porta tutte le carte sulle quattro basi, salendo nello stesso seme dal valore iniziale.',
  'Bring all cards home: four foundations, built from ace to king in suit. The score rewards patience.':
    'Porta tutte le carte sulle quattro basi, dall’asso al re in ogni seme. I punti premiano chi si prende il suo tempo.',
  'Bring all cards home: four foundations, each built from ace to king, regardless of suit.':
    'Porta tutte le carte sulle quattro basi, ognuna dall’asso al re, qualunque sia il seme.',
  'Bring all cards home: four foundations, built from ace to king regardless of suit.':
    'Porta tutte le carte sulle quattro basi, dall’asso al re, qualunque sia il seme.',
  'Bring all cards home: in each suit one foundation goes up from the ace and another down from the king, until they meet.':
    'Porta tutte le carte alle basi: in ogni seme una sale dall’asso e un’altra scende dal re, finché si incontrano.',
  'Bring all cards home on the four aces, in suit.': 'Porta tutte le carte sui quattro assi, nel loro seme.',
  'Bring all cards home on the four twos, in suit, with the aces last.':
    'Porta tutte le carte sui quattro due, nel loro seme, con gli assi per ultimi.',
  'Bring all cards home on four foundations that climb by ones, twos, threes and fours.':
    'Porta tutte le carte su quattro basi che salgono di uno, di due, di tre e di quattro.',
  'Bring all cards to their hours before the fourth king turns up.':
    'Porta tutte le carte alla loro ora prima che appaia il quarto re.',
  'Bring both packs home: eight foundations, each built from the ace up to the king of one suit.':
    'Porta i due mazzi sulle otto basi, ognuna dall’asso al re di un seme.',
  'Bring all three packs home: twelve foundations, built from ace to king in suit.':
    'Porta i tre mazzi sulle dodici basi, dall’asso al re nello stesso seme.',
  'Bring both packs home: eight foundations, built from ace to king in suit.':
    'Porta i due mazzi sulle otto basi, dall’asso al re nello stesso seme.',
  'Bring both packs home on the eight aces, in alternating colours.':
    'Porta i due mazzi sugli otto assi, alternando rosso e nero.',
  'Bring both packs home on four foundations, one for each suit: from ace up to king, then from the other king down to the other ace.':
    'Porta i due mazzi su quattro basi, una per seme: dall’asso su fino al re, poi dall’altro re giù fino all’altro asso.',
  'Bring both packs home on eight foundations, all going the same way from the base card.':
    'Porta i due mazzi su otto basi, che vanno tutte nello stesso verso dalla carta iniziale.',
  'Bring both packs home on eight foundations, going up from the base card in alternating colours and wrapping from king to ace.':
    'Porta i due mazzi su otto basi, salendo dalla carta iniziale, alternando rosso e nero e passando dal re all’asso.',
  'Bring every card to the foundations.': 'Porta tutte le carte alle basi.',
  'Bring every card except the four kings to the foundation.': 'Porta tutte le carte tranne i quattro re alla base.',
  'Bring all diamonds to the foundation, and arrange clubs, hearts and spades in columns of their own, each from king down to ace.':
    'Porta tutti i quadri alla base, e ordina fiori, cuori e picche ognuno nella sua colonna, dal re all’asso.',
  'Bring the whole pack into the audience chamber: kings and queens to the thrones, the other cards to the foundations.':
    'Porta tutto il mazzo nella sala delle udienze: re e regine ai troni, le altre carte alle basi.',
  'Bring the sixes and lower cards to the tomb in the middle, the sevens and higher cards to the corners.':
    'Porta i sei e le carte più basse alla tomba al centro, i sette e le più alte agli angoli.',
  'Build all four aces up to the kings.': 'Costruisci dai quattro assi fino ai re.',
  'Build four foundations from the ace up to the king.': 'Costruisci quattro basi dall’asso al re.',
  'Build every suit from the ace to the queen, so that the four queens end up on top.':
    'Costruisci ogni seme dall’asso alla regina, così che alla fine le quattro regine siano in cima.',
  'Build the stock on four foundations, each of which counts in its own steps and ends with a king.':
    'Costruisci con le carte del tallone quattro basi; ognuna sale a modo suo e finisce con un re.',
  'Make four whole runs, each from king down to ace in alternating colours.':
    'Forma quattro sequenze intere, ognuna dal re all’asso alternando rosso e nero.',
  'Make four whole runs, each from king down to ace in one suit.':
    'Forma quattro sequenze intere, ognuna dal re all’asso di uno stesso seme.',
  'Make eight whole runs, each from king down to ace in one suit.':
    'Forma otto sequenze intere, ognuna dal re all’asso di uno stesso seme.',
  'Make twelve whole runs, four of each suit, from king down to ace.':
    'Forma dodici sequenze intere, quattro per seme, dal re all’asso.',
  'Make twelve whole runs, three of each suit, from king down to ace.':
    'Forma dodici sequenze intere, tre per seme, dal re all’asso.',
  'Arrange the pack in four columns, each from king down to ace in one suit.':
    'Ordina il mazzo in quattro colonne, ognuna dal re all’asso di uno stesso seme.',
  'Arrange both packs in eight columns, each from king down to ace in alternating colours.':
    'Ordina i due mazzi in otto colonne, ognuna dal re all’asso alternando rosso e nero.',
  'Arrange both packs in eight columns, each from king down to ace regardless of suit.':
    'Ordina i due mazzi in otto colonne, ognuna dal re all’asso, qualunque sia il seme.',
  'Arrange the four columns so that each is a complete suit, from king down to ace.':
    'Disponi le quattro colonne così che ognuna sia un seme intero, dal re all’asso.',
  'Put the cards of each row in order from two to king, each row in one suit.':
    'Ordina le carte di ogni fila dal due al re, ogni fila di uno stesso seme.',
  'Put the cards in one long line from the ace in the upper left corner: ace to queen of one suit, ace to queen of another, until all four suits are in order.':
    'Metti le carte in una lunga linea dall’asso in alto a sinistra: dall’asso alla regina di un seme, poi di un altro, finché tutti e quattro i semi sono in ordine.',
  'Collect each suit in one row, with no row getting ahead of the one above.':
    'Raccogli ogni seme in una fila, senza che una fila superi quella sopra.',
  'Sort the cards until every pile holds the four cards of one rank.':
    'Ordina le carte finché ogni pila contiene le quattro carte di un valore.',
  'Play all fifty-two cards into one long row.': 'Disponi tutte le cinquantadue carte in una lunga fila.',
  'Close up the line of cards until only one pile is left.': 'Stringi la fila di carte finché resta una sola pila.',
  'Clear the whole pyramid to the waste.': 'Porta tutta la piramide nel pozzo.',
  'Clear all three peaks.': 'Sgombra tutte e tre le cime.',
  'Play every card of the nine columns off to the waste.': 'Gioca tutte le carte delle nove colonne sul pozzo.',
  'Play every card of the seven columns off to the waste.': 'Gioca tutte le carte delle sette colonne sul pozzo.',
  'Use up the stock.': 'Esaurisci il tallone.',
  'Remove all the cards in pairs.': 'Togli tutte le carte a coppie.',
  'Remove all the cards, in pairs that add up to thirteen.': 'Togli tutte le carte, a coppie che fanno tredici.',
  'Remove all the cards, in pairs that add up to fourteen.': 'Togli tutte le carte, a coppie che fanno quattordici.',
  'Remove all the cards, in pairs of neighbours that add up to thirteen.':
    'Togli tutte le carte, a coppie di vicine che fanno tredici.',
  'Remove all the cards, in pairs of neighbours of the same rank.':
    'Togli tutte le carte, a coppie di vicine dello stesso valore.',
  'Remove all the cards in pairs of one rank.': 'Togli tutte le carte a coppie dello stesso valore.',
  'Remove every card except the four aces.': 'Togli tutte le carte tranne i quattro assi.',
  'Remove every card except the four tens.': 'Togli tutte le carte tranne i quattro dieci.',
  'Remove forty-eight cards in pairs, so that only the four aces are left.':
    'Togli quarantotto carte a coppie, così che restino solo i quattro assi.',
  'Remove all fifty-two cards, four of a rank at a time.':
    'Togli tutte le cinquantadue carte, quattro dello stesso valore alla volta.',
  'Get rid of every card but the four aces.': 'Liberati di tutte le carte tranne i quattro assi.',
  'Remove all fifty-two cards: kings on their own, all others in pairs that add up to thirteen.':
    'Togli tutte le cinquantadue carte: i re da soli, le altre a coppie che fanno tredici.',
  'Remove all fifty-two cards in pairs of the same rank, and keep the high ranks for last.':
    'Togli tutte le cinquantadue carte a coppie dello stesso valore, e tieni per ultimi i valori alti.',
  'Seat the twelve face cards round the table, and remove all the other cards.':
    'Fai sedere le dodici figure intorno al tavolo, e togli tutte le altre carte.',
  'Clear the table by collecting matches: full sets of cards of one rank, regardless of suit.':
    'Sgombra il tavolo raccogliendo gruppi: tutte le carte di un valore, qualunque sia il seme.',
  'Fill a square of twenty-five cards so that its rows, columns and diagonals make good poker hands: 75 points or more win.':
    'Riempi un quadrato di venticinque carte così che file, colonne e diagonali facciano buone mani di poker: si vince con 75 punti o più.',
  'Break through the wall and past the guards, and overthrow the two kings.':
    'Sfonda il muro, supera le guardie e rovescia i due re.',
  'Bring both packs home on the eight twos, in suit, with the aces last.':
    'Porta i due mazzi sugli otto due, in ogni seme, con gli assi per ultimi.',
  'Make eight whole runs, each of thirteen cards in one suit, whichever comes first.':
    'Forma otto sequenze intere di tredici carte di un solo seme, qualunque sia la prima.',
  'Bring all cards home: four foundations, built in suit from king down to ace.':
    'Porta tutte le carte sulle quattro basi, dal re all’asso in ogni seme.',
  'Bring all cards home: four foundations, built from ace to king in alternating colours.':
    'Porta tutte le carte sulle quattro basi, dall’asso al re, alternando rosso e nero.',
  'Bring both packs home, in suit, going up from the base card and wrapping from king to ace.':
    'Porta i due mazzi alle basi nel loro seme, salendo dalla carta iniziale e passando dal re all’asso.',
  'Bring both packs home on the eight aces, in suit.': 'Porta i due mazzi sugli otto assi, in ogni seme.',
  'Bring both packs home: four foundations, each built from ace to king in suit, and then from ace to king again.':
    'Porta i due mazzi su quattro basi, ognuna dall’asso al re nello stesso seme e poi ancora dall’asso al re.',
  'Bring both packs home: eight foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Porta i due mazzi sulle otto basi, in ogni seme dall’asso, seguito dal sette, fino al re.',
  'Bring all cards home on four foundations that end with the digits of the year.':
    'Porta tutte le carte su quattro basi che finiscono con le cifre dell’anno.',
  'Bring all cards home on four foundations, which go up regardless of suit, wrapping from king to ace.':
    'Porta tutte le carte su quattro basi, salendo qualunque sia il seme e passando dal re all’asso.',
  'Bring both packs home in alternating colours: four foundations go up from the ace card by card, four others take whole runs from king down to ace.':
    'Porta i due mazzi alle basi alternando rosso e nero: quattro salgono dall’asso carta per carta, altre quattro prendono sequenze intere dal re all’asso.',
  'Bring both packs home on the eight aces, regardless of suit.':
    'Porta i due mazzi sugli otto assi, qualunque sia il seme.',
  'Bring both packs home: eight foundations, built from ace to king regardless of suit.':
    'Porta i due mazzi sulle otto basi, dall’asso al re, qualunque sia il seme.',
  'Bring both packs home: in each suit a foundation goes up from an ace and another goes down from a king.':
    'Porta i due mazzi sulle basi: in ogni seme una sale da un asso e un’altra scende da un re.',
  'Bring all cards home: two red foundations and two black ones, built up from the aces.':
    'Porta tutte le carte su due basi rosse e due nere, salendo dagli assi.',
  'Bring both packs home: eight foundations, each of thirteen cards ending with the index card above it.':
    'Porta i due mazzi sulle otto basi, ciascuna di tredici carte che finiscono con la carta guida sopra di essa.',
  'Bring both packs home: in each suit one foundation goes up from the ace and another down from the king.':
    'Porta i due mazzi sulle basi: in ogni seme una sale dall’asso e un’altra scende dal re.',
  'Bring both packs home by twos, in suit: four foundations begin with aces, four with twos.':
    'Porta i due mazzi sulle basi di due in due, in ogni seme: quattro cominciano con gli assi, quattro con i due.',
  'Bring both packs home: in each suit one foundation goes up from the ace, two go up by twos, and the last king has a place of his own.':
    'Porta i due mazzi sulle basi: in ogni seme una sale dall’asso, due salgono di due in due, e l’ultimo re ha un posto tutto suo.',
  'Bring both packs home, in suit: the eight fives go down past the ace to the king, the eight sixes up to the queen.':
    'Porta i due mazzi sulle basi, in ogni seme: gli otto cinque scendono oltre l’asso fino al re, gli otto sei salgono fino alla regina.',
  'Bring both packs home: four times round from ace to king in the middle, and four foundations down from the king, regardless of suit.':
    'Porta i due mazzi sulle basi: al centro quattro giri dall’asso al re, e quattro che scendono dal re, qualunque sia il seme.',
  'Bring both packs home, in suit, so that the king of hearts is left in the middle of eight queens.':
    'Porta i due mazzi sulle basi, in ogni seme, così che il re di cuori resti in mezzo a otto regine.',
  'Bring both packs onto the two stars.': 'Porta tutti e due i mazzi sulle due stelle.',
  'Play every card of the three trees off to the waste.': 'Gioca tutte le carte dei tre abeti sul pozzo.',
  'Play away every card but the four queens.': 'Gioca tutte le carte tranne le quattro regine.',
  'Remove all the cards, thirteen at a time: the top cards of the columns whenever they add up to ninety-one.':
    'Togli tutte le carte, tredici alla volta: le ultime delle colonne, appena la loro somma fa novantuno.',
  'Build all the cards down on the jack of spades, regardless of suit, with the king of spades and the queen of hearts as the last two.':
    'Porta tutte le carte sul fante di picche, in ordine decrescente e di qualsiasi seme, e per ultimi il re di picche e la regina di cuori.',
  'Bring all cards into the black hole in the middle.': 'Porta tutte le carte nel buco nero al centro.',
  'Bring all cards home on one foundation: four times round from ace to king, regardless of suit.':
    'Porta tutte le carte su una sola base: quattro giri dall’asso al re, qualunque sia il seme.',
  'Bring all cards home on one foundation, where each lies on a neighbour in rank.':
    'Porta tutte le carte su una sola base, ognuna su una carta di valore vicino.',
  'Bring all cards onto four heaps, each on a card of its own colour and an adjacent rank.':
    'Porta tutte le carte su quattro mucchi, ognuna su una carta di valore vicino, rossa su rossa e nera su nera.',
  'Remove the whole pyramid, in pairs that add up to thirteen.': 'Togli tutta la piramide, a coppie che fanno tredici.',
  'Lay the whole stock on the tower, each card on one with which it adds up to fourteen.':
    'Metti tutto il tallone sulla torre, ogni carta su una con cui fa quattordici.',
  'Put the cards of each row in order from ace to king, each row in one suit.':
    'Ordina le carte di ogni fila dall’asso al re, ogni fila di uno stesso seme.',
  'Put the cards of each row in order from ace to king, with a six after the ace, each row in one suit.':
    'Ordina le carte di ogni fila dall’asso al re, il sei dopo l’asso, ogni fila di uno stesso seme.',
  'Build the twelve foundations of the clock up in suit until each shows its hour.':
    'Costruisci le dodici basi dell’orologio nello stesso seme finché ognuna mostra la sua ora.',
  'Bring all cards home: round the four queens the fives go down to the king and the sixes up to the jack.':
    'Porta tutte le carte alle basi: attorno alle quattro regine i cinque scendono fino al re e i sei salgono fino al fante.',
  'Bring the queen of hearts and the king of hearts together, with nothing between them.':
    'Unisci la regina di cuori e il re di cuori, senza nulla in mezzo.',
  'Remove cards from between others until only two are left.':
    'Togli le carte che stanno fra altre due, finché ne restano solo due.',
  'Bring both packs home: eight foundations, built in suit from the king, through the ace, up to the queen.':
    'Porta i due mazzi sulle otto basi, nello stesso seme, dal re all’asso e su fino alla regina.',
  'Bring the whole pack into the circle, each pile going up regardless of suit.':
    'Porta tutto il mazzo nel cerchio, salendo di valore in valore, qualunque sia il seme.',
  'Gather each rank at its hour of the dial, red and black in turn, and the kings in the middle.':
    'Raccogli ogni valore alla sua ora del quadrante, alternando rosso e nero, e i re al centro.',
  'Bring both packs home: eight foundations go from ace to queen in suit, and a ninth takes all the kings.':
    'Porta i due mazzi alle basi: otto vanno dall’asso alla regina nello stesso seme, la nona accoglie tutti i re.',
  'Bring both packs home: eight foundations, built up in suit from the base card.':
    'Porta i due mazzi sulle otto basi, nello stesso seme, a partire dalla carta iniziale.',
  'Bring all cards home: four foundations in the corners, built up in suit, wrapping from king to ace.':
    'Porta tutte le carte sulle quattro basi agli angoli, nello stesso seme e passando dal re all’asso.',
  'Bring both packs home by twos, in suit: eight foundations begin with aces, eight with twos.':
    'Porta i due mazzi sulle basi di due in due, in ogni seme: otto cominciano con gli assi, otto con i due.',
  'Bring every card from ace to ten home: eight foundations, built in suit. Pictures stay in the columns.':
    'Porta tutte le carte dall’asso al dieci su otto basi, per seme; le figure restano nelle colonne.',
  'Bring all cards from ace to jack home: eight foundations, regardless of suit, while the kings and queens stay on the table.':
    'Porta tutte le carte dall’asso al fante su otto basi, qualunque sia il seme; i re e le regine restano sul tavolo.',
  'Bring all cards but the eight kings home: eight foundations, built from ace to queen regardless of suit.':
    'Porta tutte le carte tranne gli otto re su otto basi, dall’asso alla regina, qualunque sia il seme.',
  'Knock all eight clubs out before the cards have gone round three times.':
    'Elimina gli otto fiori prima che le carte abbiano fatto tre giri.',
  'Bring both packs home: four foundations go up from aces and four down from kings, regardless of suit.':
    'Porta i due mazzi alle basi: quattro salgono dagli assi e quattro scendono dai re, qualunque sia il seme.',
  'Bring all cards home on four foundations, all going the same way from the base card.':
    'Porta tutte le carte su quattro basi che vanno tutte nello stesso verso dalla carta iniziale.',
  'Put both packs in order in three rows of eight places, each row going up by threes in suit from its own rank, with the aces apart.':
    'Ordina i due mazzi in tre file di otto posti, in modo che ogni fila salga di tre in tre nello stesso seme a partire dal proprio valore, con gli assi a parte.',
  'Bring both packs home on the twelve hours of a clock, in suit, so that each hour shows its own number.':
    'Porta i due mazzi, in ogni seme, sulle dodici ore di un orologio, così che ogni ora mostri il proprio numero.',
  'Bring two packs without kings and queens home: eight foundations, built from ace to jack in suit.':
    'Porta due mazzi senza re né regine su otto basi, dall’asso al fante nello stesso seme.',
  'Remove all the cards, in groups that add up to fifteen; a ten, a jack, a queen and a king go together.':
    'Togli tutte le carte, a gruppi che fanno quindici; dieci, fante, regina e re vanno via insieme.',
  'Remove all the cards: pairs that add up to eleven, and jack, queen and king together.':
    'Togli tutte le carte: le coppie che fanno undici, e fante, regina e re insieme.',
  'Remove cards in threes of consecutive ranks until one card is left.':
    'Togli le carte tre alla volta, di valori consecutivi, finché ne resta una.',
  'Turn up all the cards: each suit in a row of its own, from seven to ace.':
    'Scopri tutte le carte: ogni seme nella sua fila, dal sette all’asso.',
  'Bring all cards home: four foundations, built in suit from the seven to the ace.':
    'Porta tutte le carte sulle quattro basi, dal sette all’asso in ogni seme.',
  'Put both packs, which have no aces, in order in three rows of eight places, each row going up by threes in suit from its own rank.':
    'Ordina i due mazzi, che non hanno assi, in tre file di otto posti, in modo che ogni fila salga di tre in tre nello stesso seme a partire dal proprio valore.',
  'Bring both packs home, in suit: two foundations of each suit go up from the king, two go down from the queen.':
    'Porta i due mazzi sulle basi, nello stesso seme: due basi di ogni seme salgono dal re, due scendono dalla regina.',
  'Bring both packs home: in each suit a foundation goes up from the ace, the queen and the jack have places of their own, and another goes down from the ten to the king.':
    'Porta i due mazzi sulle basi: in ogni seme una sale dall’asso, la regina e il fante hanno un posto loro, e un’altra scende dal dieci al re.',
  'Bring both packs home: eight foundations go down from the sixes and eight up from the sevens, in suit.':
    'Porta i due mazzi sulle basi: otto scendono dai sei e otto salgono dai sette, nello stesso seme.',
  'Bring all cards but the queens home, regardless of suit: the sixes go up to the jack, the fives down to the ace and then the king.':
    'Porta tutte le carte tranne le regine alle basi, qualunque sia il seme: i sei salgono fino al fante, i cinque scendono fino all’asso e poi al re.',
  'Arrange both packs in eight columns of thirteen cards, each going up regardless of suit.':
    'Ordina i due mazzi in otto colonne di tredici carte, ognuna a salire, qualunque sia il seme.',
  'Bring both packs home on eight foundations that climb by ones, twos, threes and so on up to eights.':
    'Porta i due mazzi su otto basi che salgono di uno, di due, di tre e così via fino a otto.',
  'Bring all cards home: the aces on one pile in alternating colours, and in suit two, four, six, eight, ten, queen and three, five, seven, nine, jack.':
    'Porta tutte le carte alle basi: gli assi su una sola, rossi e neri alternati, e nello stesso seme due, quattro, sei, otto, dieci, regina e tre, cinque, sette, nove, fante.',
  'Clear the seven columns, three cards at a time that add up to ten, twenty or thirty.':
    'Svuota le sette colonne, tre carte alla volta che fanno dieci, venti o trenta.',
  'Remove all the cards: pairs that add up to ten, and tens, jacks, queens and kings four at a time.':
    'Togli tutte le carte: le coppie che fanno dieci, e dieci, fanti, regine e re a quattro a quattro.',
  'Remove every card except the twelve court cards.': 'Togli tutte le carte tranne le dodici figure.',
  'Remove all the cards from the row: neighbours that add up to ten, twenty or thirty.':
    'Togli tutte le carte della fila: vicine che fanno dieci, venti o trenta.',
  'Discard all the cards, two or four of the last four at a time.':
    'Togli tutte le carte, due o quattro alla volta fra le ultime quattro.',
  'Discard all the cards: each goes when it is turned up as its rank is counted.':
    'Togli tutte le carte: ognuna esce se viene girata mentre si conta il suo valore.',
  'Make four whole runs, each from king down to ace, regardless of suit.':
    'Forma quattro sequenze intere, ognuna dal re all’asso, di qualsiasi seme.',
  'Remove all the cards: pairs that add up to nine, nines on their own, and tens, jacks, queens and kings in sets of four.':
    'Togli tutte le carte: le coppie che fanno nove, i nove da soli, e dieci, fante, regina e re a quattro a quattro.',
  'Remove all the cards: pairs of one suit that add up to eleven, and jack, queen and king of one suit together.':
    'Togli tutte le carte: le coppie di uno stesso seme che fanno undici, e fante, regina e re di uno stesso seme insieme.',
  'Remove all the cards: aces on their own, the others in sets of a face card and three that add up to eighteen.':
    'Togli tutte le carte: gli assi da soli, le altre a gruppi di una figura e tre carte che fanno diciotto.',
  'Remove the whole pyramid, in pairs of equal or neighbouring ranks.':
    'Togli tutta la piramide, a coppie di valori uguali o vicini.',
  'Remove both pyramids, in pairs that add up to thirteen.': 'Togli entrambe le piramidi, a coppie che fanno tredici.',
  'Remove all but four cards, in pairs of one suit.':
    'Togli tutte le carte tranne quattro, a coppie di uno stesso seme.',
  'Remove all the cards from the row: neighbours that add up to seven or a multiple of it.':
    'Togli tutte le carte della fila: vicine che fanno sette o un multiplo di sette.',
  'Bring all cards home by twos, in suit: black suits begin with the ace, red suits with the two.':
    'Porta tutte le carte sulle basi di due in due, in ogni seme: i semi neri cominciano dall’asso, i rossi dal due.',
  'Bring both packs home, in suit, round the corner of king and ace: in each suit one foundation goes up from the queen and another down from the jack.':
    'Porta i due mazzi alle basi, passando per il re e l’asso: in ogni seme una sale dalla regina e un’altra scende dal fante.',
  'Bring all cards home on one foundation: four times round, regardless of suit, from the rank that is dealt.':
    'Porta tutte le carte su una sola base: quattro giri, qualunque sia il seme, dal valore della carta distribuita.',
  'Bring all cards home, wrapping from king to ace: two red foundations and two black ones, built up from two, three, four and five.':
    'Porta tutte le carte su due basi rosse e due nere, da un due, un tre, un quattro e un cinque in su, con l’asso dopo il re.',
  'Bring both packs home on eight foundations, begun in turn by king, queen, jack and so on down to the six, each going down regardless of suit.':
    'Porta i due mazzi su otto basi, iniziate in ordine da re, regina, fante e così via fino al sei, che scendono qualunque sia il seme.',
  'Bring both packs home, in suit, round the corner of king and ace: four foundations go down from the base card, four up from the rank above it.':
    'Porta i due mazzi alle basi, nel loro seme e passando per il re e l’asso: quattro scendono dalla carta iniziale, quattro salgono dal valore successivo.',
  'Capture cards until only one king is left: all the others go home, in suit, from the ace up.':
    'Cattura carte finché resta un solo re: tutte le altre vanno alle basi, nel loro seme, a partire dall’asso.',
  'Bring both packs home on eight foundations, going up from the base card regardless of suit and wrapping from king to ace.':
    'Porta i due mazzi su otto basi, salendo dalla carta iniziale, qualunque sia il seme e passando dal re all’asso.',
  'Bring both packs home on thirteen foundations of eight cards, each begun one rank below its left neighbour and going down regardless of suit.':
    'Porta i due mazzi su tredici basi di otto carte, ciascuna iniziata un valore sotto la vicina di sinistra, che scendono qualunque sia il seme.',
  'Bring both packs home: the red suits go up from ace to king, the black suits down from king to ace.':
    'Porta i due mazzi sulle basi: i semi rossi salgono dall’asso al re, i neri scendono dal re all’asso.',
  'Bring both packs home: eight foundations, built in suit from the king, followed by the ace, up to the queen.':
    'Porta i due mazzi sulle otto basi, in ogni seme dal re, seguito dall’asso, fino alla regina.',
  'Bring all cards home: four foundations, built from ace to king, each card of the suit that follows the one below it.':
    'Porta tutte le carte sulle quattro basi, dall’asso al re, ogni carta del seme che segue quello della carta sotto.',
  'Bring all cards home: four foundations, built in suit from the two up to the king, followed by the ace.':
    'Porta tutte le carte sulle quattro basi, in ogni seme dal due al re, seguito dall’asso.',
  'Bring all four packs home: sixteen foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Porta i quattro mazzi sulle sedici basi, in ogni seme dall’asso, seguito dal sette, fino al re.',
};
