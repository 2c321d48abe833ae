import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Kartę kładzie się na karcie tuż po jej lewej stronie albo na trzeciej po lewej, jeśli zgadza się kolor lub wartość. Potem rząd się zsuwa.',
  'lesson.own-aces-square':
    'Dwie karty w jednym kolorze w tym samym rzędzie lub kolumnie razem wychodzą z gry, choćby leżały daleko od siebie. Asy zawsze zostają.',
  'lesson.own-air-lock':
    'Karty tej samej wartości tworzą parę, gdy jedna leży tuż obok drugiej lub tuż nad nią, a wewnątrz żadnego rzędu nie ma luki. Karta przesunięta wzdłuż rzędu pociąga te za nią, a miejsce na końcu rzędu przepada na zawsze.',
  'lesson.own-amazons':
    'Każdy kolor idzie tak: as, siódemka, ósemka i dalej aż do damy. Poza asami i damami karta trafia tylko na stos bazowy tuż nad nią.',
  'lesson.own-block-ten':
    'Dwie karty, które razem dają dziesięć, wychodzą z gry wspólnie, tak samo dwa walety, dwie damy lub dwa króle. Dziesiątka nie pasuje do niczego i blokuje swoje miejsce.',
  'lesson.own-cheops':
    'Dwie wolne karty równej lub sąsiedniej wartości usuwa się razem, bez względu na kolor. Król i as nie sąsiadują.',
  'lesson.own-clock':
    'Karta trafia na swoją godzinę: as na pierwszą, walet na jedenastą, dama na dwunastą. Następnie gra się dolną kartą tego stosu; z czwartym królem gra się kończy.',
  'lesson.own-curds-and-whey':
    'Kartę kładzie się na karcie o jeden wyższej w jej kolorze albo na karcie tej samej wartości. Pusta kolumna przyjmuje tylko króla. Razem przenosi się sekwencję w jednym kolorze albo karty tej samej wartości.',
  'lesson.own-decade':
    'Dwie lub więcej sąsiednich kart, które razem dają dziesięć, dwadzieścia lub trzydzieści, wychodzi z gry wspólnie; walet, dama i król liczą się za dziesięć. Przeciągnij pierwszą z nich na ostatnią albo ostatnią na pierwszą. Potem rząd się zsuwa.',
  'lesson.own-devils-grip':
    'W rzędach karty układa się w kolorze co trzy: dwójka, piątka, ósemka, walet; trójka, szóstka, dziewiątka, dama; czwórka, siódemka, dziesiątka, król. Dwa całe stosy mogą zamienić się miejscami, jeśli dzięki temu jeden trafi do swojego rzędu (górnego, gdy zaczyna się od dwójki, środkowego od trójki, dolnego od czwórki), a żaden nie leży już w swoim. Stos można przenieść w całości lub w części.',
  'lesson.own-diamond-mine':
    'Kara trafiają tylko na stos bazowy, po kolei od pierwszej, która tam trafi. Pozostałe kolory układa się między sobą w dół, bez względu na kolor. Sekwencję przenosi się w całości lub w części. Pusta kolumna przyjmuje każdą kartę oprócz kara.',
  'lesson.own-doublets':
    'Następna karta jest warta dwa razy tyle co ostatnia, minus trzynaście, jeśli to za dużo: as, 2, 4, 8, 3, 6, dama, walet, 9, 5, 10, 7. Królem nigdy się nie gra.',
  'lesson.own-eighteens':
    'Walet, dama lub król i trzy karty różnych wartości o sumie osiemnaście schodzą razem: odkładaj te cztery po jednej do rezerwy. As schodzi sam.',
  'lesson.own-elevens':
    'Dwie karty, które razem dają jedenaście, wychodzą z gry wspólnie; as liczy się za jeden. Walet, dama i król wychodzą, gdy wszystkie trzy karty leżą na dworze.',
  'lesson.own-fifteens':
    'Dwie karty o sumie piętnaście usuwa się razem. Więcej kart odkładaj po jednej do rezerwy: schodzą, gdy dadzą piętnaście, tak samo jak dziesiątka, walet, dama i król.',
  'lesson.own-first-law':
    'Kliknij kartę, aby położyć ją na pierwszej od lewej karcie tej samej wartości. Gdy cztery wierzchnie karty mają tę samą wartość, kliknij jedną, aby usunąć wszystkie.',
  'lesson.own-following':
    'Kolory idą po kolei: kiery, trefle, kara, piki i znowu kiery. Stosy bazowe rosną, a kolumny maleją, każda karta w kolorze, który następuje po kolorze karty pod nią. Karty w takiej kolejności przenosi się razem, a pusta kolumna przyjmuje dowolną kartę.',
  'lesson.own-galary':
    'Luka przyjmuje kartę, która w kolorze następuje po lewej sąsiadce, albo tę tuż przed prawą sąsiadką. Na lewym końcu przyjmuje też dowolnego asa.',
  'lesson.own-gaps':
    'Luka przyjmuje kartę, która w kolorze następuje po lewej sąsiadce, a na lewym końcu rzędu dowolną dwójkę. Za króla nic nie pasuje; gdy wszystkie luki są zablokowane, karty spoza swoich miejsc można rozdać na nowo.',
  'lesson.own-gay-gordons':
    'Dwie karty, które razem dają jedenaście, wychodzą z gry wspólnie, król idzie z damą, a walet z waletem. Niczego się nie układa, a co puste, zostaje puste.',
  'lesson.own-hit-or-miss':
    'Z każdą odkrytą kartą liczy się dalej: as, dwójka, trójka i tak do króla, potem znowu as. Karta o wartości, którą się właśnie liczy, jest trafiona i odchodzi z gry; każda inna trafia na stos odrzuconych. Kliknięcie pustego talonu odwraca stos odrzuconych.',
  'lesson.own-interregnum':
    'Każdy stos bazowy zaczyna się o jedną wartość wyżej niż jego karta wskazująca i rośnie bez względu na kolor, z asem po królu. Sama karta wskazująca przychodzi ostatnia, jako trzynasta.',
  'lesson.own-intrigue':
    'Szóstki idą w górę do waleta, piątki w dół do asa, a potem do króla, bez względu na kolor. Gdy talon się skończy, odsłonięta dama przyjmuje dowolną wierzchnią kartę, po jednej.',
  'lesson.own-knockout':
    'Na stos bazowy trafiają tylko trefle, w dowolnej kolejności; ich miejsce od razu zajmuje następna karta talonu. Zabierz każdego widocznego trefla, zanim zakryje go następny rząd. Gdy w każdej kolumnie leży pięć kart, kliknięcie talonu tasuje całą resztę i rozdaje ją ponownie.',
  'lesson.own-laggard-lady':
    'Szóstki idą w górę do waleta, piątki w dół do asa, a potem do króla, bez względu na kolor; nie można jednak zacząć więcej szóstek ani więcej piątek, niż dam leży na stole. Gdy talon się skończy, odsłonięta dama przyjmuje dowolną wierzchnią kartę, po jednej.',
  'lesson.own-long-braid':
    'Karta bazowa zaczyna stosy bazowe, a dalej układa się w kolorze, przy czym król i as są sąsiadami. Pierwsza karta położona na niej decyduje za wszystkie, czy idzie się w górę, czy w dół.',
  'lesson.own-match-solitaire':
    'Karty jednej wartości zbiera się razem, gdy wszystkie są odkryte, na końcach kolumn lub na polach. Kolumny rosną lub maleją w kolorze, po jednej karcie.',
  'lesson.own-maze':
    'Karta może trafić do luki na prawo od karty o jeden niższej w jej kolorze albo na lewo od o jeden wyższej. Rzędy tworzą jedną linię, w której as może też następować po dowolnej damie.',
  'lesson.own-neptune':
    'Dwie karty sąsiedniej wartości usuwa się razem, bez względu na kolor; król i as nie sąsiadują. Dwie karty z talonu zajmują ich miejsca.',
  'lesson.own-one-handed-solitaire':
    'Z czterech ostatnich kart wychodzą dwie środkowe, gdy skrajne mają wspólny kolor, a wszystkie cztery, gdy skrajne mają wspólną wartość. Kliknij jedną z nich. Potem rząd się zsuwa.',
  'lesson.own-paganini':
    'Luka przyjmuje kartę, która w kolorze następuje po lewej sąsiadce; po asie idzie szóstka. Za króla ani za inną lukę nic nie pasuje.',
  'lesson.own-pas-de-deux':
    'Stos odrzuconych wskazuje jedyną kartę, którą można przesunąć: tę samą na stole. Zamienia się ona miejscem z dowolną kartą w swoim rzędzie lub kolumnie.',
  'lesson.own-picture-gallery':
    'W rzędach karty układa się w kolorze co trzy: w górnym na czwórce siódemka, dziesiątka i król, w środkowym na trójce szóstka, dziewiątka i dama, w dolnym na dwójce piątka, ósemka i walet. Na innych kartach się nie układa. Puste miejsce przyjmuje tylko wartość, od której zaczyna się jego rząd. Karty przenosi się pojedynczo.',
  'lesson.own-plait':
    'Karta bazowa zaczyna stosy bazowe, a dalej układa się w kolorze, przy czym król i as są sąsiadami. Pierwsza karta położona na niej decyduje za wszystkie, czy idzie się w górę, czy w dół. Rogi przyjmują też karty z warkocza; gdy ich karta trafi na stos bazowy, warkocz sam je wypełnia. Wolne miejsca kart z warkocza nie przyjmują.',
  'lesson.own-poker':
    'Połóż kartę ze stosu odrzuconych na dowolnym pustym miejscu. Gdy kwadrat jest pełny, każdy rząd, każda kolumna i obie przekątne liczą się jako układy pokerowe.',
  'lesson.own-push-pin':
    'Karta może odejść, gdy karty po obu jej stronach mają wspólny kolor lub wartość; dwie sąsiadki mogą odejść razem, gdy dotyczy to kart po obu ich stronach. Rząd od razu się zsuwa. Kliknij kartę, aby ją usunąć, albo przeciągnij jedną z sąsiadek na drugą.',
  'lesson.own-royal-parade':
    'W rzędach karty układa się w kolorze co trzy: w górnym na dwójce piątka, ósemka i walet, w środkowym na trójce szóstka, dziewiątka i dama, w dolnym na czwórce siódemka, dziesiątka i król. Na innych kartach się nie układa. Puste miejsce przyjmuje tylko wartość, od której zaczyna się jego rząd. Dwie pojedyncze karty mogą zamienić się miejscami, jeśli każda zacznie wtedy swój rząd. Karty przenosi się pojedynczo.',
  'lesson.own-salic-law':
    'Stos bazowy można zacząć nad kolumną, która ma już króla, i rośnie on od asa do waleta bez względu na kolor. Odsłonięty król przyjmuje dowolną wierzchnią kartę, po jednej.',
  'lesson.own-seven-up':
    'Od dwóch do czterech sąsiednich kart o sumie siedem lub wielokrotności siedmiu usuwa się razem; walet liczy się za 11, dama za 12, król za 13. Przeciągnij pierwszą na ostatnią lub odwrotnie. Siódemka schodzi sama.',
  'lesson.own-simple-simon':
    'Karty, które w jednym kolorze następują po sobie w dół, przenosi się razem. Sekwencję z kilku kolorów też się przenosi, jeśli jego części dałoby się przenieść po kolei przez puste kolumny. Kolor ułożony w kolumnie w całości, od króla do asa, odchodzi za jednym razem.',
  'lesson.own-sly-fox':
    'Dopóki nie położysz pierwszej karty z talonu, puste miejsca wypełniają się same. Gdy położysz ją na wybranym miejscu, z miejsc nie można grać, aż położysz dwadzieścia kart lub talon się skończy. Cztery stosy bazowe rosną w kolorze od asa, cztery maleją od króla.',
  'lesson.own-spider':
    'Karty, które w jednym kolorze następują po sobie w dół, przenosi się razem. Kolor ułożony w kolumnie w całości, od króla do asa, odchodzi za jednym razem.',
  'lesson.own-spoilt':
    'Karta trafia na swoje miejsce w rzędzie swojego koloru: najpierw siódemki, potem od ósemki do króla, asy na końcu. Następnie gra się zakrytą kartą, która tam leżała.',
  'lesson.own-striptease':
    'Karta z rezerwy trafia do kolumny, w której ostatnia karta ma wartość o jeden wyższą lub niższą, bez względu na kolor. Król i as sąsiadują, walet i król także; pusta kolumna przyjmuje dowolną kartę.',
  'lesson.own-ten-twenty-thirty':
    'Trzy karty jednej kolumny, które razem dają dziesięć, dwadzieścia lub trzydzieści, idą pod talon: trzy ostatnie, dwie ostatnie z pierwszą albo ostatnia z dwiema pierwszymi. Walet, dama i król liczą się za dziesięć.',
  'lesson.own-tens':
    'Dwie karty, które razem dają dziesięć, wychodzą z gry wspólnie. Dziesiątka, walet, dama lub król wychodzi tylko wtedy, gdy odsłonięte są wszystkie cztery karty tej wartości: kliknij jedną z nich.',
  'lesson.own-three-shuffles':
    'Wachlarze układa się w dół w kolorze i ruszają się tylko wierzchnie karty; pusty wachlarz zostaje pusty. Raz w grze można dobrać: unieść wierzchnią kartę, by zagrać kartą spod niej.',
  'lesson.own-triple-alliance':
    'Trzy wierzchnie karty o kolejnych wartościach razem wychodzą z gry, bez względu na kolory. Król i as są sąsiadami.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
