import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Indice : {card} vers {to_the}.',
  'said.hint-pair': 'Indice : retirer {card_the} et {other_the}.',
  'said.hint-tap': 'Indice : {pile}.',
  'said.moved': '{card} vers {to_the}.',
  'said.moved-many': '{count, number} cartes, à partir {card_of}, vers {to_the}.',
  'said.dealt': '{count, plural, one {Une carte} other {# cartes}} vers {to_the}.',
  'said.removed': '{card} quitte la table.',
  'said.removed-two': '{card} et {other} quittent la table.',
  'said.removed-many': '{count, plural, one {Une carte quitte} other {# cartes quittent}} la table.',
  'said.turned': '{card} {card_gender, select, f {retournée} other {retourné}}.',
  'said.picked': '{count, plural, one {{card} en main.} other {# cartes en main, à partir {card_of}.}}',
  'said.put-back': 'Remis à sa place.',
  'said.targets': 'Peut aller : {places}.',
  'said.places': '{first} ; {next}',
  'said.targets-none': 'Ne va nulle part.',
  'said.fits': 'Peut se poser ici.',
  'said.under': 'sur la carte du dessous',
  'said.won': 'Gagné.',

  'spot.empty': 'vide',
  'spot.covered': '{place}, sous {below, plural, one {# carte} other {# cartes}}',
  'spot.any': 'accepte n’importe quelle carte',
  'spot.starts': 'commence par {rank_a}',
  'spot.next': 'ensuite vient {rank_a}',
  'spot.redeals': 'redistribution possible',
  'spot.on': '{place}, sur {card_the}',

  'rank.1': '{form, select, gender {m} the {l’as} of {de l’as} a {un as} other {as}}',
  'rank.2': '{form, select, gender {m} the {le deux} of {du deux} a {un deux} other {deux}}',
  'rank.3': '{form, select, gender {m} the {le trois} of {du trois} a {un trois} other {trois}}',
  'rank.4': '{form, select, gender {m} the {le quatre} of {du quatre} a {un quatre} other {quatre}}',
  'rank.5': '{form, select, gender {m} the {le cinq} of {du cinq} a {un cinq} other {cinq}}',
  'rank.6': '{form, select, gender {m} the {le six} of {du six} a {un six} other {six}}',
  'rank.7': '{form, select, gender {m} the {le sept} of {du sept} a {un sept} other {sept}}',
  'rank.8': '{form, select, gender {m} the {le huit} of {du huit} a {un huit} other {huit}}',
  'rank.9': '{form, select, gender {m} the {le neuf} of {du neuf} a {un neuf} other {neuf}}',
  'rank.10': '{form, select, gender {m} the {le dix} of {du dix} a {un dix} other {dix}}',
  'rank.11': '{form, select, gender {m} the {le valet} of {du valet} a {un valet} other {valet}}',
  'rank.12': '{form, select, gender {f} the {la dame} of {de la dame} a {une dame} other {dame}}',
  'rank.13': '{form, select, gender {m} the {le roi} of {du roi} a {un roi} other {roi}}',
  'rank.14': '{form, select, gender {m} the {le joker} of {du joker} a {un joker} other {joker}}',

  'suit.clubs': 'trèfle',
  'suit.diamonds': 'carreau',
  'suit.hearts': 'cœur',
  'suit.spades': 'pique',

  'card.name': '{form, select, gender {{rank}} other {{rank} de {suit}}}',
  'fits.any': '{rank, plural, other {{name_a}}}',
  'fits.colour':
    '{rank, plural, other {{name_a} {name_gender, select, f {{colour, select, red {rouge} other {noire}}} other {{colour, select, red {rouge} other {noir}}}}}}',
  'fits.suit': '{card_the}',
  'fits.or': '{one} ou {other}',
  'card.facedown':
    '{form, select, gender {f} the {la carte cachée} of {de la carte cachée} a {une carte cachée} other {carte cachée}}',

  'pile.stock': '{form, select, gender {m} the {le talon} of {du talon} other {talon}}',
  'pile.discard':
    '{form, select, gender {f} the {les cartes retirées} of {des cartes retirées} other {cartes retirées}}',
  'pile.waste': '{form, select, gender {f} the {la défausse} of {de la défausse} other {défausse}}',
  'pile.foundation': '{form, select, gender {f} the {la fondation} of {de la fondation} other {fondation}}',
  'pile.tableau': '{form, select, gender {f} the {la colonne} of {de la colonne} other {colonne}}',
  'pile.reserve': '{form, select, gender {f} the {la réserve} of {de la réserve} other {réserve}}',
  'pile.cell': '{form, select, gender {f} the {la cellule} of {de la cellule} other {cellule}}',
  'pile.row': '{form, select, gender {f} the {la rangée} of {de la rangée} other {rangée}}',
  'pile.place': '{form, select, gender {f} the {la place} of {de la place} other {place}}',
  'pile.fan':
    '{form, select, gender {m} the {l’éventail} of {de l’éventail} this {Cet éventail} many {éventails} title {Éventails} count {{count, plural, one {Un éventail} other {# éventails}}} out {des éventails} other {éventail}}',
  'pile.heap':
    '{form, select, gender {m} the {le tas} of {du tas} this {Ce tas} many {tas} title {Tas} count {{count, plural, one {Un tas} other {# tas}}} out {des tas} other {tas}}',
  'pile.pile':
    '{form, select, gender {f} the {la pile} of {de la pile} this {Cette pile} many {piles} title {Piles} count {{count, plural, one {Une pile} other {# piles}}} out {des piles} other {pile}}',
  'pile.pyramid':
    '{form, select, gender {f} the {la place de la pyramide} of {de la place de la pyramide} this {Cette place de la pyramide} many {places de la pyramide} title {Pyramide} count {{count, plural, one {Une place de la pyramide} other {# places de la pyramide}}} out {de la pyramide} other {place de la pyramide}}',
  'pile.grid':
    '{form, select, gender {f} the {la place de la grille} of {de la place de la grille} this {Cette place de la grille} many {places de la grille} title {Grille} count {{count, plural, one {Une place de la grille} other {# places de la grille}}} out {de la grille} other {place de la grille}}',
  'pile.braid':
    '{form, select, gender {f} the {la tresse} of {de la tresse} this {Cette tresse} many {tresses} title {Tresse} count {{count, plural, one {Une tresse} other {# tresses}}} out {de la tresse} other {tresse}}',
  'pile.edge':
    '{form, select, gender {m} the {le bord} of {du bord} this {Ce bord} many {bords} title {Bords} count {{count, plural, one {Un bord} other {# bords}}} out {des bords} other {bord}}',
  'pile.free':
    '{form, select, gender {f} the {la place libre} of {de la place libre} this {Cette place libre} many {places libres} title {Places libres} count {{count, plural, one {Une place libre} other {# places libres}}} out {des places libres} other {place libre}}',
  'pile.divan':
    '{form, select, gender {f} the {la place du divan} of {de la place du divan} this {Cette place du divan} many {places du divan} title {Divan} count {{count, plural, one {Une place du divan} other {# places du divan}}} out {du divan} other {place du divan}}',
  'pile.carpet':
    '{form, select, gender {f} the {la place du tapis} of {de la place du tapis} this {Cette place du tapis} many {places du tapis} title {Tapis} count {{count, plural, one {Une place du tapis} other {# places du tapis}}} out {du tapis} other {place du tapis}}',
  'pile.numbered': '{form, select, gender {{pile}} other {{pile} {number, number}}}',
  'pile.in-row': '{form, select, gender {{place}} other {{place}, rangée {row, number}}}',
  'pile.of': '{pile} sur {count, number}',
  'pile.of-suit': '{form, select, gender {{pile}} other {{pile} de {suit}}}',
  'pile.cards': '{count, plural, =0 {vide} one {# carte} other {# cartes}}',
  'pile.down': '{count, plural, one {# cachée} other {# cachées}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
