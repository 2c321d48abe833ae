import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Hint: {card} naar {to}.',
  'said.hint-pair': 'Hint: verwijder {card} en {other}.',
  'said.hint-tap': 'Hint: {pile}.',
  'said.moved': '{card} naar {to}.',
  'said.moved-many': '{count, number} kaarten vanaf {card} naar {to}.',
  'said.dealt': '{count, plural, one {Eén kaart} other {# kaarten}} naar {to}.',
  'said.removed': '{card} verwijderd.',
  'said.removed-two': '{card} en {other} verwijderd.',
  'said.removed-many': '{count, plural, one {Eén kaart} other {# kaarten}} verwijderd.',
  'said.turned': '{card} omgedraaid.',
  'said.picked': '{count, plural, one {{card} opgepakt.} other {# kaarten opgepakt, vanaf {card}.}}',
  'said.put-back': 'Teruggelegd.',
  'said.targets': 'Kan naar: {places}.',
  'said.places': '{first}; {next}',
  'said.targets-none': 'Kan nergens heen.',
  'said.fits': 'Kan hier gelegd worden.',
  'said.under': 'de kaart eronder',
  'said.won': 'Gewonnen.',

  'spot.empty': 'leeg',
  'spot.covered': '{place}, onder {below, plural, one {# kaart} other {# kaarten}}',
  'spot.any': 'elke kaart past',
  'spot.starts': 'begint met {rank}',
  'spot.next': 'hierna komt {rank}',
  'spot.redeals': 'kan weer worden omgedraaid',
  'spot.on': '{place} op {card}',

  'rank.1': 'aas',
  'rank.2': 'twee',
  'rank.3': 'drie',
  'rank.4': 'vier',
  'rank.5': 'vijf',
  'rank.6': 'zes',
  'rank.7': 'zeven',
  'rank.8': 'acht',
  'rank.9': 'negen',
  'rank.10': 'tien',
  'rank.11': 'boer',
  'rank.12': 'vrouw',
  'rank.13': 'heer',
  'rank.14': 'joker',

  'suit.clubs': 'klaveren',
  'suit.diamonds': 'ruiten',
  'suit.hearts': 'harten',
  'suit.spades': 'schoppen',

  'card.name': '{suit}{rank}',
  'fits.any': '{rank, plural, other {een {name}}}',
  'fits.colour': '{rank, plural, other {een {colour, select, red {rode} other {zwarte}} {name}}}',
  'fits.suit': '{card}',
  'fits.or': '{one} of {other}',
  'card.facedown': 'dichte kaart',

  'pile.stock': 'talon',
  'pile.discard': 'verwijderde kaarten',
  'pile.waste': 'reststapel',
  'pile.foundation': 'eindstapel',
  'pile.tableau': 'kolom',
  'pile.reserve': 'reserve',
  'pile.cell': 'vrije cel',
  'pile.row': 'rij',
  'pile.place': 'plaats',
  'pile.fan':
    '{form, select, many {waaiers} title {Waaiers} count {{count, plural, one {Eén waaier} other {# waaiers}}} out {uit de waaiers} other {waaier}}',
  'pile.heap':
    '{form, select, many {stapels} title {Stapels} count {{count, plural, one {Eén stapel} other {# stapels}}} out {van de stapels} other {stapel}}',
  'pile.pile':
    '{form, select, many {stapels} title {Stapels} count {{count, plural, one {Eén stapel} other {# stapels}}} out {van de stapels} other {stapel}}',
  'pile.pyramid':
    '{form, select, many {piramideplaatsen} title {Piramide} count {{count, plural, one {Eén piramideplaats} other {# piramideplaatsen}}} out {uit de piramide} other {piramideplaats}}',
  'pile.grid':
    '{form, select, many {rasterplaatsen} title {Raster} count {{count, plural, one {Eén rasterplaats} other {# rasterplaatsen}}} out {uit het raster} other {rasterplaats}}',
  'pile.braid':
    '{form, select, many {vlechten} title {Vlecht} count {{count, plural, one {Eén vlecht} other {# vlechten}}} out {van de vlecht} other {vlecht}}',
  'pile.edge':
    '{form, select, many {hoeken} title {Hoeken} count {{count, plural, one {Eén hoek} other {# hoeken}}} out {van de hoeken} other {hoek}}',
  'pile.free':
    '{form, select, many {vrije plaatsen} title {Vrije plaatsen} count {{count, plural, one {Eén vrije plaats} other {# vrije plaatsen}}} out {van de vrije plaatsen} other {vrije plaats}}',
  'pile.divan':
    '{form, select, many {divanplaatsen} title {Divan} count {{count, plural, one {Eén divanplaats} other {# divanplaatsen}}} out {van de divan} other {divanplaats}}',
  'pile.carpet':
    '{form, select, many {tapijtplaatsen} title {Tapijt} count {{count, plural, one {Eén tapijtplaats} other {# tapijtplaatsen}}} out {uit het tapijt} other {tapijtplaats}}',
  'pile.numbered': '{pile} {number, number}',
  'pile.in-row': 'rij {row, number}, {place}',
  'pile.of': '{pile} van {count, number}',
  'pile.of-suit': '{pile} voor {suit}',
  'pile.cards': '{count, plural, =0 {leeg} one {# kaart} other {# kaarten}}',
  'pile.down': '{count, number} dicht',
} as const satisfies Partial<Record<keyof typeof english, string>>;
