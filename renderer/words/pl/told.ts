import type { told as english } from '../en/told.ts';

export const told = {
  'told.paused': 'Pauza. Następny ruch wznowi grę.',
  'told.resumed':
    '{deal, plural, =0 {Twoje własne rozdanie} other {Rozdanie {deal}}}: gra toczy się dalej od ostatniego miejsca.',
  'told.had-one': 'Partia z tymi opcjami była już w toku: oto ona.',
  'told.dealt': '{game}, {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}.',
  'told.favourite': '{game} jest teraz wśród ulubionych.',
  'told.no-favourite': '{game} nie jest już wśród ulubionych.',
  'told.restarted': 'To samo rozdanie od początku.',
  'told.undone': 'Cofnięto.',
  'told.redone': 'Ponowiono.',
  'told.nothing-undo': 'Nie ma czego cofnąć.',
  'told.nothing-redo': 'Nie ma czego ponowić.',
  'told.nothing-home': 'Żadna karta nie może teraz trafić na stos bazowy.',
  'told.nothing-here': 'Nie ma tu czego podnieść.',
  'told.no-double': 'Nie ma teraz lepszego miejsca dla tej karty.',
  'told.no-hint': 'Nie widać pożytecznego ruchu. Spróbuj cofnąć ruchy albo sięgnij do talonu.',
  'told.no-move': 'Nie ma już ruchu.',
  'told.nothing-new': 'Wszystko, co zostało, przywraca tylko to, co już było.',
  'told.finished': 'Ta partia jest skończona. Aby grać dalej, weź nowe rozdanie.',
  'told.rules-changed':
    'Zasady tego pasjansa zmieniły się od Twojej gry: partia stoi po ruchu {at, number} z {of, number}.',
  'told.unreadable': 'Zachowanej partii nie udało się odczytać, więc oto nowe rozdanie. ({why})',
  'told.not-saved': 'Ta partia nie jest zapisywana: {why}',
  'told.not-recorded': 'Nie udało się zapisać wyniku: {why}',
  'told.set-aside': 'Plik z Twoimi partiami był uszkodzony. Odłożono go jako {detail} i założono nowy.',
  'told.salvaged':
    'Plik z Twoimi partiami był uszkodzony. Odłożono go jako {detail}, a to, co dało się z niego odczytać, jest tutaj: {kept, plural, one {# partia} few {# partie} many {# partii} other {# partii}} w toku, {named, plural, one {# zapisana partia} few {# zapisane partie} many {# zapisanych partii} other {# zapisanej partii}}, {results, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}.',
  'told.undrawn':
    'Nie można narysować kart, bo WebGL tu nie działa: akceleracja sprzętowa może być wyłączona albo sterownik grafiki zbyt stary. Mimo to można grać za pomocą klawiatury i czytnika ekranu.',
  'told.language-missing':
    'Nie udało się wczytać słów w języku: {language}, więc Baize mówi po angielsku. Uruchom go znowu, aby spróbować jeszcze raz.',
  'told.part-missing': 'Nie udało się wczytać części Baize. Uruchom go znowu, aby spróbować jeszcze raz.',
  'told.unsaved':
    'Plik z Twoimi partiami był uszkodzony. Odłożono go jako {detail}; tego, co da się z niego odczytać, nie udało się jeszcze przywrócić{why, select, full {, bo dysk jest pełny} readonly {, bo w folderze nie wolno zapisywać} other {}}. Baize próbuje ponownie przy każdym uruchomieniu.',
  'told.rewritten':
    'Plik z Twoimi partiami został przeniesiony, zastąpiony lub usunięty, gdy Baize był uruchomiony. Baize zapisał go na nowo ze wszystkimi partiami jako {detail}; jeśli jego miejsce zajął inny plik, jest on teraz wśród kopii zapasowych.',
  'told.memory-only':
    '{why, select, busy {Partie z tego folderu ma otwarte inny Baize} full {Dysk jest pełny} readonly {Twoje partie można odczytać, ale nie zapisać} other {Nie można używać folderu z Twoimi partiami}} ({detail}). To, co teraz grasz, nie jest zapisywane: przetrwa do zamknięcia Baize.',

  'solver.searching': 'Szukanie drogi do wygranej: {positions, number} pozycji…',
  'solver.won': 'Tę partię da się jeszcze wygrać.',
  'solver.lost': 'Nie ma już drogi do wygrania tej partii.',
  'solver.chance': 'Tylko los pokaże: żadna droga nie wygrywa, zanim karty zostaną ponownie potasowane.',
  'solver.open': 'Nie znaleziono wygranej w {positions, number} pozycjach: może jest, a może jej nie ma.',
  'solver.stopped': 'Zakończono szukanie drogi do wygranej.',
  'solver.failed': 'Szukanie drogi do wygranej się nie powiodło.',
  'solver.stop': 'Zatrzymaj',
  'solver.show': 'Pokaż następny ruch',
  'solver.solution': 'Pokaż wszystko',
  'solver.back': 'Wróć tam, gdzie dało się wygrać',
} as const satisfies Partial<Record<keyof typeof english, string>>;
