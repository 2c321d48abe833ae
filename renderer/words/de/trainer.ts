import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Genauigkeit',
  'trainer.well': 'So gut entschieden, wie man wissen konnte',
  'trainer.well-of': '{good, number} von {choices, number}',
  'trainer.mistakes': 'Fehler',
  'trainer.too-hard':
    'Aus solchen Stellungen gehen zu wenige Spiele auf, um nach dem, was man wissen konnte, gute von schlechten Zügen zu unterscheiden.',
  'trainer.played':
    'Du hast {good, number} von {choices, plural, one {# Entscheidung} other {# Entscheidungen}} so gut getroffen, wie man wissen konnte.',
  'trainer.played-all':
    '{choices, plural, one {Du hast die eine Entscheidung} other {Du hast alle # Entscheidungen}} so gut getroffen, wie man wissen konnte.',
  'trainer.cost-most': 'Am meisten kostete Zug {move, number}.',
  'trainer.all-luck': 'Dass es verloren ging, war Pech.',
  'trainer.then-luck': 'Was nach dem letzten Fehler kam, war Pech.',
  'trainer.turns': 'Nach dem, was du gesehen hattest',
  'trainer.no-turns': 'Nichts fällt auf: Kein Zug war deutlich ein Fehler, keine Karte deutlich Glück oder Pech.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Fehler.',
  'trainer.bad-luck': 'Pech.',
  'trainer.good-luck': 'Glück.',
  'trainer.luck-cost': 'Die aufgedeckten Karten kosteten {share} der Spiele ab hier.',
  'trainer.luck-brought': 'Die aufgedeckten Karten brachten {share} der Spiele ab hier dazu.',
  'trainer.cost-games':
    'Liegen die verdeckten Karten zufällig, gewinnt ein schneller Spieler danach {played, number} von {of, number} Spielen, nach dem besseren Zug {better, number}.',
  'trainer.share': 'Dasselbe nach dem, was du gesehen hattest',
  'trainer.how':
    'Genauigkeit und Fehler richten sich nur nach Karten, die du gesehen hattest: Die übrigen wurden immer wieder zufällig verteilt und die Züge unter gleichen Bedingungen verglichen. Eine Karte, von der du nichts wissen konntest, wird dir nie angerechnet.',
  'trainer.hindsight': 'Alle Karten bekannt',
} as const satisfies Partial<Record<keyof typeof english, string>>;
