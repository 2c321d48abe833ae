import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
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

  'puzzle.own': 'Aus deinen verlorenen Spielen',
  'puzzle.own-how':
    'Die letzte Stellung eines verlorenen Spiels, in der nur noch ein Zug gewinnt – bewiesen, wo du alle Karten kennen konntest. Von dort spielst du weiter.',
  'puzzle.own-begin': '{count, plural, one {Ein verlorenes Spiel} other {# verlorene Spiele}} durchsuchen',
  'puzzle.own-working': 'Spiel {at, number} von {of, number} wird durchsucht …',
  'puzzle.own-none':
    'In {count, plural, one {dem einen durchsuchten Spiel} other {den # durchsuchten Spielen}} fand sich kein Rätsel.',
  'puzzle.own-failed': 'Die Suche ist fehlgeschlagen.',
  'puzzle.own-one':
    'Rätsel {at, number}: {deal, plural, =0 {eigenes Spiel} other {Spiel {deal}}}, {date}, Stärke {strength, number}{standing, select, right {, gelöst} wrong {, nicht auf Anhieb gelöst} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
