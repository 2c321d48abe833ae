/** The goals of the games in Polish, by the English sentences of their pages. */
export const goals: Readonly<Record<string, string>> = {
  'Bring all cards home: four foundations, built from ace to king in suit.':
    'Zbierz wszystkie karty na czterech stosach bazowych, w każdym kolorze od asa do króla.',
  'Bring all fifty-two cards home: four foundations, each built from the ace up to the king of one suit.':
    'Zbierz wszystkie pięćdziesiąt dwie karty na czterech stosach bazowych, w każdym kolorze od asa do króla.',
  'Bring all cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Zbierz wszystkie karty na stosach bazowych, kolorami, w górę od karty bazowej, a po królu dalej od asa.',
  'Bring all fifty-two cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Zbierz wszystkie pięćdziesiąt dwie karty na stosach bazowych, kolorami, w górę od karty bazowej, a po królu dalej od asa.',
  'Bring all cards home, in suit, going up from the base card that you choose and wrapping from king to ace.':
    'Zbierz wszystkie karty na stosach bazowych, kolorami, w górę od wybranej przez siebie karty bazowej, a po królu dalej od asa.',
  'Bring all cards home: four foundations, built up in suit from the base card.':
    'Zbierz wszystkie karty na czterech stosach bazowych, kolorami, w górę od karty bazowej.',
  'Bring all cards home: four foundations, built up in suit from the base rank.':
    'Zbierz wszystkie karty na czterech stosach bazowych, kolorami, w górę od wartości bazowej.',
  'Bring all cards home: four foundations, built from ace to king in suit. The score rewards patience.':
    'Zbierz wszystkie karty na czterech stosach bazowych, w każdym kolorze od asa do króla. Punkty nagradzają tych, którzy się nie spieszą.',
  'Bring all cards home: four foundations, each built from ace to king, regardless of suit.':
    'Zbierz wszystkie karty na czterech stosach bazowych, na każdym od asa do króla, bez względu na kolor.',
  'Bring all cards home: four foundations, built from ace to king regardless of suit.':
    'Zbierz wszystkie karty na czterech stosach bazowych, od asa do króla, bez względu na kolor.',
  'Bring all cards home: in each suit one foundation goes up from the ace and another down from the king, until they meet.':
    'Zbierz wszystkie karty na stosach bazowych: w każdym kolorze jeden rośnie od asa, a drugi maleje od króla, aż się spotkają.',
  'Bring all cards home on the four aces, in suit.': 'Zbierz wszystkie karty na czterech asach, kolorami.',
  'Bring all cards home on the four twos, in suit, with the aces last.':
    'Zbierz wszystkie karty na czterech dwójkach, kolorami, asy na końcu.',
  'Bring all cards home on four foundations that climb by ones, twos, threes and fours.':
    'Zbierz wszystkie karty na czterech stosach bazowych, które rosną co jeden, co dwa, co trzy i co cztery.',
  'Bring all cards to their hours before the fourth king turns up.':
    'Ułóż wszystkie karty przy ich godzinach, zanim pojawi się czwarty król.',
  'Bring both packs home: eight foundations, each built from the ace up to the king of one suit.':
    'Zbierz obie talie na ośmiu stosach bazowych, każdy w jednym kolorze od asa do króla.',
  'Bring all three packs home: twelve foundations, built from ace to king in suit.':
    'Zbierz wszystkie trzy talie na dwunastu stosach bazowych, kolorami, od asa do króla.',
  'Bring both packs home: eight foundations, built from ace to king in suit.':
    'Zbierz obie talie na ośmiu stosach bazowych, kolorami, od asa do króla.',
  'Bring both packs home on the eight aces, in alternating colours.':
    'Zbierz obie talie na ośmiu asach, na przemian czerwone i czarne.',
  'Bring both packs home on four foundations, one for each suit: from ace up to king, then from the other king down to the other ace.':
    'Zbierz obie talie na czterech stosach bazowych, po jednym na kolor: od asa w górę do króla, potem od drugiego króla w dół do drugiego asa.',
  'Bring both packs home on eight foundations, all going the same way from the base card.':
    'Zbierz obie talie na ośmiu stosach bazowych, które od karty bazowej idą wszystkie w tę samą stronę.',
  'Bring both packs home on eight foundations, going up from the base card in alternating colours and wrapping from king to ace.':
    'Zbierz obie talie na ośmiu stosach bazowych, w górę od karty bazowej, na przemian czerwone i czarne, a po królu dalej od asa.',
  'Bring every card to the foundations.': 'Przenieś każdą kartę na stosy bazowe.',
  'Bring every card except the four kings to the foundation.':
    'Przenieś na stos bazowy wszystkie karty oprócz czterech króli.',
  'Bring all diamonds to the foundation, and arrange clubs, hearts and spades in columns of their own, each from king down to ace.':
    'Zbierz wszystkie kara na stosie bazowym, a trefle, kiery i piki ułóż w osobnych kolumnach, każdą od króla do asa.',
  'Bring the whole pack into the audience chamber: kings and queens to the thrones, the other cards to the foundations.':
    'Wprowadź całą talię do sali audiencyjnej: króle i damy na trony, pozostałe karty na stosy bazowe.',
  'Bring the sixes and lower cards to the tomb in the middle, the sevens and higher cards to the corners.':
    'Przenieś szóstki i niższe karty do grobowca pośrodku, siódemki i wyższe karty do narożników.',
  'Build all four aces up to the kings.': 'Zbuduj na wszystkich czterech asach stosy aż do króli.',
  'Build four foundations from the ace up to the king.': 'Zbuduj cztery stosy bazowe od asa do króla.',
  'Build every suit from the ace to the queen, so that the four queens end up on top.':
    'Zbuduj każdy kolor od asa do damy, tak by na końcu cztery damy leżały na wierzchu.',
  'Build the stock on four foundations, each of which counts in its own steps and ends with a king.':
    'Zbuduj z talonu cztery stosy bazowe, z których każdy liczy we własnych krokach i kończy się królem.',
  'Make four whole runs, each from king down to ace in alternating colours.':
    'Ułóż cztery pełne sekwencje, każdą od króla do asa, na przemian czerwone i czarne.',
  'Make four whole runs, each from king down to ace in one suit.':
    'Ułóż cztery pełne sekwencje, każdą od króla do asa w jednym kolorze.',
  'Make eight whole runs, each from king down to ace in one suit.':
    'Ułóż osiem pełnych sekwencji, każdą od króla do asa w jednym kolorze.',
  'Make twelve whole runs, four of each suit, from king down to ace.':
    'Ułóż dwanaście pełnych sekwencji, po cztery w każdym kolorze, od króla do asa.',
  'Make twelve whole runs, three of each suit, from king down to ace.':
    'Ułóż dwanaście pełnych sekwencji, po trzy w każdym kolorze, od króla do asa.',
  'Arrange the pack in four columns, each from king down to ace in one suit.':
    'Ułóż talię w czterech kolumnach, każdą od króla do asa w jednym kolorze.',
  'Arrange both packs in eight columns, each from king down to ace in alternating colours.':
    'Ułóż obie talie w ośmiu kolumnach, każdą od króla do asa, na przemian czerwone i czarne.',
  'Arrange both packs in eight columns, each from king down to ace regardless of suit.':
    'Ułóż obie talie w ośmiu kolumnach, każdą od króla do asa, bez względu na kolory.',
  'Arrange the four columns so that each is a complete suit, from king down to ace.':
    'Ułóż cztery kolumny tak, by każda była całym kolorem, od króla do asa.',
  'Put the cards of each row in order from two to king, each row in one suit.':
    'Ułóż karty każdego rzędu od dwójki do króla, każdy rząd w jednym kolorze.',
  'Put the cards in one long line from the ace in the upper left corner: ace to queen of one suit, ace to queen of another, until all four suits are in order.':
    'Ułóż karty w jednym długim szeregu od asa w lewym górnym rogu: od asa do damy jednego koloru, od asa do damy następnego, aż wszystkie cztery kolory będą ułożone.',
  'Collect each suit in one row, with no row getting ahead of the one above.':
    'Zbierz każdy kolor w jednym rzędzie; żaden rząd nie może wyprzedzić tego nad nim.',
  'Sort the cards until every pile holds the four cards of one rank.':
    'Sortuj karty, aż każdy stos będzie miał cztery karty tej samej wartości.',
  'Play all fifty-two cards into one long row.': 'Ułóż wszystkie pięćdziesiąt dwie karty w jeden długi rząd.',
  'Close up the line of cards until only one pile is left.': 'Zsuwaj rząd kart, aż zostanie tylko jeden stos.',
  'Clear the whole pyramid to the waste.': 'Przenieś całą piramidę na stos odrzuconych.',
  'Clear all three peaks.': 'Usuń wszystkie trzy szczyty.',
  'Play every card of the nine columns off to the waste.':
    'Przenieś wszystkie karty dziewięciu kolumn na stos odrzuconych.',
  'Play every card of the seven columns off to the waste.':
    'Przenieś wszystkie karty siedmiu kolumn na stos odrzuconych.',
  'Use up the stock.': 'Zużyj cały talon.',
  'Remove all the cards in pairs.': 'Usuń wszystkie karty parami.',
  'Remove all the cards, in pairs that add up to thirteen.':
    'Usuń wszystkie karty parami, które razem dają trzynaście.',
  'Remove all the cards, in pairs that add up to fourteen.':
    'Usuń wszystkie karty parami, które razem dają czternaście.',
  'Remove all the cards, in pairs of neighbours that add up to thirteen.':
    'Usuń wszystkie karty parami sąsiadów, które razem dają trzynaście.',
  'Remove all the cards, in pairs of neighbours of the same rank.':
    'Usuń wszystkie karty parami sąsiadów tej samej wartości.',
  'Remove all the cards in pairs of one rank.': 'Usuń wszystkie karty parami tej samej wartości.',
  'Remove every card except the four aces.': 'Usuń wszystkie karty oprócz czterech asów.',
  'Remove every card except the four tens.': 'Usuń wszystkie karty oprócz czterech dziesiątek.',
  'Remove forty-eight cards in pairs, so that only the four aces are left.':
    'Usuń parami czterdzieści osiem kart, tak by zostały cztery asy.',
  'Remove all fifty-two cards, four of a rank at a time.':
    'Usuń wszystkie pięćdziesiąt dwie karty, po cztery tej samej wartości naraz.',
  'Get rid of every card but the four aces.': 'Pozbądź się wszystkich kart oprócz czterech asów.',
  'Remove all fifty-two cards: kings on their own, all others in pairs that add up to thirteen.':
    'Usuń wszystkie pięćdziesiąt dwie karty: króle pojedynczo, pozostałe parami, które dają trzynaście.',
  'Remove all fifty-two cards in pairs of the same rank, and keep the high ranks for last.':
    'Usuń wszystkie pięćdziesiąt dwie karty parami tej samej wartości, a wysokie zostaw na koniec.',
  'Seat the twelve face cards round the table, and remove all the other cards.':
    'Posadź dwanaście figur wokół stołu i usuń wszystkie pozostałe karty.',
  'Clear the table by collecting matches: full sets of cards of one rank, regardless of suit.':
    'Opróżnij stół, zdejmując grupy: wszystkie karty tej samej wartości, bez względu na kolory.',
  'Fill a square of twenty-five cards so that its rows, columns and diagonals make good poker hands: 75 points or more win.':
    'Wypełnij kwadrat z dwudziestu pięciu kart tak, by rzędy, kolumny i przekątne były dobrymi układami pokerowymi: wygrywa 75 punktów lub więcej.',
  'Break through the wall and past the guards, and overthrow the two kings.':
    'Przebij się przez mur, omiń straże i obal oba króle.',
  'Bring both packs home on the eight twos, in suit, with the aces last.':
    'Zbierz obie talie na ośmiu dwójkach, kolorami, asy na końcu.',
  'Make eight whole runs, each of thirteen cards in one suit, whichever comes first.':
    'Ułóż osiem pełnych sekwencji po trzynaście kart w jednym kolorze, od dowolnej karty.',
  'Bring all cards home: four foundations, built in suit from king down to ace.':
    'Zbierz wszystkie karty na czterech stosach bazowych, kolorami, od króla do asa.',
  'Bring all cards home: four foundations, built from ace to king in alternating colours.':
    'Zbierz wszystkie karty na czterech stosach bazowych, od asa do króla, na przemian czerwone i czarne.',
  'Bring both packs home, in suit, going up from the base card and wrapping from king to ace.':
    'Zbierz obie talie na stosach bazowych, kolorami, w górę od karty bazowej, a po królu dalej od asa.',
  'Bring both packs home on the eight aces, in suit.': 'Zbierz obie talie na ośmiu asach, kolorami.',
  'Bring both packs home: four foundations, each built from ace to king in suit, and then from ace to king again.':
    'Zbierz obie talie na czterech stosach bazowych, każdy w jednym kolorze od asa do króla, a potem jeszcze raz od asa do króla.',
  'Bring both packs home: eight foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Zbierz obie talie na ośmiu stosach bazowych, kolorami, od asa, po którym idzie siódemka, do króla.',
  'Bring all cards home on four foundations that end with the digits of the year.':
    'Zbierz wszystkie karty na czterech stosach bazowych, które kończą się cyframi roku.',
  'Bring all cards home on four foundations, which go up regardless of suit, wrapping from king to ace.':
    'Zbierz wszystkie karty na czterech stosach bazowych, w górę bez względu na kolory, a po królu dalej od asa.',
  'Bring both packs home in alternating colours: four foundations go up from the ace card by card, four others take whole runs from king down to ace.':
    'Zbierz obie talie na stosach bazowych, na przemian czerwone i czarne: cztery idą w górę od asa karta po karcie, cztery inne przyjmują pełne sekwencje od króla do asa.',
  'Bring both packs home on the eight aces, regardless of suit.':
    'Zbierz obie talie na ośmiu asach, bez względu na kolory.',
  'Bring both packs home: eight foundations, built from ace to king regardless of suit.':
    'Zbierz obie talie na ośmiu stosach bazowych, od asa do króla, bez względu na kolory.',
  'Bring both packs home: in each suit a foundation goes up from an ace and another goes down from a king.':
    'Zbierz obie talie na stosach bazowych: w każdym kolorze jeden idzie w górę od asa, a drugi w dół od króla.',
  'Bring all cards home: two red foundations and two black ones, built up from the aces.':
    'Zbierz wszystkie karty na dwóch czerwonych i dwóch czarnych stosach bazowych, w górę od asów.',
  'Bring both packs home: eight foundations, each of thirteen cards ending with the index card above it.':
    'Zbierz obie talie na ośmiu stosach bazowych, każdy z trzynastu kart, z których ostatnią jest karta wskazująca nad nim.',
  'Bring both packs home: in each suit one foundation goes up from the ace and another down from the king.':
    'Zbierz obie talie na stosach bazowych: w każdym kolorze jeden rośnie od asa, a drugi maleje od króla.',
  'Bring both packs home by twos, in suit: four foundations begin with aces, four with twos.':
    'Zbierz obie talie kolorami, co dwie wartości: cztery stosy bazowe zaczynają się od asów, cztery od dwójek.',
  'Bring both packs home: in each suit one foundation goes up from the ace, two go up by twos, and the last king has a place of his own.':
    'Zbierz obie talie na stosach bazowych: w każdym kolorze jeden rośnie od asa, dwa rosną co dwie wartości, a ostatni król ma własne miejsce.',
  'Bring both packs home, in suit: the eight fives go down past the ace to the king, the eight sixes up to the queen.':
    'Zbierz obie talie kolorami: osiem piątek schodzi przez asa do króla, a osiem szóstek rośnie do damy.',
  'Bring both packs home: four times round from ace to king in the middle, and four foundations down from the king, regardless of suit.':
    'Zbierz obie talie: w środku cztery razy od asa do króla, a na czterech stosach bazowych w dół od króla, bez względu na kolory.',
  'Bring both packs home, in suit, so that the king of hearts is left in the middle of eight queens.':
    'Zbierz obie talie kolorami tak, aby król kier został pośrodku ośmiu dam.',
  'Bring both packs onto the two stars.': 'Przenieś obie talie na dwie gwiazdy.',
  'Play every card of the three trees off to the waste.': 'Przenieś wszystkie karty trzech jodeł na stos odrzuconych.',
  'Play away every card but the four queens.': 'Zagraj wszystkie karty oprócz czterech dam.',
  'Remove all the cards, thirteen at a time: the top cards of the columns whenever they add up to ninety-one.':
    'Usuń wszystkie karty, po trzynaście naraz: wierzchnie karty kolumn, gdy ich suma wynosi dziewięćdziesiąt jeden.',
  'Build all the cards down on the jack of spades, regardless of suit, with the king of spades and the queen of hearts as the last two.':
    'Ułóż wszystkie karty malejąco na walecie pik, bez względu na kolor, a na końcu króla pik i damę kier.',
  'Bring all cards into the black hole in the middle.': 'Przenieś wszystkie karty do czarnej dziury pośrodku.',
  'Bring all cards home on one foundation: four times round from ace to king, regardless of suit.':
    'Zbierz wszystkie karty na jednym stosie bazowym: cztery razy od asa do króla, bez względu na kolor.',
  'Bring all cards home on one foundation, where each lies on a neighbour in rank.':
    'Zbierz wszystkie karty na jednym stosie bazowym, każdą na karcie o sąsiedniej wartości.',
  'Bring all cards onto four heaps, each on a card of its own colour and an adjacent rank.':
    'Przenieś wszystkie karty na cztery stosy, każdą na karcie o sąsiedniej wartości, czerwone na czerwonych, czarne na czarnych.',
  'Remove the whole pyramid, in pairs that add up to thirteen.':
    'Zdejmij całą piramidę, parami dającymi w sumie trzynaście.',
  'Lay the whole stock on the tower, each card on one with which it adds up to fourteen.':
    'Wyłóż cały talon na wieżę, każdą kartę na kartę, z którą daje czternaście.',
  'Put the cards of each row in order from ace to king, each row in one suit.':
    'Ułóż karty każdego rzędu od asa do króla, każdy rząd w jednym kolorze.',
  'Put the cards of each row in order from ace to king, with a six after the ace, each row in one suit.':
    'Ułóż karty każdego rzędu od asa do króla, szóstka po asie, każdy rząd w jednym kolorze.',
  'Build the twelve foundations of the clock up in suit until each shows its hour.':
    'Buduj dwanaście stosów bazowych zegara kolorami, aż każdy pokaże swoją godzinę.',
  'Bring all cards home: round the four queens the fives go down to the king and the sixes up to the jack.':
    'Zbierz wszystkie karty na stosach bazowych: wokół czterech dam piątki idą w dół do króla, a szóstki w górę do waleta.',
  'Bring the queen of hearts and the king of hearts together, with nothing between them.':
    'Połącz damę kier i króla kier, tak by nic między nimi nie leżało.',
  'Remove cards from between others until only two are left.': 'Usuwaj karty spomiędzy innych, aż zostaną tylko dwie.',
  'Bring both packs home: eight foundations, built in suit from the king, through the ace, up to the queen.':
    'Zbierz obie talie na ośmiu stosach bazowych, kolorami, od króla przez asa aż do damy.',
  'Bring the whole pack into the circle, each pile going up regardless of suit.':
    'Zbierz całą talię w kręgu, w górę wartość po wartości, bez względu na kolory.',
  'Gather each rank at its hour of the dial, red and black in turn, and the kings in the middle.':
    'Zbierz każdą wartość przy jej godzinie na tarczy, na przemian czerwone i czarne, a króle pośrodku.',
  'Bring both packs home: eight foundations go from ace to queen in suit, and a ninth takes all the kings.':
    'Zbierz obie talie na stosach bazowych: osiem idzie kolorami od asa do damy, dziewiąty przyjmuje wszystkie króle.',
  'Bring both packs home: eight foundations, built up in suit from the base card.':
    'Zbierz obie talie na ośmiu stosach bazowych, kolorami w górę od karty bazowej.',
  'Bring all cards home: four foundations in the corners, built up in suit, wrapping from king to ace.':
    'Zbierz wszystkie karty na czterech stosach bazowych w rogach, kolorami w górę, a po królu dalej od asa.',
  'Bring both packs home by twos, in suit: eight foundations begin with aces, eight with twos.':
    'Zbierz obie talie kolorami, co dwie wartości: osiem stosów bazowych zaczyna się od asów, osiem od dwójek.',
  'Bring every card from ace to ten home: eight foundations, built in suit. Pictures stay in the columns.':
    'Zbierz wszystkie karty od asa do dziesiątki na ośmiu stosach bazowych, w kolorze; figury zostają w kolumnach.',
  'Bring all cards from ace to jack home: eight foundations, regardless of suit, while the kings and queens stay on the table.':
    'Zbierz wszystkie karty od asa do waleta na ośmiu stosach bazowych, bez względu na kolor; króle i damy zostają na stole.',
  'Bring all cards but the eight kings home: eight foundations, built from ace to queen regardless of suit.':
    'Zbierz wszystkie karty oprócz ośmiu króli na ośmiu stosach bazowych, od asa do damy, bez względu na kolor.',
  'Knock all eight clubs out before the cards have gone round three times.':
    'Wyrzuć wszystkie osiem trefli, zanim karty obejdą trzy razy.',
  'Bring both packs home: four foundations go up from aces and four down from kings, regardless of suit.':
    'Zbierz obie talie na stosach bazowych: cztery idą w górę od asów, a cztery w dół od króli, bez względu na kolory.',
  'Bring all cards home on four foundations, all going the same way from the base card.':
    'Zbierz wszystkie karty na czterech stosach bazowych, które od karty bazowej idą w tę samą stronę.',
  'Put both packs in order in three rows of eight places, each row going up by threes in suit from its own rank, with the aces apart.':
    'Ułóż obie talie w trzech rzędach po osiem miejsc, każdy rząd kolorami w górę co trzy wartości od własnej wartości, asy osobno.',
  'Bring both packs home on the twelve hours of a clock, in suit, so that each hour shows its own number.':
    'Zbierz obie talie kolorami na dwunastu godzinach zegara tak, aby każda godzina pokazywała własną liczbę.',
  'Bring two packs without kings and queens home: eight foundations, built from ace to jack in suit.':
    'Zbierz dwie talie bez króli i dam na ośmiu stosach bazowych, kolorami, od asa do waleta.',
  'Remove all the cards, in groups that add up to fifteen; a ten, a jack, a queen and a king go together.':
    'Zdejmij wszystkie karty, grupami dającymi w sumie piętnaście; dziesiątka, walet, dama i król schodzą razem.',
  'Remove all the cards: pairs that add up to eleven, and jack, queen and king together.':
    'Zdejmij wszystkie karty: pary dające w sumie jedenaście oraz waleta, damę i króla razem.',
  'Remove cards in threes of consecutive ranks until one card is left.':
    'Zdejmuj karty trójkami o kolejnych wartościach, aż zostanie jedna.',
  'Turn up all the cards: each suit in a row of its own, from seven to ace.':
    'Odkryj wszystkie karty: każdy kolor w swoim rzędzie, od siódemki do asa.',
  'Bring all cards home: four foundations, built in suit from the seven to the ace.':
    'Zbierz wszystkie karty na czterech stosach bazowych, kolorami, od siódemki do asa.',
  'Put both packs, which have no aces, in order in three rows of eight places, each row going up by threes in suit from its own rank.':
    'Ułóż obie talie, w których nie ma asów, w trzech rzędach po osiem miejsc, każdy rząd kolorami w górę co trzy wartości od własnej wartości.',
  'Bring both packs home, in suit: two foundations of each suit go up from the king, two go down from the queen.':
    'Zbierz obie talie kolorami na stosach bazowych: w każdym kolorze dwa idą w górę od króla, a dwa w dół od damy.',
  'Bring both packs home: in each suit a foundation goes up from the ace, the queen and the jack have places of their own, and another goes down from the ten to the king.':
    'Zbierz obie talie na stosach bazowych: w każdym kolorze jeden rośnie od asa, dama i walet mają własne miejsca, a inny maleje od dziesiątki do króla.',
  'Bring both packs home: eight foundations go down from the sixes and eight up from the sevens, in suit.':
    'Zbierz obie talie na stosach bazowych: osiem maleje od szóstek, a osiem rośnie od siódemek, kolorami.',
  'Bring all cards but the queens home, regardless of suit: the sixes go up to the jack, the fives down to the ace and then the king.':
    'Zbierz wszystkie karty oprócz dam na stosach bazowych, bez względu na kolor: szóstki idą w górę do waleta, piątki w dół do asa, a potem do króla.',
  'Arrange both packs in eight columns of thirteen cards, each going up regardless of suit.':
    'Ułóż obie talie w ośmiu kolumnach po trzynaście kart, każdą w górę, bez względu na kolor.',
  'Bring both packs home on eight foundations that climb by ones, twos, threes and so on up to eights.':
    'Zbierz obie talie na ośmiu stosach bazowych, które rosną co jeden, co dwa, co trzy i tak dalej aż do co osiem.',
  'Bring all cards home: the aces on one pile in alternating colours, and in suit two, four, six, eight, ten, queen and three, five, seven, nine, jack.':
    'Zbierz wszystkie karty na stosach bazowych: asy na jednym, na przemian czerwone i czarne, a w kolorze dwójka, czwórka, szóstka, ósemka, dziesiątka, dama oraz trójka, piątka, siódemka, dziewiątka, walet.',
  'Clear the seven columns, three cards at a time that add up to ten, twenty or thirty.':
    'Opróżnij siedem kolumn, po trzy karty, które razem dają dziesięć, dwadzieścia lub trzydzieści.',
  'Remove all the cards: pairs that add up to ten, and tens, jacks, queens and kings four at a time.':
    'Zdejmij wszystkie karty: pary dające w sumie dziesięć, a dziesiątki, walety, damy i króle czwórkami.',
  'Remove every card except the twelve court cards.': 'Zdejmij wszystkie karty oprócz dwunastu figur.',
  'Remove all the cards from the row: neighbours that add up to ten, twenty or thirty.':
    'Zdejmij wszystkie karty z rzędu: sąsiednie, które dają w sumie dziesięć, dwadzieścia lub trzydzieści.',
  'Discard all the cards, two or four of the last four at a time.':
    'Zdejmij wszystkie karty, po dwie lub cztery z czterech ostatnich.',
  'Discard all the cards: each goes when it is turned up as its rank is counted.':
    'Zdejmij wszystkie karty: każda odchodzi, gdy zostaje odkryta w chwili, gdy liczy się jej wartość.',
  'Make four whole runs, each from king down to ace, regardless of suit.':
    'Ułóż cztery pełne sekwencje, każdą od króla do asa, bez względu na kolor.',
  'Remove all the cards: pairs that add up to nine, nines on their own, and tens, jacks, queens and kings in sets of four.':
    'Zdejmij wszystkie karty: pary dające w sumie dziewięć, dziewiątki pojedynczo, a dziesiątkę, waleta, damę i króla czwórkami.',
  'Remove all the cards: pairs of one suit that add up to eleven, and jack, queen and king of one suit together.':
    'Zdejmij wszystkie karty: pary jednego koloru dające w sumie jedenaście oraz waleta, damę i króla jednego koloru razem.',
  'Remove all the cards: aces on their own, the others in sets of a face card and three that add up to eighteen.':
    'Zdejmij wszystkie karty: asy pojedynczo, pozostałe grupami z jednej figury i trzech kart dających w sumie osiemnaście.',
  'Remove the whole pyramid, in pairs of equal or neighbouring ranks.':
    'Usuń całą piramidę parami kart o tych samych lub sąsiednich wartościach.',
  'Remove both pyramids, in pairs that add up to thirteen.': 'Usuń obie piramidy parami, które razem dają trzynaście.',
  'Remove all but four cards, in pairs of one suit.': 'Usuń wszystkie karty oprócz czterech, parami jednego koloru.',
  'Remove all the cards from the row: neighbours that add up to seven or a multiple of it.':
    'Zdejmij wszystkie karty z rzędu: sąsiednie, które razem dają siedem lub jego wielokrotność.',
  'Bring all cards home by twos, in suit: black suits begin with the ace, red suits with the two.':
    'Zbierz wszystkie karty kolorami, co dwie wartości: czarne kolory zaczynają się od asa, czerwone od dwójki.',
  'Bring both packs home, in suit, round the corner of king and ace: in each suit one foundation goes up from the queen and another down from the jack.':
    'Ułóż obie talie na stosach bazowych, przechodząc przez króla i asa: w każdym kolorze jeden rośnie od damy, a drugi maleje od waleta.',
  'Bring all cards home on one foundation: four times round, regardless of suit, from the rank that is dealt.':
    'Ułóż wszystkie karty na jednym stosie bazowym: cztery razy dookoła, bez względu na kolor, od wartości rozdanej karty.',
  'Bring all cards home, wrapping from king to ace: two red foundations and two black ones, built up from two, three, four and five.':
    'Ułóż wszystkie karty na dwóch czerwonych i dwóch czarnych stosach bazowych, w górę od dwójki, trójki, czwórki i piątki, z asem po królu.',
  'Bring both packs home on eight foundations, begun in turn by king, queen, jack and so on down to the six, each going down regardless of suit.':
    'Ułóż obie talie na ośmiu stosach bazowych, które zaczynają kolejno król, dama, walet i tak dalej do szóstki, i które maleją bez względu na kolor.',
  'Bring both packs home, in suit, round the corner of king and ace: four foundations go down from the base card, four up from the rank above it.':
    'Ułóż obie talie na stosach bazowych, w kolorze i przechodząc przez króla i asa: cztery maleją od karty bazowej, cztery rosną od wartości o jeden wyższej.',
  'Capture cards until only one king is left: all the others go home, in suit, from the ace up.':
    'Zbijaj karty, aż zostanie tylko jeden król: wszystkie inne trafiają na stosy bazowe, w kolorze, od asa w górę.',
  'Bring both packs home on eight foundations, going up from the base card regardless of suit and wrapping from king to ace.':
    'Zbierz obie talie na ośmiu stosach bazowych, w górę od karty bazowej, bez względu na kolory, a po królu dalej od asa.',
  'Bring both packs home on thirteen foundations of eight cards, each begun one rank below its left neighbour and going down regardless of suit.':
    'Ułóż obie talie na trzynastu stosach bazowych po osiem kart, z których każdy zaczyna się o jedną wartość niżej niż sąsiad z lewej i maleje bez względu na kolor.',
  'Bring both packs home: the red suits go up from ace to king, the black suits down from king to ace.':
    'Zbierz obie talie na stosach bazowych: kolory czerwone rosną od asa do króla, czarne maleją od króla do asa.',
  'Bring both packs home: eight foundations, built in suit from the king, followed by the ace, up to the queen.':
    'Zbierz obie talie na ośmiu stosach bazowych, kolorami, od króla, po którym idzie as, do damy.',
  'Bring all cards home: four foundations, built from ace to king, each card of the suit that follows the one below it.':
    'Zbierz wszystkie karty na czterech stosach bazowych, od asa do króla, każdą w kolorze, który następuje po kolorze karty pod nią.',
  'Bring all cards home: four foundations, built in suit from the two up to the king, followed by the ace.':
    'Zbierz wszystkie karty na czterech stosach bazowych, kolorami, od dwójki do króla, po którym idzie as.',
  'Bring all four packs home: sixteen foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Zbierz cztery talie na szesnastu stosach bazowych, kolorami, od asa, po którym idzie siódemka, do króla.',
};
