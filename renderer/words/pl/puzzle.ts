import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.kind': 'Rodzaj zadania',
  'puzzle.kind-only': 'Jedyny ruch',
  'puzzle.kind-within': 'W tylu ruchach',
  'puzzle.kind-lost': 'Czy to przegrane?',
  'puzzle.how-within':
    'Wygraj w tak niewielu ruchach, jak podano; karty odkładane na stosy bazowe się nie liczą. Pierwsza próba liczy się do rankingu: „Cofnij” liczy się jako błędna odpowiedź.',
  'puzzle.how-lost':
    'Połowę tych pozycji da się jeszcze wygrać, drugiej nie, cokolwiek się zagra. Pierwsza odpowiedź liczy się do rankingu.',
  'puzzle.how-only':
    'W każdej pozycji wygrywa już tylko jeden ruch. Znajdź go. Pierwsza odpowiedź liczy się do rankingu.',
  'puzzle.title': 'Zadanie {at, number}',
  'puzzle.answer': 'Ten ruch wygrywa: {move}.',
  'puzzle.rated': 'Ranking {rating, number} ({by})',
  'puzzle.helped': 'Z pomocą, więc się nie liczy.',
  'puzzle.again': 'Już wcześniej rozwiązywane, więc się nie liczy.',
  'puzzle.next': 'Następne zadanie',
  'puzzle.reveal': 'Pokaż rozwiązanie',
  'puzzle.why': 'Dlaczego?',
  'puzzle.find': 'Wygrywa już tylko jeden ruch. Który?',
  'puzzle.right': 'Dobrze: to ruch, który wygrywa. Graj dalej, jeśli chcesz.',
  'puzzle.wrong': 'Po tym nie da się już wygrać. Wybierz „Cofnij” i spójrz jeszcze raz.',

  'puzzle.within':
    'Wygraj w {count, plural, one {jednym ruchu} other {# ruchach}}. Karty odkładane na stosy bazowe się nie liczą.',
  'puzzle.within-left':
    '{count, plural, =0 {Nie ma już ruchów poza odkładaniem na stosy bazowe.} one {Został jeden ruch.} few {Zostały # ruchy.} many {Zostało # ruchów.} other {Zostało # ruchu.}}',
  'puzzle.within-back':
    'Użyto „Cofnij”, więc pierwsza odpowiedź jest błędna. {count, plural, =0 {Nie ma już ruchów.} one {Został jeden ruch.} few {Zostały # ruchy.} many {Zostało # ruchów.} other {Zostało # ruchu.}}',
  'puzzle.within-right': 'Dobrze: wygrana w {count, plural, one {jednym ruchu} other {# ruchach}}.',
  'puzzle.within-wrong': 'To o jeden ruch za dużo. Wybierz „Cofnij” i spójrz jeszcze raz.',
  'puzzle.lost': 'Czy da się to jeszcze wygrać, czy to przegrane?',
  'puzzle.lost-no': 'Da się wygrać',
  'puzzle.lost-yes': 'Przegrane',
  'puzzle.lost-first': 'Najpierw powiedz, czy to przegrane: wybierz „Cofnij” i odpowiedz.',
  'puzzle.lost-right': 'Dobrze: to przegrane, cokolwiek się zagra.',
  'puzzle.lost-wrong': 'Nie: to przegrane, cokolwiek się zagra.',
  'puzzle.won-right': 'Dobrze: da się to jeszcze wygrać. Graj dalej, jeśli chcesz.',
  'puzzle.won-wrong': 'Nie: da się to jeszcze wygrać. Znajdź sposób.',

  'puzzle.rating': 'Twój ranking',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Rozwiązane',
  'puzzle.today': 'Zadanie dnia',
  'puzzle.ladder': 'Wszystkie zadania, od najłatwiejszych',
  'puzzle.one':
    'Zadanie {at, number}, ranking {strength, number}{standing, select, right {, rozwiązane} wrong {, nierozwiązane za pierwszym razem} helped {, z pomocą} other {}}',
  'puzzle.unreadable': 'Nie da się rozłożyć tego zadania.',

  'puzzle.own': 'Z własnych przegranych partii',
  'puzzle.own-how':
    'Ostatnia pozycja przegranej partii, w której wygrywa już tylko jeden ruch – udowodniona tam, gdzie można było znać wszystkie karty. Stamtąd grasz dalej.',
  'puzzle.own-begin':
    'Przeszukaj {count, plural, one {# przegraną partię} few {# przegrane partie} many {# przegranych partii} other {# przegranej partii}}',
  'puzzle.own-working': 'Przeszukiwanie partii {at, number} z {of, number}…',
  'puzzle.own-none':
    'W {count, plural, one {przeszukanej partii} few {# przeszukanych partiach} many {# przeszukanych partiach} other {# przeszukanej partii}} nie ma żadnego zadania.',
  'puzzle.own-failed': 'Przeszukiwanie się nie powiodło.',
  'puzzle.own-one':
    'Zadanie {at, number}: {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}, {date}, ranking {strength, number}{standing, select, right {, rozwiązane} wrong {, nierozwiązane za pierwszym razem} helped {, z pomocą} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
