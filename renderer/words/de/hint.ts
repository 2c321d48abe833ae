import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Kommt auf den Grundstapel.',
  'hint.uncovers': 'Deckt eine verdeckte Karte auf.',
  'hint.frees': 'Macht die Karte darunter frei für den Grundstapel.',
  'hint.removes': 'Räumt Karten ab.',
  'hint.reserve': 'Bringt eine Karte der Reserve ins Spiel.',
  'hint.joins-suit': 'Kommt auf eine Karte derselben Farbe.',
  'hint.empties': 'Leert einen Stapel.',
  'hint.exchanges': 'Zwei Stapel tauschen die Plätze.',
  'hint.places': 'Legt die Karte an ihren Platz.',
  'hint.covers': 'Legt einen Stapel auf einen anderen.',
  'hint.joins': 'Kommt auf eine passende Karte.',
  'hint.brings': 'Bringt eine Karte ins Spiel.',
  'hint.fills': 'Nutzt einen leeren Stapel.',
  'hint.stores': 'Legt eine Karte beiseite.',
  'hint.deals': 'Gibt Karten vom Talon.',
  'hint.idle': 'Schafft Platz.',
  'hint.takes-back': 'Holt eine Karte vom Grundstapel zurück.',
  'hint.look': 'Den Talon durchzusehen, kostet nichts.',
  'hint.turns': '{turns, plural, one {Einmal vom Talon geben} other {#-mal vom Talon geben}}.',
  'hint.turns-then': '{turns, plural, one {Einmal vom Talon geben} other {#-mal vom Talon geben}}, dann {move}.',
  'hint.back': 'Zurück an den alten Platz:',
  'hint.wins': 'Von hier aus in {moves, plural, one {einem Zug} other {# Zügen}} zu gewinnen.',
  'hint.played':
    '{how, select, very {Sehr gut} good {Gut} open {Offen} other {Zweifelhaft}}: Von {of, plural, one {einem Probespiel} other {# Probespielen}} ab hier {won, plural, =0 {wurde keines gewonnen} one {wurde eines gewonnen} other {wurden # gewonnen}}.',
  'hint.next': 'Beim nächstbesten Zug waren es {won, number} von {of, number}.',
  'hint.begins':
    'Bei {won, number} von {of, plural, one {einer möglichen Verteilung} other {# möglichen Verteilungen}} der verdeckten Karten führt dieser Zug zum Sieg.',
  'hint.none':
    'Bei {of, plural, one {einer möglichen Verteilung} other {# möglichen Verteilungen}} der verdeckten Karten fand sich kein Sieg.',
  'hint.lost': 'Dieses Spiel ist nicht mehr zu gewinnen.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
