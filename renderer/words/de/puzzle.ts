import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.kind': 'Art der Rätsel',
  'puzzle.kind-only': 'Der einzige Zug',
  'puzzle.kind-within': 'In so vielen Zügen',
  'puzzle.kind-lost': 'Ist es verloren?',
  'puzzle.how-within':
    'Gewinne in so wenigen Zügen, wie angegeben; abgelegte Karten zählen nicht mit. Dein erster Versuch zählt für deine Wertung: „Rückgängig“ zählt als falsche Antwort.',
  'puzzle.how-lost':
    'Die Hälfte dieser Stellungen ist noch zu gewinnen, die andere nicht, was auch gespielt wird. Deine erste Antwort zählt für deine Wertung.',
  'puzzle.how-only':
    'In jeder Stellung gewinnt nur noch ein Zug. Finde ihn. Deine erste Antwort zählt für deine Wertung.',
  'puzzle.title': 'Rätsel {at, number}',
  'puzzle.answer': 'Dieser Zug gewinnt: {move}.',
  'puzzle.rated': 'Wertung {rating, number} ({by})',
  'puzzle.helped': 'Mit Hilfe: Es zählt nicht.',
  'puzzle.again': 'Schon früher beantwortet: Es zählt nicht.',
  'puzzle.next': 'Nächstes Rätsel',
  'puzzle.reveal': 'Lösung zeigen',
  'puzzle.why': 'Warum?',
  'puzzle.find': 'Nur ein Zug gewinnt noch. Welcher?',
  'puzzle.right': 'Richtig: Dieser Zug gewinnt. Spiel weiter, wenn du magst.',
  'puzzle.wrong': 'Danach ist das Spiel nicht mehr zu gewinnen. Wähle „Rückgängig“ und sieh noch einmal hin.',

  'puzzle.within': 'Gewinne in {count, plural, one {einem Zug} other {# Zügen}}. Abgelegte Karten zählen nicht mit.',
  'puzzle.within-left':
    '{count, plural, =0 {Kein Zug mehr, außer Karten abzulegen.} one {Noch ein Zug.} other {Noch # Züge.}}',
  'puzzle.within-back':
    'Rückgängig gemacht: Deine erste Antwort ist damit falsch. {count, plural, =0 {Kein Zug mehr.} one {Noch ein Zug.} other {Noch # Züge.}}',
  'puzzle.within-right': 'Richtig: in {count, plural, one {einem Zug} other {# Zügen}} gewonnen.',
  'puzzle.within-wrong': 'Das ist ein Zug zu viel. Wähle „Rückgängig“ und sieh noch einmal hin.',
  'puzzle.lost': 'Ist das noch zu gewinnen, oder ist es verloren?',
  'puzzle.lost-no': 'Zu gewinnen',
  'puzzle.lost-yes': 'Verloren',
  'puzzle.lost-first': 'Sag zuerst, ob es verloren ist: Wähle „Rückgängig“ und antworte.',
  'puzzle.lost-right': 'Richtig: Es ist verloren, was auch gespielt wird.',
  'puzzle.lost-wrong': 'Nein: Es ist verloren, was auch gespielt wird.',
  'puzzle.won-right': 'Richtig: Es ist noch zu gewinnen. Spiel weiter, wenn du magst.',
  'puzzle.won-wrong': 'Nein: Es ist noch zu gewinnen. Finde heraus, wie.',

  'puzzle.rating': 'Deine Wertung',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Gelöst',
  'puzzle.today': 'Rätsel des Tages',
  'puzzle.ladder': 'Alle Rätsel, die leichtesten zuerst',
  'puzzle.one':
    'Rätsel {at, number}, Wertung {strength, number}{standing, select, right {, gelöst} wrong {, nicht auf Anhieb gelöst} helped {, mit Hilfe} other {}}',
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
    'Rätsel {at, number}: {deal, plural, =0 {eigenes Spiel} other {Spiel {deal}}}, {date}, Wertung {strength, number}{standing, select, right {, gelöst} wrong {, nicht auf Anhieb gelöst} helped {, mit Hilfe} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
