import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Ich oder die Karten?',
  'mine.known':
    '{known, plural, =0 {Von deinen {games, number} Spielen ({game}) ist noch keines ausgewertet.} other {Von deinen {games, number} Spielen ({game}) sind # ausgewertet.}}',
  'mine.clean':
    '{won, plural, =0 {} other {Ohne Rückgängig, Tipps und Löser gewonnen: {clean, number} von {won, number}.}}',
  'mine.working': 'Spiel {at, number} von {of, number} wird ausgewertet …',
  'mine.begin': '{count, plural, one {Ein weiteres Spiel auswerten} other {# weitere Spiele auswerten}}',
  'mine.title': 'Dieselben Spiele, gewonnen',
  'mine.could': 'Zu gewinnen',
  'mine.me': 'Du',
  'mine.simple': 'Ein einfacher Computerspieler',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'Der erste Balken reicht vom Anteil der Spiele, die sicher zu gewinnen waren, bis zum Anteil derer, die nicht sicher verloren waren (alle Karten bekannt). Die anderen zeigen, wie weit der Zufall das Ergebnis bei so wenigen Spielen verschieben kann.',
  'mine.lost-title': 'Wann verlorene Spiele entschieden waren',
  'mine.lost-deal': 'Beim Geben: kein Sieg möglich',
  'mine.lost-first': 'Im ersten Fünftel',
  'mine.lost-second': 'Im zweiten',
  'mine.lost-third': 'Im dritten',
  'mine.lost-fourth': 'Im vierten',
  'mine.lost-last': 'Im letzten Fünftel',
  'mine.lost-given-up': 'Aufgegeben, als es zu gewinnen war',
  'mine.lost-unknown': 'Nicht bekannt',
  'mine.passes':
    'Wo der Talon umgedreht wurde: {before, number} vor dem letzten Durchgang verloren, {within, number} im letzten.',
  'mine.accuracy': 'Deine mittlere Genauigkeit: {accuracy}.',
  'mine.accuracy-title': 'Genauigkeit, das letzte Spiel rechts',
  'mine.accuracy-mean': 'Durchschnitt der letzten zehn',
} as const satisfies Partial<Record<keyof typeof english, string>>;
