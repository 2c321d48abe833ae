import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Zadania',
  'puzzle.open': 'Zadania…',
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
} as const satisfies Partial<Record<keyof typeof english, string>>;
