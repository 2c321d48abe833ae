export const likelihood = {
  'command.likelihood': 'Jakie są szanse?',
  'menu.likelihood': '&Jakie są szanse?',
  'likely.title': 'Jakie są szanse?',
  'likely.text':
    'Ile rozdań każdego pasjansa da się wygrać i ile wygrywa prosty gracz komputerowy. Liczba pasjansów: {games, number}, każdy w zwykłej odmianie.',
  'likely.picture':
    'Wszystkie pasjanse według szans na wygraną. Strzałki prowadzą od punktu do punktu; Enter otwiera pasjansa.',
  'likely.point':
    'Wskaż punkt lub naciśnij strzałkę, aby zobaczyć, który to pasjans. Kliknięcie lub Enter otwiera jego stronę.',
  'likely.dot': '{game}. Da się wygrać: {share}. Gracz komputerowy wygrywa {simple}.',
  'likely.across': 'Rozdania, które da się wygrać',
  'likely.upwards': 'Wygrane gracza komputerowego',
  'likely.undecided': 'Nieroz\u00adstrzygnięte',
  'likely.table': 'Wszystkie pasjanse',
  'likely.count': 'Liczba pasjansów: {count}',
  'likely.csv': 'Zapisz jako CSV',
  'likely.method': 'Jak to zmierzono',
  'likely.method-dots': 'Każdy punkt to jeden pasjans.',
  'likely.method-deals':
    'Rozdania 1, 2, 3 i kolejne, od {least, number} do {most, number} na pasjansa, przeszukano przy wszystkich kartach odkrytych.',
  'likely.method-won':
    'Rozdanie uznaje się za możliwe do wygrania tylko wtedy, gdy znaleziono wygraną i rozegrano ją według zasad.',
  'likely.method-lost':
    'Za przegrane uznaje się je tylko wtedy, gdy wyszukiwanie wypróbowało wszystko, co mogło mieć znaczenie.',
  'likely.method-open': 'To, czego nie udało się ustalić w wyznaczonych granicach, jest nierozstrzygnięte.',
  'likely.method-share':
    'Gdy nierozstrzygniętych rozdań jest mało, podany udział to środek tego, co możliwe; gdy jest ich dużo, to pewne minimum, a punkt jest pusty.',
  'likely.method-hidden': 'Kto nie widzi zakrytych kart, wygrywa rzadziej.',
  'likely.method-simple':
    'Prosty gracz komputerowy robi ruch, który wygląda najlepiej, nie patrzy dalej i niczego nie cofa.',
  'likely.method-interval':
    'Zakresy to przedziały 95%: w dziewiętnastu przypadkach na dwadzieścia mieści się w nich prawdziwy udział.',
  'likely.method-same': 'Ten sam program daje te same liczby na każdym komputerze; nie użyto niczyich partii.',
  'likely.shuffle': 'Czy tasowanie jest uczciwe?',
  'likely.shuffle-text':
    'Tasowanie zna tylko numer rozdania: nie wie, kto gra, w jaki pasjans ani jak szło dotychczas. Rozdaj tak milion talii, zaczynając od dowolnego numeru, i zobacz, jak są równomierne.',
  'likely.shuffle-chosen':
    'Rozdania są wybierane tylko wtedy, gdy chcesz możliwych do wygrania albo o danej trudności.',
  'likely.shuffle-begin': 'Rozdaj milion talii',
  'likely.shuffle-working': 'Rozdawanie talii',
  'likely.shuffle-deals': 'Rozdania od {first, number} do {last, number}',
  'likely.shuffle-asked': 'Co policzono',
  'likely.shuffle-x2': 'X² (średnia)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'Tyle lub więcej przypadkiem',
  'likely.shuffle-places': 'Każda karta na każdym miejscu',
  'likely.shuffle-firsts': 'Pierwsze dwie karty',
  'likely.shuffle-kept': 'Karty, które zostały na swoim miejscu',
  'likely.shuffle-colours': 'Karty jednego koloru (czerwone lub czarne) z rzędu',
  'likely.shuffle-read':
    'X² mówi, jak bardzo wyniki odbiegają od równych, a ostatnia kolumna – jak często doskonale uczciwe tasowanie odbiega tak samo: wszystko jest możliwe, ale udział za każdym razem bliski 0% świadczyłby o nieuczciwym tasowaniu.',
  'odds.about': 'Około {of, plural, =2 {połowy rozdań} other {{n, number} z {of, number} rozdań}} ({between})',
  'odds.nearly-all': 'Prawie wszystkie rozdania ({between})',
  'odds.at-least': 'Co najmniej {of, plural, =2 {połowa rozdań} other {{n, number} z {of, number} rozdań}}',
  'odds.none': 'Ani jedno ze zbadanych rozdań ({deals, number})',
  'odds.all': 'Wszystkie zbadane rozdania ({deals, number})',
  'odds.with-undecided':
    '{share}; nierozstrzygnięte: {of, plural, =1 {prawie wszystkie} =2 {połowa} other {{n, number} z {of, number}}}',
};
