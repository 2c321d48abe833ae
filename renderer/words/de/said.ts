import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Tipp: {card} auf {to}.',
  'said.hint-pair': 'Tipp: {card} und {other} entfernen.',
  'said.hint-tap': 'Tipp: {pile}.',
  'said.moved': '{card} auf {to}.',
  'said.moved-many': '{count, number} Karten ab {card} auf {to}.',
  'said.dealt': '{count, plural, one {Eine Karte} other {# Karten}} auf {to}.',
  'said.removed': '{card} entfernt.',
  'said.removed-two': '{card} und {other} entfernt.',
  'said.removed-many': '{count, plural, one {Eine Karte} other {# Karten}} entfernt.',
  'said.turned': '{card} aufgedeckt.',
  'said.picked': '{count, plural, one {{card} aufgenommen.} other {# Karten ab {card} aufgenommen.}}',
  'said.put-back': 'Zurückgelegt.',
  'said.targets': 'Passt auf: {places}.',
  'said.places': '{first}; {next}',
  'said.targets-none': 'Passt nirgends.',
  'said.fits': 'Passt hierher.',
  'said.under': 'die Karte darunter',
  'said.won': 'Gewonnen.',

  'spot.empty': 'leer',
  'spot.covered': '{place}, darauf {below, plural, one {# Karte} other {# Karten}}',
  'spot.any': 'nimmt jede Karte',
  'spot.starts': 'beginnt mit {rank}',
  'spot.next': 'als Nächstes kommt {rank}',
  'spot.redeals': 'hier wird neu gegeben',
  'spot.on': '{place} mit {card}',

  'rank.1': 'Ass',
  'rank.2': 'Zwei',
  'rank.3': 'Drei',
  'rank.4': 'Vier',
  'rank.5': 'Fünf',
  'rank.6': 'Sechs',
  'rank.7': 'Sieben',
  'rank.8': 'Acht',
  'rank.9': 'Neun',
  'rank.10': 'Zehn',
  'rank.11': 'Bube',
  'rank.12': 'Dame',
  'rank.13': 'König',
  'rank.14': 'Joker',

  'suit.clubs': 'Kreuz',
  'suit.diamonds': 'Karo',
  'suit.hearts': 'Herz',
  'suit.spades': 'Pik',

  'card.name': '{suit}-{rank}',
  'fits.any': '{rank, plural, =1 {ein Ass} =11 {ein Bube} =13 {ein König} =14 {ein Joker} other {eine {name}}}',
  'fits.colour':
    '{rank, plural, =1 {ein {colour, select, red {rotes} other {schwarzes}} Ass} =11 {ein {colour, select, red {roter} other {schwarzer}} Bube} =13 {ein {colour, select, red {roter} other {schwarzer}} König} other {eine {colour, select, red {rote} other {schwarze}} {name}}}',
  'fits.suit': '{card}',
  'fits.or': '{one} oder {other}',
  'card.facedown': 'verdeckte Karte',

  'pile.stock': 'Talon',
  'pile.discard': 'entfernte Karten',
  'pile.waste': 'Ablage',
  'pile.foundation': 'Grundstapel',
  'pile.tableau': 'Spalte',
  'pile.reserve': 'Reserve',
  'pile.cell': 'Zelle',
  'pile.row': 'Reihe',
  'pile.place': 'Platz',
  'pile.fan':
    '{form, select, gender {m} many {Fächer} dat {Fächern} title {Fächer} count {{count, plural, one {Ein Fächer} other {# Fächer}}} out {aus den Fächern} other {Fächer}}',
  'pile.heap':
    '{form, select, gender {m} many {Stapel} dat {Stapeln} title {Stapel} count {{count, plural, one {Ein Stapel} other {# Stapel}}} out {von den Stapeln} other {Stapel}}',
  'pile.pile':
    '{form, select, gender {m} many {Stapel} dat {Stapeln} title {Stapel} count {{count, plural, one {Ein Stapel} other {# Stapel}}} out {von den Stapeln} other {Stapel}}',
  'pile.pyramid':
    '{form, select, gender {m} many {Pyramidenplätze} dat {Pyramidenplätzen} title {Pyramide} count {{count, plural, one {Ein Pyramidenplatz} other {# Pyramidenplätze}}} out {aus der Pyramide} other {Pyramidenplatz}}',
  'pile.grid':
    '{form, select, gender {m} many {Rasterplätze} dat {Rasterplätzen} title {Raster} count {{count, plural, one {Ein Rasterplatz} other {# Rasterplätze}}} out {aus dem Raster} other {Rasterplatz}}',
  'pile.braid':
    '{form, select, gender {m} many {Zöpfe} dat {Zöpfen} title {Zopf} count {{count, plural, one {Ein Zopf} other {# Zöpfe}}} out {vom Zopf} other {Zopf}}',
  'pile.edge':
    '{form, select, gender {f} many {Ecken} dat {Ecken} title {Ecken} count {{count, plural, one {Eine Ecke} other {# Ecken}}} out {von den Ecken} other {Ecke}}',
  'pile.free':
    '{form, select, gender {m} many {Freiplätze} dat {Freiplätzen} title {Freiplätze} count {{count, plural, one {Ein Freiplatz} other {# Freiplätze}}} out {von den Freiplätzen} other {Freiplatz}}',
  'pile.divan':
    '{form, select, gender {m} many {Diwanplätze} dat {Diwanplätzen} title {Diwan} count {{count, plural, one {Ein Diwanplatz} other {# Diwanplätze}}} out {vom Diwan} other {Diwanplatz}}',
  'pile.carpet':
    '{form, select, gender {m} many {Teppichplätze} dat {Teppichplätzen} title {Teppich} count {{count, plural, one {Ein Teppichplatz} other {# Teppichplätze}}} out {aus dem Teppich} other {Teppichplatz}}',
  'pile.numbered': '{pile} {number, number}',
  'pile.in-row': 'Reihe {row, number}, {place}',
  'pile.of': '{pile} von {count, number}',
  'pile.of-suit': '{pile} {suit}',
  'pile.cards': '{count, plural, =0 {leer} one {# Karte} other {# Karten}}',
  'pile.down': '{count, number} verdeckt',
} as const satisfies Partial<Record<keyof typeof english, string>>;
