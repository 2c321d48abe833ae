import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Rätsel',
  'puzzle.open': 'Rätsel …',
  'puzzle.how': 'In jeder Stellung gewinnt nur noch ein Zug. Finde ihn. Deine erste Antwort zählt für deine Wertung.',
  'puzzle.find': 'Nur ein Zug gewinnt noch. Welcher?',
  'puzzle.right': 'Richtig: Dieser Zug gewinnt. Spiel weiter, wenn du magst.',
  'puzzle.wrong': 'Danach ist das Spiel nicht mehr zu gewinnen. Wähle „Rückgängig“ und sieh noch einmal hin.',
  'puzzle.rating': 'Deine Wertung',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Gelöst',
  'puzzle.today': 'Rätsel des Tages',
  'puzzle.ladder': 'Alle Rätsel, die leichtesten zuerst',
  'puzzle.one':
    'Rätsel {at, number}, Stärke {strength, number}{standing, select, right {, gelöst} wrong {, nicht auf Anhieb gelöst} other {}}',
  'puzzle.unreadable': 'Dieses Rätsel lässt sich nicht aufbauen.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
