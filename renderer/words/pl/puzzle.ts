import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.how': 'W każdej pozycji wygrywa już tylko jeden ruch. Znajdź go. Pierwsza odpowiedź liczy się do rankingu.',
  'puzzle.find': 'Wygrywa już tylko jeden ruch. Który?',
  'puzzle.right': 'Dobrze: to ruch, który wygrywa. Graj dalej, jeśli chcesz.',
  'puzzle.wrong': 'Po tym nie da się już wygrać. Wybierz „Cofnij” i spójrz jeszcze raz.',
  'puzzle.rating': 'Twój ranking',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Rozwiązane',
  'puzzle.today': 'Zadanie dnia',
  'puzzle.ladder': 'Wszystkie zadania, od najłatwiejszych',
  'puzzle.one':
    'Zadanie {at, number}, ranking {strength, number}{standing, select, right {, rozwiązane} wrong {, nierozwiązane za pierwszym razem} other {}}',
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
    'Zadanie {at, number}: {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}, {date}, ranking {strength, number}{standing, select, right {, rozwiązane} wrong {, nierozwiązane za pierwszym razem} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
