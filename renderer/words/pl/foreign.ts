import type { foreign as english } from '../en/foreign.ts';

export const foreign = {
  'fault.kind': 'To nie jest link, numer rozdania, lista kart, plansza ani rozwiązanie.',
  'fault.board-card':
    'Wiersz {token, number} planszy: „{text}” nie jest prawidłową kartą; powinna wyglądać jak 7H, TH lub 10H.',
  'fault.board-stranger': 'Wiersz {token, number} planszy: karty „{text}” nie ma w talii tego pasjansa.',
  'fault.board-twice': 'Wiersz {token, number} planszy: karta „{text}” występuje częściej niż w talii.',
  'fault.board-missing':
    'Na planszy brakuje {token, plural, one {# karty} few {# kart} many {# kart} other {# karty}}: {text}',
  'fault.board-json':
    'Nie można odczytać tej planszy Solvitaire; powinien to być JSON z listami kart pod tymi nazwami: {parts}.',
  'fault.board-part': 'Nie można odczytać „{text}”; plansza Solvitaire ma te części: {parts}.',
  'fault.solution-game': 'Rozwiązania można odczytać tylko w pasjansach z kolumnami, polami i stosami bazowymi.',
  'fault.number-pysolfc':
    '„{text}” nie jest rozdaniem PySolFC; powinien to być numer złożony z co najwyżej 20 cyfr albo ms i numer Microsoft.',
  'fault.number-kpatience': '„{text}” nie jest rozdaniem KPatience; powinien to być numer od 1 do 2147483647.',
  'fault.number-microsoft':
    '„{text}” nie jest rozdaniem Microsoft; powinien to być numer od 1 do 2147483647, a w Klondike ziarno złożone z co najwyżej 68 cyfr.',
  'fault.number-greenfelt': '„{text}” nie jest rozdaniem Green Felt; powinien to być numer od 1 do 2147483646.',
  'share.reads': 'Można też wkleić plansze i rozwiązania jako tekst z fc-solve, PySolFC lub Solvitaire.',
  'share.copy-board': 'Kopiuj planszę',
  'share.copy-solvitaire': 'Kopiuj planszę dla Solvitaire',
  'share.copy-solution': 'Kopiuj rozwiązanie',
  'deal.program': 'Numer z programu',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Rozdaje karty, które ten program rozdaje pod tym numerem.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
  'fault.game-long': 'Ten plik jest dłuższy niż plik jakiegokolwiek pasjansa.',
  'fault.game-json': 'To nie jest plik pasjansa, którego ktoś utworzył.',
  'fault.game-version': 'Ten plik pochodzi z nowszej wersji Baize.',
  'fault.game-part': '„{text}” nie należy do pliku pasjansa.',
  'fault.game-answer': '„{text}” nie może być zasadą pasjansa.',
  'fault.game-name': 'Pasjans nie ma nazwy albo ma niemożliwą: jest za długa lub zawiera znaki takie jak <.',
  'fault.game-note':
    'Notatka w pliku jest niemożliwa: ma więcej niż {token, number, integer} znaków albo znaki niewidoczne.',
  'fault.game-rules': 'Według zasad z tego pliku nie da się rozdać żadnego pasjansa.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
