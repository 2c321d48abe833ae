import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Kommt auf die Grundstapel.',
  'hint.uncovers': 'Deckt eine verborgene Karte auf.',
  'hint.frees': 'Lässt die Karte darunter auf die Grundstapel.',
  'hint.removes': 'Räumt Karten ab.',
  'hint.reserve': 'Bringt eine Karte der Reserve ins Spiel.',
  'hint.joins-suit': 'Kommt zu einer Karte ihrer Farbe.',
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
  'hint.takes-back': 'Holt eine Karte von ihrem Grundstapel zurück.',
  'hint.look': 'Den Talon durchzusehen kostet nichts.',
  'hint.turns': '{turns, plural, one {Den Talon einmal umdrehen} other {Den Talon #-mal umdrehen}}.',
  'hint.turns-then':
    '{turns, plural, one {Den Talon einmal umdrehen} other {Den Talon #-mal umdrehen}}, dann {card} auf {to}.',
  'hint.back': 'Zurück an den alten Platz:',
  'hint.wins': 'Von hier aus zu gewinnen: in {moves, plural, one {einem Zug} other {# Zügen}}.',
  'hint.played':
    '{how, select, very {Sehr gut} good {Gut} open {Offen} other {Zweifelhaft}}: Von {of, plural, one {einem Spiel} other {# Spielen}}, von hier aus versucht, {won, plural, one {wurde eines} other {wurden #}} gewonnen.',
  'hint.next': 'Nach dem nächstbesten Zug {won, number} von {of, number}.',
  'hint.begins':
    'In {won, number} von {of, plural, one {einer Art} other {# Arten}}, wie die verborgenen Karten liegen können, beginnt damit ein Sieg.',
  'hint.none':
    'In {of, plural, one {einer Art} other {# Arten}}, wie die verborgenen Karten liegen können, fand sich kein Sieg.',
  'hint.lost': 'Dieses Spiel ist nicht mehr zu gewinnen.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
