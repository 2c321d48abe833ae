import type { description as english } from '../en/description.ts';

/** What every page of rules begins with, in Polish. */
export const description = {
  'glance.title': 'W skrócie',
  'glance.part':
    '{part, select, goal {Cel} deal {Układ} own {Zasady szczególne} pairs {Pary} foundation {{count, plural, one {Stos bazowy} other {Stosy bazowe}}} tableau {Kolumny} row {Rzędy} place {Miejsca} reserve {Rezerwa} cell {{count, plural, one {Pole} other {Pola}}} waste {Stos odrzuconych} stock {Talon} again {Ponowne rozdania} itself {Samoczynnie} clicks {Kliknięcia} named {{kind_title}} other {Punkty}}',

  'glance.goal-home':
    '{all, select, yes {Przenieść na stosy bazowe wszystkie karty ({cards, number}).} other {Przenieść na stosy bazowe karty w liczbie {cards, number}.}}',
  'glance.goal-gone':
    '{all, select, yes {Usunąć wszystkie karty ({cards, number}).} other {Usunąć {cards, number} z {of, number} kart.}}',

  'glance.deck':
    '{packs, plural, =1 {Jedna talia} =2 {Dwie talie} =3 {Trzy talie} few {# talie} other {# talii}} ({cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}{suits, plural, =0 {} one {, jeden kolor} few {, # kolory} other {, # kolorów}}{jokers, select, yes {, z jokerami} other {}})',
  'glance.left-out': 'Bez wartości: {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {Stos bazowy} few {# stosy bazowe} many {# stosów bazowych} other {# stosu bazowego}}} row {{count, plural, one {Rząd} few {# rzędy} many {# rzędów} other {# rzędu}}} place {{count, plural, one {Miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}} reserve {{count, plural, one {Rezerwa} few {# rezerwy} many {# rezerw} other {# rezerwy}}} cell {{count, plural, one {Pole} few {# pola} many {# pól} other {# pola}}} waste {{count, plural, one {Stos odrzuconych} few {# stosy odrzuconych} many {# stosów odrzuconych} other {# stosu odrzuconych}}} stock {Talon} named {{kind_count}} other {{count, plural, one {Kolumna} few {# kolumny} many {# kolumn} other {# kolumny}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 { bez kart} one {{several, select, yes { po jednej karcie} other { z jedną kartą}}} few {{several, select, yes { po {cards, number} karty} other {: {cards, number} karty}}} other {{several, select, yes { po {cards, number} kart} other {: {cards, number} kart}}}}} begun {{begun, plural, one {, na pierwszym jedna karta} other {, na # z nich po jednej karcie}}} two {, {from, number} lub {to, plural, few {# karty} other {# kart}}} range {, od {from, number} do {to, number} kart} rank {, według wartości} home {; pasujące karty trafiają tam już podczas rozdawania} total {, razem {cards, plural, few {{cards, number} karty} other {{cards, number} kart}}} other {, najwyżej po {to, plural, few {{to, number} karty} other {{to, number} kart}}}}{up, select, all {, odkryte} none {, zakryte} top {{count, plural, one {, odkryta tylko wierzchnia} few {, odkryte {count, number} wierzchnie} other {, odkrytych {count, number} wierzchnich}}} every {, co druga odkryta} some {, częściowo odkryte} other {}}',
  'glance.waste':
    '{cards, plural, one {Jedna odkryta karta} few {# odkryte karty} many {# odkrytych kart} other {# odkrytej karty}} na stosie odrzuconych',
  'glance.stock':
    '{cards, plural, =0 {Pozostałe karty tworzą talon} one {Ostatnia karta tworzy talon} few {Pozostałe {cards, number} karty tworzą talon} other {Pozostałe {cards, number} kart tworzy talon}}',
  'glance.laid': '{piles}: {cards}',
  'glance.laid-here': 'Na początku: {cards}.',
  'glance.ranks':
    '{rank, plural, =1 {{count, plural, few {# asy} other {# asów}}} =2 {{count, plural, few {# dwójki} other {# dwójek}}} =3 {{count, plural, few {# trójki} other {# trójek}}} =4 {{count, plural, few {# czwórki} other {# czwórek}}} =5 {{count, plural, few {# piątki} other {# piątek}}} =6 {{count, plural, few {# szóstki} other {# szóstek}}} =7 {{count, plural, few {# siódemki} other {# siódemek}}} =8 {{count, plural, few {# ósemki} other {# ósemek}}} =9 {{count, plural, few {# dziewiątki} other {# dziewiątek}}} =10 {{count, plural, few {# dziesiątki} other {# dziesiątek}}} =11 {{count, plural, few {# walety} other {# waletów}}} =12 {{count, plural, few {# damy} other {# dam}}} =13 {{count, plural, few {# króle} other {# królów}}} other {{count, plural, few {# jokery} other {# jokerów}}}}',
  'glance.of-each-suit': '{cards} każdego koloru',

  'glance.base-dealt': 'Stosy bazowe zaczynają się od wartości karty bazowej, rozdanej na początku.',
  'glance.own-rank': 'Każdy stos przyjmuje inną wartość.',
  'glance.once': 'Żadne dwa z nich nie mogą zaczynać się od tego samego koloru.',
  'glance.spares': 'Pusta kolumna nie przyjmuje karty, która leży sama.',
  'glance.single': 'Pusta kolumna przyjmuje tylko jedną kartę naraz.',
  'glance.built-from':
    'Na stosach bazowych, na których pierwszą kartą jest {cards}, karty układa się {order}{any, select, yes {, bez względu na kolor} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {Na tym stosie bazowym} row {W tym rzędzie} place {Na tym miejscu} reserve {W tej rezerwie} cell {Na tym polu} waste {Na stosie odrzuconych} named {Na {kind_this}} other {W tej kolumnie}} karty układa się {order}{any, select, yes {, bez względu na kolor} other {}}.',
  'glance.whole': 'Trafia tam tylko cała sekwencja {count, number} kart, naraz.',
  'glance.returns':
    '{returns, select, play {Wierzchnia karta może wrócić do gry.} both {Wierzchnia karta może wrócić do gry albo przejść na inny stos bazowy, jeśli tam pasuje.} across {Wierzchnią kartę można przenieść na inny stos bazowy, jeśli tam pasuje.} other {Karty na stosach bazowych już tam zostają.}}',
  'glance.end': 'Na {rank, plural, =0 {kartę bazową} other {{name_acc}}} nic się nie kładzie.',
  'glance.unbuilt': 'Nie kładzie się tam kart na siebie.',
  'glance.stays-empty':
    '{pile, select, row {Pusty rząd} place {Puste miejsce} reserve {Pusta rezerwa} cell {Puste pole} waste {Pusty stos odrzuconych} named {{kind_gender, select, m {Pusty} f {Pusta} other {Puste}} {kind}} other {Pusta kolumna}} {dealt, select, yes {dostaje kartę dopiero przy następnym rozdaniu} other {nie przyjmuje kart}}.',
  'glance.takes-kind':
    '{pile, select, foundation {Pusty stos bazowy} row {Pusty rząd} place {Puste miejsce} reserve {Pusta rezerwa} cell {Puste pole} waste {Pusty stos odrzuconych} named {{kind_gender, select, m {Pusty} f {Pusta} other {Puste}} {kind}} other {Pusta kolumna}} przyjmuje tylko {cards_acc}.',
  'glance.takes-base':
    '{pile, select, row {Pusty rząd} place {Puste miejsce} reserve {Pusta rezerwa} named {{kind_gender, select, m {Pusty} f {Pusta} other {Puste}} {kind}} other {Pusta kolumna}} przyjmuje tylko kartę {below, select, yes {o jeden niższą od karty bazowej} other {o wartości karty bazowej}}.',
  'glance.collects':
    '{pile, select, foundation {Stosy bazowe przyjmują} row {Rzędy przyjmują} place {Miejsca przyjmują} reserve {Rezerwa przyjmuje} waste {Stos odrzuconych przyjmuje} cell {Pola przyjmują} named {{kind_start} przyjmują} other {Kolumny przyjmują}} tylko {cards_acc}.',
  'glance.from':
    '{empty, select, yes {Na puste miejsce karty trafiają tylko} filled {Na inne karty trafiają tylko karty} other {Karty trafiają tam tylko}} {sources}.',
  'glance.source':
    '{pile, select, foundation {ze stosów bazowych} tableau {z kolumn} row {z rzędów} place {z innych miejsc} reserve {z rezerwy} cell {z pól} waste {ze stosu odrzuconych} named {{kind_out}} other {z talonu}}',
  'glance.one-by-one': 'Karty przenosi się pojedynczo.',
  'glance.run-so': 'Karty w takiej kolejności przenosi się razem.',
  'glance.top-or-all': 'Przenosi się wierzchnią kartę albo całą kolumnę, nigdy jej część.',
  'glance.room':
    '{pile, select, foundation {Stos bazowy mieści} row {Rząd mieści} place {Miejsce mieści} reserve {Rezerwa mieści} cell {Pole mieści} waste {Stos odrzuconych mieści} named {{kind_one} mieści} other {Kolumna mieści}} najwyżej {room, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'glance.covered': 'Kartą można zagrać, gdy nie przykrywa jej żadna inna.',
  'glance.top-only': 'Zagrać można tylko wierzchnią kartą.',
  'glance.when':
    '{when, select, dealt {Karty trafiają tam dopiero, gdy talon jest pusty.} used {Karty trafiają tam dopiero, gdy talon i stos odrzuconych są puste.} other {Nic tam nie trafia, dopóki nie wybrano karty bazowej.}}',

  'glance.stock-open': 'Wierzchnia karta talonu leży odkryta i można nią zagrać.',
  'glance.stock-fills': 'Jego karty same wypełniają luki; nie trzeba klikać.',
  'glance.turn-varies':
    'Kliknij talon, aby odkryć karty na stos odrzuconych; ich liczba zmienia się z każdym przejściem.',
  'glance.deal-to':
    'Kliknij talon, aby rozdać {count, plural, one {kartę} few {# karty} many {# kart} other {# karty}} {pile, select, foundation {na stosy bazowe} row {do rzędów} place {na miejsca} reserve {do rezerwy} cell {na pola} waste {na stos odrzuconych} named {na {kind_many}} other {do kolumn}}.',
  'glance.each':
    'Kliknij talon, aby rozdać po {per, plural, =1 {jednej karcie} few {# karty} many {# kart} other {# karty}} {pile, select, foundation {na każdy stos bazowy ({count, number})} row {do każdego rzędu ({count, number})} place {na każde miejsce ({count, number})} reserve {do każdej rezerwy ({count, number})} cell {na każde pole ({count, number})} waste {na każdy stos odrzuconych ({count, number})} named {na {kind_each} ({count, number})} other {do każdej kolumny ({count, number})}}.',
  'glance.needs':
    '{why, select, hole {Najpierw trzeba zapełnić wszystkie puste kolumny.} unplayed {Najpierw trzeba zagrać kartą ze stosu odrzuconych.} locked {Gdy jakaś kolumna jest pusta, możesz odkryć jeszcze jedną kartę; trzeba nią zagrać przed odkryciem następnej.} removable {Najpierw trzeba usunąć karty, które można usunąć.} movable {Wolno to zrobić dopiero, gdy żadnej karty nie można przenieść.} full {Potrzebne jest wolne miejsce.} king {Najpierw król, który może, musi zająć pustą kolumnę.} base {Najpierw trzeba wybrać kartę bazową.} unmoved {Od ostatniego rozdania trzeba przenieść co najmniej jedną kartę.} unshifted {Co najmniej jedna karta musi zmienić miejsce.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {Raz w grze} =2 {Dwa razy w grze} few {# razy w grze} other {# razy w grze}} można zebrać karty{shuffled, select, yes {, potasować je} other {}} i rozdać ponownie.{by, select, stock { W tym celu kliknij pusty talon.} other {}}',
  'glance.again-unlimited':
    'Dowolnie wiele razy można zebrać karty{shuffled, select, yes {, potasować je} other {}} i rozdać ponownie.{by, select, stock { W tym celu kliknij pusty talon.} other {}}',
  'glance.shuffled': 'Przed ponownym rozdaniem karty są tasowane.',

  'glance.fills':
    '{pile, select, foundation {Puste stosy bazowe wypełniają się same} row {Puste rzędy wypełniają się same} place {Puste miejsca wypełniają się same} reserve {Puste rezerwy wypełniają się same} cell {Puste pola wypełniają się same} waste {Pusty stos odrzuconych wypełnia się sam} named {Puste {kind_many} wypełniają się same} other {Puste kolumny wypełniają się same}}{next, select, none {} other {, najpierw}} {from, select, reserve {z rezerwy} waste {ze stosu odrzuconych} named {{source_out}} other {z talonu}}{next, select, none {} reserve {, potem z rezerwy} waste {, potem ze stosu odrzuconych} named {, potem {second_out}} other {, potem z talonu}}{after, select, hand {; gdy nie ma tam już kart, wypełniasz je samodzielnie} other {}}.',
  'glance.goes-home': 'Karty mogą same trafiać na stosy bazowe.',
  'glance.plays': 'Kliknij kartę, aby zagrać ją na stos odrzuconych.',
  'glance.alone': 'Kliknij {cards_acc}, aby usunąć tę kartę pojedynczo.',
  'glance.unbeaten': 'Kliknij kartę, aby ją usunąć, gdy wyższa w jej kolorze leży wolna.',
  'glance.click': 'Kliknięcie zagrywa kartę w najlepsze miejsce, podwójne kliknięcie przenosi ją na stos bazowy.',
  'glance.score':
    '{kind, select, home {Punkt za każdą kartę na stosach bazowych} other {Punkt za każdą usuniętą kartę}}, najwyżej {most, number}.',

  'handwritten.arachnida':
    'W kolumnach karta idzie na kartę o jeden wyższą lub tej samej wartości, bez względu na kolor; pusta kolumna przyjmuje dowolną kartę. Sekwencję w jednym kolorze przenosi się razem, podobnie karty jednej wartości. Na stos bazowy idzie tylko cały kolor, od króla do asa.',
  'handwritten.archway':
    'Karty mogą przechodzić między dwoma stosami bazowymi jednego koloru. Kliknij pusty talon, aby spodnia karta każdej kupki trafiła na wierzch, dowolnie wiele razy.',
  'handwritten.beehive': 'Cztery karty jednej wartości wychodzą z gry, gdy tylko leżą w jednej kolumnie.',
  'handwritten.big-ben':
    'Każda godzina rośnie w swoim kolorze, aż wskaże swój czas. Dokładać można tylko na wachlarze z co najmniej trzema kartami, malejąco w jednym kolorze, po asie król. Kliknij talon, aby uzupełnić wachlarze mające mniej niż trzy karty; gdy takich nie ma, jedna karta trafia na stos odrzuconych.',
  'handwritten.big-bertha': 'Dziewiąty stos bazowy przyjmuje osiem króli, w dowolnej kolejności.',
  'handwritten.boxing-the-compass':
    'Puste miejsce przyjmuje tylko karty swojej strony: trefle na zachodzie, piki na wschodzie, kiery na północy, kara na południu. Mogą one przyjść ze stosu odrzuconych albo z innych stron. Na nich się nie układa.',
  'handwritten.british-constitution':
    'Karty przechodzą o jeden rząd w górę: na kartę o jeden wyższą, czerwona na czarną lub czarna na czerwoną, albo na puste miejsce; najniższy rząd dostaje karty ze stosu odrzuconych. Na stosy bazowe trafiają tylko karty z najwyższego rzędu.',
  'handwritten.camelot':
    'Układaj karty z talonu po jednej: króle w rogach, damy pośrodku u góry i u dołu, walety pośrodku boków, inne gdziekolwiek. Gdy wszystko jest zajęte, usuwaj pary dające razem dziesięć oraz pojedyncze dziesiątki; potem układaj dalej.',
  'handwritten.colonel':
    'Karta w rzędach jest wolna, gdy miejsce pod nią jest puste. Układa się malejąco w kolorze: karta idzie tylko do wyższego rzędu, na wolną kartę albo na tę, która leży tuż nad nią. Puste miejsce przyjmuje dowolną kartę ze stosu odrzuconych lub z niższego rzędu, jeśli jest w najwyższym rzędzie albo leży nad nim karta.',
  'handwritten.crescent':
    'Wierzchnia karta stosu bazowego może przejść na drugi stos bazowy swojego koloru. Trzy razy w grze kliknij pusty talon, aby spodnia karta każdej kolumny trafiła na wierzch.',
  'handwritten.cromwell':
    'Raz w grze można wyciągnąć kartę: jeśli kartą spod niej da się wtedy zagrać, wierzchnia karta wachlarza idzie do rezerwy; po tym zagraniu podniesiona wraca.',
  'handwritten.der-kleine-napoleon':
    'Na stosach bazowych karty układa się w jednym kolorze od karty bazowej; pierwsza dołożona decyduje, czy wszystkie rosną, czy maleją. Karta z pola nie wyjdzie, dopóki nie skończy się jeden z bocznych wachlarzy.',
  'handwritten.dumfries':
    'W kolumnach karty układa się na przemian czerwone i czarne: o jeden niższe lub tej samej wartości. Przenosi się tylko wierzchnią kartę albo całą kolumnę; pusta kolumna przyjmuje jedno i drugie.',
  'handwritten.faerie-queen':
    'Każdy rozdany król zaczyna następną kolumnę. Gdy talon jest pusty, w kolumnach karty układa się malejąco bez względu na kolor, a samotny król przyjmuje dowolną kartę.',
  'handwritten.glenwood':
    'Najpierw przenieś wierzchnią kartę rezerwy na pierwszy stos bazowy: od jej wartości zaczynają się wszystkie stosy bazowe. Kolumny przenosi się tylko w całości. Pusta kolumna przyjmuje kartę z rezerwy lub inną kolumnę; ze stosu odrzuconych dopiero, gdy rezerwy są puste.',
  'handwritten.hamilton':
    'Najpierw wybierz kartę bazową: talon proponuje najwyżej trzy karty, a ta, którą przeniesiesz na stos bazowy, określa wartość. Wcześniej nic innego się nie rusza.',
  'handwritten.intelligence':
    'Kliknij talon, aby zebrać, potasować i ponownie rozdać karty, które nie leżą na stosach bazowych, najwyżej dwa razy.',
  'handwritten.les-quatre-coins':
    'Dopóki jest talon, stosy po bokach grają tylko na sąsiedni stos bazowy, chyba że zaczynają nowy; stosy w rogach grają na wszystkie.',
  'handwritten.matriarchy':
    'W każdym kolorze dwa stosy bazowe maleją od damy, a dwa rosną od króla przez asa; żaden nie ma więcej niż dwanaście kart. Liczba odkrywanych kart zmienia się z każdym przejściem.',
  'handwritten.monte-carlo':
    'Dwie karty wychodzą z gry tylko wtedy, gdy stykają się w rzędzie, w kolumnie lub po skosie.',
  'handwritten.napoleons-tomb':
    'Środkowy stos bazowy maleje od szóstki do asa, cztery razy z rzędu; stosy w rogach rosną od siódemki do króla. Kolor nie ma znaczenia.',
  'handwritten.neighbor':
    'Dwie karty dające razem trzynaście wychodzą z gry, gdy stykają się w rzędzie, w kolumnie lub po skosie. Pozostałe się zsuwają, a talon wypełnia miejsca wolne na końcu.',
  'handwritten.nines':
    'Dziesiątka, walet, dama i król wychodzą z gry razem: odkładaj je po jednej do rezerwy. Dopóki nie ma tam wszystkich czterech, luki się nie wypełniają i żadna z tych kart nie może wrócić.',
  'handwritten.osmosis':
    'Każdy stos bazowy zbiera jeden kolor w dowolnej kolejności, ale, poza pierwszym, tylko wartości, które stos powyżej już ma.',
  'handwritten.primrose':
    'Każdy stos bazowy zaczyna się o jedną wartość powyżej swojej karty wskazującej i rośnie bez względu na kolor; karta wskazująca trafia na koniec. Osiem razy kliknij pusty talon, aby rozdać jedną kupkę, po karcie na każdą.',
  'handwritten.puss-in-the-corner':
    'Każda karta z talonu trafia na stos bazowy lub do dowolnej kolumny, zanim zobaczysz następną; z kolumn gra się tylko na stosy bazowe. Raz kliknij pusty talon, aby odwrócić kolumny i zagrać je jeszcze raz.',
  'handwritten.quatorze':
    'Dwie karty dające razem czternaście wychodzą z gry, gdy leżą w tym samym rzędzie lub kolumnie. Gdy talon jest pusty, pozostałe się zsuwają.',
  'handwritten.rittenhouse': 'Każdy stos bazowy przyjmuje tylko karty z kolumny pod nim i ze środkowej kolumny.',
  'handwritten.sieben-bis-as':
    'Luka przyjmuje kartę, która w tym samym kolorze następuje po sąsiedniej z lewej albo poprzedza sąsiednią z prawej. Karta trafia na swój stos bazowy tylko wtedy, gdy po jej lewej jest luka.',
  'handwritten.solid-square':
    'Każdy stos bazowy rośnie w swoim kolorze od asa do króla, a potem, od drugiego króla, maleje do drugiego asa.',
  'handwritten.st-helena':
    'W pierwszej rundzie cztery stosy przy królach grają tylko na króle, a cztery przy asach tylko na asy.',
  'handwritten.stalactites':
    'Pierwsza karta stosu bazowego zostaje na miejscu; karty leżące na niej mogą wrócić do gry.',
  'handwritten.strata':
    'Na stosach bazowych karty układa się rosnąco w jednym kolorze, z siódemką na asie. W kolumnach nic nie kładzie się na siódemkę ani na asa.',
  'handwritten.suit-elevens':
    'Odkładaj waleta, damę i króla jednego koloru po jednej karcie do rezerwy: wychodzą, gdy są tam wszystkie trzy. Do tego czasu żadna z nich nie może wrócić.',
  'handwritten.terrace':
    '{base, select, chosen {Najpierw wybierz kartę bazową: liczy się wartość karty, którą przeniesiesz na stos bazowy. Każda pusta kolumna dostaje wtedy automatycznie kartę z talonu. } other {}}Karty z rezerwy trafiają tylko na stosy bazowe{filled, select, yes {} other {, a pusta kolumna przyjmuje tylko wierzchnią kartę stosu odrzuconych}}.',
  'handwritten.the-plot':
    'Dopóki jeden stos bazowy nie jest pełny, żaden inny się nie zaczyna, a pusta kolumna przyjmuje tylko karty wartości bazowej; potem dowolną kartę. Karty te biorą się ze stosu odrzuconych. Rezerwa trafia tylko na stosy bazowe.',
  'handwritten.thieves':
    'Na stos odrzuconych trafia karta o jeden wyższa lub niższa; jokera można położyć na każdej karcie, a każdą kartę na jokerze.',
  'handwritten.union-square':
    'Stos rośnie lub maleje w jednym kolorze tak, jak się zaczął. Każdy stos bazowy rośnie od asa do króla, a potem, od drugiego króla, maleje do drugiego asa.',
  'handwritten.valentine':
    'Kliknij talon, aby wypełnić puste kolumny; gdy ich nie ma, aby odkryć kartę na stos odrzuconych; gdy karta już tam leży, aby rozdać ponownie: kolumny idą pod talon i układa się cztery nowe. Wygrywasz, gdy każdy kolor leży po kolei w jednej kolumnie.',
  'handwritten.wall':
    'Upuść karty ze stosu odrzuconych na kartę muru: usuną ją, jeśli razem są warte więcej niż ona i karty powyżej, o które się opiera.',

  'recipe.title': 'Utwórz pasjansa',
  'recipe.from': 'Zacznij od',
  'recipe.changed': '{game}, po zmianach',
  'recipe.cells-hint': 'Każde przechowuje dowolną kartę, aż zostanie zagrana.',
  'recipe.reserve-hint': 'Jeden stos, rozdany na początku; nic się do niego nie dokłada.',
  'recipe.name': 'Nazwa',
  'recipe.note': 'Notatka',
  'recipe.open-file': 'Otwórz plik…',
  'recipe.field':
    '{field, select, packs {Talie} columns {Kolumny} cards {Karty w kolumnach} open {Odkryte na początku} ranks {Kierunek układania w kolumnach} round {Król i as sąsiadują} suits {Kolory w kolumnach} start {Pusta kolumna przyjmuje} lift {Karty przenoszone razem} stock {Kliknięcie talonu} cells {Wolne pola} home {Karty schodzą ze stołu} columnsHeap {Rzędy piramidy} ranksRun {Na stos odrzuconych kładzie się karty} suitsRun {Kolory na stosie odrzuconych} laidRun {Stos odrzuconych zaczyna się od karty} shuffles {Tasowania} filled {Wolne pola na początku} reserve {Karty w rezerwie} shown {Odkryte w rezerwie} first {Pierwsza karta stosów bazowych} laid {Pierwsze karty leżą tam od początku} rising {Kolory na stosach bazowych} room {Najwięcej kart w kolumnie} sunk {Króle leżą na dnie swoich kolumn} pairs {Dwie karty schodzą razem} goal {Do opróżnienia} other {Karty wracają ze stosów bazowych}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {W każdej kolumnie o jedną więcej} all {Wszystkie karty} five {Wszystkie oprócz pięciu na kolumnę} pyramid {Piramida} triangle {Odwrócona piramida} peaks {Trzy szczyty} other {Wszystkie karty, jak w Yukonie}}} open {{answer, select, top {Tylko karty wierzchnie} all {Wszystkie karty} two {Dwie wierzchnie} three {Trzy wierzchnie} other {Co druga karta}}} ranks {{answer, select, down {W dół} up {W górę} other {W górę lub w dół}}} suits {{answer, select, alternate {Na przemian czerwone i czarne} same {Ten sam kolor} colour {Czerwone na czerwone, czarne na czarne} different {Dowolny inny kolor} other {Dowolny kolor}}} start {{answer, select, any {Dowolną kartę} kings {Tylko króle} reserve {Uzupełniana z rezerwy} wasteOnly {Uzupełniana z rezerwy, potem tylko ze stosu odrzuconych} waste {Uzupełniana ze stosu odrzuconych} stock {Uzupełniana z talonu} other {Nic}}} lift {{answer, select, built {Karty ułożone jedna na drugiej} cells {Tyle, na ile pozwalają puste pola} suit {Sekwencje w jednym kolorze} top {Tylko jedna karta} whole {Jedna karta albo cała kolumna} colour {Sekwencje tylko czerwone albo tylko czarne} other {Dowolna odkryta karta z leżącymi na niej}}} stock {{answer, select, one {Odkrywa jedną kartę} two {Odkrywa dwie karty} three {Odkrywa trzy karty} filled {Daje po karcie na każdą kolumnę, gdy żadna nie jest pusta} kings {Daje po karcie na każdą kolumnę, gdy króle zapełnią puste} other {Daje po karcie na każdą kolumnę}}} home {{answer, select, cards {Pojedynczo, na stosy bazowe} runs {Całymi sekwencjami, jak w Spiderze} waste {Pojedynczo, na stos odrzuconych, jak w Golfie} other {Parami, jak w Piramidzie}}} round {{answer, select, yes {Tak} no {Nie} other {Nie, i na króla nic nie wchodzi}}} back {{answer, select, yes {Tak} no {Nie} other {Wszystkie oprócz pierwszych}}} filled {{answer, select, no {Puste} dealt {Z pozostałymi kartami} other {Z pozostałymi kartami, innych nie przyjmują}}} first {{answer, select, ace {As} jack {Walet} queen {Dama} king {Król} dealt {Jej wartość wyznacza rozdana tam karta} other {Jej wartość wyznacza pierwsza położona karta}}} pairs {{answer, select, thirteen {Wartości dające trzynaście} fourteen {Wartości dające czternaście} same {Ta sama wartość} other {Sąsiednie wartości}}} goal {{answer, select, columns {Kolumny} heap {Piramida} other {Wszystkie karty}}} redeals {Bez ograniczeń} other {{answer, select, yes {Tak} other {Nie}}}}',
  'recipe.rows': '{rows, plural, one {# rząd} few {# rzędy} many {# rzędów} other {# rzędu}}',
  'recipe.too-many':
    'Kolumny wymagają {wanted, number} kart, a jest ich tylko {there, number}. Wybierz mniej kolumn lub mniej kart w kolumnach.',
  'recipe.never-together':
    'Przy tych kolorach dwie karty jednego koloru nigdy nie leżą jedna na drugiej. Wybierz inne karty przenoszone razem.',
  'recipe.kin-same': 'To jest {game}.',
  'recipe.kin-like': 'Jak {game}, ale:',
  'recipe.tried':
    '{deals, plural, one {Zbadano # rozdanie} few {Zbadano # rozdania} many {Zbadano # rozdań} other {Zbadano # rozdania}}',
  'recipe.stop': 'Przestań liczyć',
  'recipe.try': 'Zbadaj więcej rozdań',
  'recipe.length': 'Wygrana partia',
  'recipe.moves': 'Około {moves, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}}',
  'recipe.easier': 'Trochę łatwiej',
  'recipe.harder': 'Trochę trudniej',
  'recipe.trying': 'Sprawdzanie pojedynczych zmian',
  'recipe.no-change':
    'Żadna pojedyncza zmiana nie sprawi, że będzie trochę {wanted, select, easier {łatwiej} other {trudniej}}.',
  'recipe.does-it':
    '{several, select, no {Tak} other {Z każdą z tych zmian}} będzie {step, select, little {trochę } other {}}{wanted, select, easier {łatwiej} other {trudniej}}:',
  'recipe.take': 'Wprowadź tę zmianę',
  'recipe.eased': 'W szybkiej próbie wygrano {won, number} z {deals, number} rozdań, bez zmiany {before, number}.',
  'recipe.never-home':
    'W ten sposób nie da się ułożyć i przenieść żadnej pełnej sekwencji od króla do asa. Zmień „{label}”.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
