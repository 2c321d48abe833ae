import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Kommt auf den Grundstapel.',
  'hint.uncovers': 'Deckt eine verdeckte Karte auf.',
  'hint.frees': 'Macht die Karte darunter frei für den Grundstapel.',
  'hint.removes': 'Räumt Karten ab.',
  'hint.reserve': 'Bringt eine Karte {pile, select, named {{kind_out}} other {der Reserve}} ins Spiel.',
  'hint.joins-suit': 'Kommt auf eine Karte derselben Farbe.',
  'hint.empties': 'Leert einen Stapel.',
  'hint.exchanges': 'Zwei Stapel tauschen die Plätze.',
  'hint.places': 'Legt die Karte an ihren Platz.',
  'hint.beside':
    'Kommt neben {onto}{how, select, down {: einen Rang niedriger} up {: einen Rang höher} same {: gleicher Rang} other {}}.',
  'hint.covers': 'Legt einen Stapel auf einen anderen.',
  'hint.joins':
    'Kommt auf {onto}{how, select, down {: einen Rang niedriger} up {: einen Rang höher} same {: gleicher Rang} other {}}.',
  'hint.brings': 'Bringt eine Karte ins Spiel.',
  'hint.fills': 'Nutzt einen leeren Stapel.',
  'hint.stores': 'Legt eine Karte beiseite.',
  'hint.deals': 'Kein Zug auf dem Tisch verspricht mehr: Gib vom Talon.',
  'hint.idle': 'Schafft Platz.',
  'hint.takes-back': 'Holt eine Karte vom Grundstapel zurück.',
  'hint.look': 'Den Talon durchzusehen, kostet nichts.',
  'hint.turns': '{turns, plural, one {Einmal vom Talon geben} other {#-mal vom Talon geben}}.',
  'hint.turns-then': '{turns, plural, one {Einmal vom Talon geben} other {#-mal vom Talon geben}}, dann {move}.',
  'hint.back': 'Zurück an den alten Platz:',
  'hint.wins': 'Von hier aus in {moves, plural, one {einem Zug} other {# Zügen}} zu gewinnen.',
  'hint.played':
    '{how, select, very {Sehr gut} good {Gut} open {Offen} other {Zweifelhaft}}: {won, number} von {of, number} Probespielen gewonnen.',
  'hint.next': 'Nächstbester Zug: {won, number} von {of, number}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
