import type { carried as english } from '../en/carried.ts';

export const carried = {
  'carried.before': 'Przed Baize ({source}): rozegrane {played, number}, wygrane {won, number}',
  'carried.before-all':
    'Przed Baize ({source}): rozegrane {played, number}, wygrane {won, number}, w {games, plural, one {# pasjansie} few {# pasjansach} many {# pasjansach} other {# pasjansa}}',
  'carried.longest-wins': 'najdłuższa seria wygranych tam: {count, number}',
  'carried.best-time': 'najlepszy czas tam: {time}',
  'carried.fewest-moves': 'najmniejsza liczba ruchów tam: {count, number}',
  'carried.rules-name': 'na pewno zgadza się tylko nazwa',
  'carried.rules-other': 'tam obowiązują inne zasady',
  'carried.title': 'Zabierz swoje gry ze sobą',
  'carried.open': 'Zabierz swoje gry ze sobą…',
  'carried.settings': 'Grało się wcześniej gdzie indziej?',
  'carried.settings-hint':
    'Baize odczytuje, co rozegrano w AisleRiot, KPatience, PySolFC i FreeCell z Windows XP. Sumy z każdego innego programu można wpisać.',
  'carried.text':
    'Wybierz pliki AisleRiot, KPatience, PySolFC lub FreeCell z Windows XP albo upuść je na okno. Zobaczysz, co zostałoby przeniesione, zanim cokolwiek zostanie zapisane. Najpierw zamknij tamten program: niektóre zapisują pliki dopiero na końcu.',
  'carried.choose': 'Wybierz pliki…',
  'carried.search': 'Poszukaj ich',
  'carried.search-hint':
    '„Poszukaj ich” czyta pliki, które te programy zwykle trzymają w katalogu domowym, i żadnych innych. Baize z Flatpaka lub Snapa ich nie widzi: wtedy wybierz je samodzielnie.',
  'carried.found':
    '{count, plural, =0 {Nie znaleziono takich plików.} one {Znaleziono # plik.} few {Znaleziono # pliki.} many {Znaleziono # plików.} other {Znaleziono # pliku.}}',
  'carried.untitled': 'Inny program',
  'carried.whose': 'Czyje gry?',
  'carried.player': '{name}: rozegrane {played, number}',
  'carried.preview': 'Gry do przeniesienia',
  'carried.other-games':
    '{count, plural, one {# pasjans, którego Baize nie ma} few {# pasjanse, których Baize nie ma} many {# pasjansów, których Baize nie ma} other {# pasjansa, którego Baize nie ma}}',
  'carried.apart': 'Te sumy mają własne wiersze i nie liczą się nigdzie indziej. Ponowne przeniesienie je zastępuje.',
  'carried.favourites':
    'Dodaj {count, plural, one {# ulubionego pasjansa} few {# ulubione pasjanse} many {# ulubionych pasjansów} other {# ulubionego pasjansa}}',
  'carried.recent':
    'Dodaj {count, plural, one {# ostatniego pasjansa} few {# ostatnie pasjanse} many {# ostatnich pasjansów} other {# ostatniego pasjansa}}',
  'carried.options':
    'Przejmij opcje {count, plural, one {# pasjansa} few {# pasjansów} many {# pasjansów} other {# pasjansa}}',
  'carried.take': 'Przenieś',
  'carried.taken': 'Przeniesiono.',
  'carried.nothing': 'W tym pliku nie ma dla Baize niczego nowego.',
  'carried.stored': 'Już przeniesione',
  'carried.remove': 'Usuń',
  'carried.remove-ask': 'Usunąć sumy z {source}? Gry w Baize pozostają bez zmian.',
  'carried.type': 'Wpisz sumy',
  'carried.type-hint':
    'Dla programów, których plików Baize nie potrafi odczytać, jak Microsoft Solitaire Collection: przepisz liczby, które pokazuje program.',
  'carried.program': 'Program',
  'carried.add': 'Dodaj',
  'carried.csv':
    'Dla wielu pasjansów naraz wybierz plik CSV z kolumnami game, played i won oraz ewentualnie options (opcje) i source.',
  'carried.where': 'Gdzie są te pliki?',
  'carried.where-hint':
    'Katalogi, których nazwy zaczynają się od kropki, są ukryte. Aby je zobaczyć przy wyborze pliku, naciśnij Ctrl+H (na Macu ⌘⇧.).',
  'carried.where-windows': 'Uruchom regedit i wyeksportuj ten klucz do pliku: {key}',
  'carried.fault-unknown': 'Baize nie zna tego rodzaju pliku.',
  'carried.fault-too-large': 'Ten plik jest za duży.',
  'carried.fault-damaged': 'Ten plik jest uszkodzony albo zawiera coś więcej niż dane. Nic z niego nie przejęto.',
  'carried.fault-nothing': 'Według tego pliku nic nie rozegrano.',
  'carried.fault-unreadable': 'Nie udało się odczytać tego pliku. Może został przeniesiony.',
  'carried.left-out': 'Pominięto: {count, number}',
  'carried.left-more': 'i jeszcze {count, number}',
  'carried.left-results':
    '{count, plural, one {# pojedynczy wynik: jego ruchów nie ma w pliku} few {# pojedyncze wyniki: ich ruchów nie ma w pliku} many {# pojedynczych wyników: ich ruchów nie ma w pliku} other {# pojedynczego wyniku: jego ruchów nie ma w pliku}}',
  'carried.number': 'Nr {what}',
  'carried.line': 'Wiersz {what}',
  'carried.left-demo': 'gry, które program rozegrał sam',
  'carried.left-no-numbers': 'liczb nie da się odczytać',
  'carried.left-no-counts': 'nic nie policzono',
  'carried.left-more-won': 'więcej wygranych niż rozegranych',
  'carried.left-negative': 'liczba ujemna',
  'carried.left-too-high': 'więcej, niż ktokolwiek może rozegrać',
  'carried.left-no-whole-number': 'to nie jest liczba całkowita',
  'carried.left-unknown-game': 'Baize nie ma tego pasjansa',
  'carried.left-unknown-options': 'pasjans nie ma takich opcji',
  'carried.left-too-few': 'za mało kolumn',
  'carried.left-too-many': 'za dużo kolumn',
  'carried.save-whole':
    '{game}: rozpoczęta partia, {moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  'carried.save-partly':
    '{game}: rozpoczęta partia. Baize może wykonać {moves, number} z {of, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}}; dalej grasz od tego miejsca.',
  'carried.save-deal': '{game}: rozpoczęta partia. Jej ruchów nie ma w pliku; grasz to samo rozdanie od początku.',
  'carried.save-none': '{game}: Baize nie potrafi rozdać tych kart.',
  'carried.save-no-moves': '{game}: w pliku nie ma ruchów, a Baize nie może ustalić, jak rozdano te karty.',
  'carried.save-open': 'Zagraj tę partię',
  'carried.save-which': 'Który to pasjans?',
} as const satisfies Partial<Record<keyof typeof english, string>>;
