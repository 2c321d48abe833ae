import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Tips: {card} till {to}.',
  'said.hint-pair': 'Tips: ta bort {card} och {other}.',
  'said.hint-tap': 'Tips: {pile}.',
  'said.moved': '{card} till {to}.',
  'said.moved-many': '{count, number} kort från {card} till {to}.',
  'said.dealt': '{count, plural, one {Ett kort} other {# kort}} till {to}.',
  'said.removed': '{card} tas bort.',
  'said.removed-two': '{card} och {other} tas bort.',
  'said.removed-many': '{count, plural, one {Ett kort} other {# kort}} tas bort.',
  'said.turned': '{card} vänds upp.',
  'said.picked': '{count, plural, one {{card} tas upp.} other {# kort tas upp, från {card}.}}',
  'said.put-back': 'Läggs tillbaka.',
  'said.targets': 'Kan läggas på: {places}.',
  'said.places': '{first}; {next}',
  'said.targets-none': 'Kan inte läggas någonstans.',
  'said.fits': 'Kan läggas här.',
  'said.under': 'kortet under',
  'said.won': 'Du vann.',

  'spot.empty': 'tom',
  'spot.covered': '{place}, under {below, plural, one {# kort} other {# kort}}',
  'spot.any': 'tar vilket kort som helst',
  'spot.starts': 'börjar med {rank}',
  'spot.next': 'härnäst kommer {rank}',
  'spot.redeals': 'kan vändas igen',
  'spot.on': '{place} på {card}',

  'rank.1': 'ess',
  'rank.2': '{form, select, card {två} other {tvåa}}',
  'rank.3': '{form, select, card {tre} other {trea}}',
  'rank.4': 'fyra',
  'rank.5': '{form, select, card {fem} other {femma}}',
  'rank.6': '{form, select, card {sex} other {sexa}}',
  'rank.7': '{form, select, card {sju} other {sjua}}',
  'rank.8': 'åtta',
  'rank.9': '{form, select, card {nio} other {nia}}',
  'rank.10': '{form, select, card {tio} other {tia}}',
  'rank.11': 'knekt',
  'rank.12': 'dam',
  'rank.13': 'kung',
  'rank.14': 'joker',

  'suit.clubs': 'klöver',
  'suit.diamonds': 'ruter',
  'suit.hearts': 'hjärter',
  'suit.spades': 'spader',

  'card.name': '{suit} {rank_card}',
  'fits.any': '{rank, plural, =1 {ett {name}} other {en {name}}}',
  'fits.colour':
    '{rank, plural, =1 {ett {colour, select, red {rött} other {svart}} {name}} other {en {colour, select, red {röd} other {svart}} {name}}}',
  'fits.suit': '{card}',
  'fits.or': '{one} eller {other}',
  'card.facedown': 'dolt kort',

  'pile.stock': 'talong',
  'pile.discard': 'borttagna kort',
  'pile.waste': 'kasthög',
  'pile.foundation': 'grundhög',
  'pile.tableau': 'kolumn',
  'pile.reserve': 'reserv',
  'pile.cell': 'fri cell',
  'pile.row': 'rad',
  'pile.place': 'plats',
  'pile.fan':
    '{form, select, many {solfjädrar} this {solfjädern} all {solfjädrarna} start {Solfjädrarna} title {Solfjädrar} count {{count, plural, one {En solfjäder} other {# solfjädrar}}} out {från solfjädrarna} other {solfjäder}}',
  'pile.heap':
    '{form, select, many {högar} this {högen} all {högarna} start {Högarna} title {Högar} count {{count, plural, one {En hög} other {# högar}}} out {från högarna} other {hög}}',
  'pile.pile':
    '{form, select, many {högar} this {högen} all {högarna} start {Högarna} title {Högar} count {{count, plural, one {En hög} other {# högar}}} out {från högarna} other {hög}}',
  'pile.pyramid':
    '{form, select, many {pyramidplatser} this {pyramidplatsen} all {pyramidplatserna} start {Pyramidplatserna} title {Pyramid} count {{count, plural, one {En pyramidplats} other {# pyramidplatser}}} out {från pyramiden} other {pyramidplats}}',
  'pile.grid':
    '{form, select, many {rutnätsplatser} this {rutnätsplatsen} all {rutnätsplatserna} start {Rutnätsplatserna} title {Rutnät} count {{count, plural, one {En rutnätsplats} other {# rutnätsplatser}}} out {från rutnätet} other {rutnätsplats}}',
  'pile.braid':
    '{form, select, many {flätor} this {flätan} all {flätorna} start {Flätorna} title {Fläta} count {{count, plural, one {En fläta} other {# flätor}}} out {från flätan} other {fläta}}',
  'pile.edge':
    '{form, select, many {kanter} this {kanten} all {kanterna} start {Kanterna} title {Kanter} count {{count, plural, one {En kant} other {# kanter}}} out {från kanterna} other {kant}}',
  'pile.free':
    '{form, select, many {friplatser} this {friplatsen} all {friplatserna} start {Friplatserna} title {Friplatser} count {{count, plural, one {En friplats} other {# friplatser}}} out {från friplatserna} other {friplats}}',
  'pile.divan':
    '{form, select, many {divanplatser} this {divanplatsen} all {divanplatserna} start {Divanplatserna} title {Divan} count {{count, plural, one {En divanplats} other {# divanplatser}}} out {från divanen} other {divanplats}}',
  'pile.carpet':
    '{form, select, many {mattplatser} this {mattplatsen} all {mattplatserna} start {Mattplatserna} title {Matta} count {{count, plural, one {En mattplats} other {# mattplatser}}} out {från mattan} other {mattplats}}',
  'pile.numbered': '{pile} {number, number}',
  'pile.in-row': 'rad {row, number}, {place}',
  'pile.of': '{pile} av {count, number}',
  'pile.of-suit': '{pile} för {suit}',
  'pile.cards': '{count, plural, =0 {tom} one {# kort} other {# kort}}',
  'pile.down': '{count, plural, one {# dolt} other {# dolda}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
