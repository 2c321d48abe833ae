import type { notices as english } from '../en/notices.ts';

export const notices = {
  'notice.paused': 'Pauza. Następny ruch wznowi grę.',
  'notice.resumed': 'Ciąg dalszy: {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}.',
  'notice.had-one': 'Była już partia w toku z tymi opcjami: wraca teraz na stół.',
  'notice.dealt': '{game}, {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}.',
  'notice.parked':
    '{game}, {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}: czeka na liście „Zapisane partie”.',
  'notice.favourite': '{game} jest teraz wśród ulubionych.',
  'notice.no-favourite': '{game} nie jest już wśród ulubionych.',
  'notice.restarted': 'To samo rozdanie od początku.',
  'notice.undone': 'Cofnięto.',
  'notice.redone': 'Ponowiono.',
  'notice.zoom': 'Paski i okna: {percent}',
  'notice.nothing-undo': 'Nie ma czego cofnąć.',
  'notice.nothing-redo': 'Nie ma czego ponowić.',
  'notice.nothing-home': 'Żadna karta nie może teraz trafić na stos bazowy.',
  'notice.nothing-here': 'Nie ma tu czego podnieść.',
  'notice.no-double': 'Nie ma teraz lepszego miejsca dla tej karty.',
  'notice.no-hint': 'Nie znaleziono pożytecznego ruchu. Cofnij ruchy.',
  'notice.no-hint-stock': 'Nie znaleziono pożytecznego ruchu. Cofnij ruchy albo sięgnij do talonu.',
  'notice.no-move': 'Nie ma już żadnego ruchu.',
  'notice.nothing-new': 'Pozostałe ruchy prowadzą tylko do wcześniejszych pozycji.',
  'notice.no-win': 'Tej partii nie da się już wygrać.',
  'notice.finished': 'Ta partia jest skończona. Aby grać dalej, rozpocznij nowe rozdanie.',
  'notice.former-rules':
    'Zasady pasjansa {game} zmieniły się od rozpoczęcia tej partii. Możesz ją dokończyć według jej własnych zasad; w następnej obowiązują już nowe.',
  'notice.rules-changed':
    'Zasady tego pasjansa zmieniły się od Twojej ostatniej gry. Partia toczy się dalej po ruchu {at, number} z {of, number}.',
  'notice.unreadable': 'Nie udało się odczytać zapisanej partii, więc oto nowe rozdanie. ({why})',
  'notice.not-saved': 'Ta partia nie jest zapisywana: {why}',
  'notice.not-recorded': 'Nie udało się zapisać wyniku: {why}',
  'notice.set-aside': 'Plik z Twoimi partiami był uszkodzony. Odłożono go jako {detail} i utworzono nowy.',
  'notice.salvaged':
    'Plik z Twoimi partiami był uszkodzony. Odłożono go jako {detail}. Udało się z niego odzyskać: {kept, plural, one {# partię} few {# partie} many {# partii} other {# partii}} w toku, {named, plural, one {# zapisaną partię} few {# zapisane partie} many {# zapisanych partii} other {# zapisanej partii}}, {results, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}.',
  'notice.undrawn':
    'Nie można tu narysować kart, ani z WebGL, ani bez niego. Może pomóc ponowne uruchomienie Baize. Mimo to można grać za pomocą klawiatury i czytnika ekranu.',
  'notice.language-missing':
    'Nie udało się wczytać języka: {language}, więc Baize działa teraz po angielsku. Uruchom program ponownie, aby spróbować jeszcze raz.',
  'notice.part-missing': 'Nie udało się wczytać części programu. Uruchom Baize ponownie, aby spróbować jeszcze raz.',
  'notice.unsaved':
    'Plik z Twoimi partiami był uszkodzony. Odłożono go jako {detail}; tego, co da się z niego odczytać, nie udało się jeszcze przywrócić{why, select, full {, bo dysk jest pełny} readonly {, bo w folderze nie można zapisywać} other {}}. Baize próbuje ponownie przy każdym uruchomieniu.',
  'notice.rewritten':
    'Plik z Twoimi partiami został przeniesiony, zastąpiony lub usunięty, gdy Baize był uruchomiony. Baize zapisał go na nowo ze wszystkimi partiami jako {detail}. Jeśli w jego miejscu był inny plik, znajdziesz go wśród kopii zapasowych.',
  'notice.memory-only':
    '{why, select, busy {Partie z tego folderu są już otwarte w innym oknie programu} full {Dysk jest pełny} readonly {Twoje partie można odczytać, ale nie zapisać} other {Nie można używać folderu z Twoimi partiami}} ({detail}). To, co teraz grasz, nie jest zapisywane i zniknie po zamknięciu Baize.',

  'solver.searching':
    'Szukanie drogi do wygranej: {positions, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}…',
  'solver.won': 'Tę partię da się jeszcze wygrać.',
  'solver.lost': 'Tej partii nie da się już wygrać.',
  'solver.chance': 'To zależy od losu: przed ponownym potasowaniem kart nie da się wygrać.',
  'solver.open':
    'Nie znaleziono wygranej w {positions, plural, one {# pozycji} few {# pozycjach} many {# pozycjach} other {# pozycji}}: może istnieje, a może nie.',
  'solver.stopped': 'Zatrzymano szukanie.',
  'solver.failed': 'Szukanie się nie powiodło.',
  'solver.stop': 'Zatrzymaj',
  'solver.show': 'Pokaż następny ruch',
  'solver.solution': 'Pokaż wszystko',
  'solver.back': 'Wróć do chwili, gdy dało się wygrać',
  'solver.why': 'Dlaczego?',

  'why.looking': 'Szukanie przyczyny…',
  'why.exchange': 'Przegrana przez położenie dwóch kart: {cards}. Po ich zamianie miejscami dałoby się wygrać.',
  'why.blocked':
    'Przegrana: cokolwiek zagrasz, {count, plural, one {jednej karty} few {# kart} many {# kart} other {# karty}} nie da się już odsłonić: {cards}.',
  'why.no-move': 'Przegrana: nie ma już żadnego ruchu.',
  'why.nothing-new': 'Przegrana: pozostałe ruchy prowadzą tylko do wcześniejszych pozycji.',
  'why.no-win': 'Przegrana: żadna z niewielu pozycji, które można jeszcze osiągnąć, nie jest wygrana.',
  'why.unknown':
    'Przegrana, ale bez prostej przyczyny: {tried, plural, one {sprawdzono # zamianę dwóch kart} few {sprawdzono # zamiany dwóch kart} many {sprawdzono # zamian dwóch kart} other {sprawdzono # zamiany dwóch kart}} i o żadnej nie wiadomo, żeby ją uratowała.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
