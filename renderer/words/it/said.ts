import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Suggerimento: {card} {to_to}.',
  'said.hint-pair': 'Suggerimento: togli {card_the} e {other_the}.',
  'said.hint-tap': 'Suggerimento: {pile}.',
  'said.moved': '{card} {to_to}.',
  'said.moved-many': '{count, number} carte {card_from} {to_to}.',
  'said.dealt': '{count, plural, one {Una carta} other {# carte}} {to_to}.',
  'said.removed': '{card} lascia il tavolo.',
  'said.removed-two': '{card} e {other} lasciano il tavolo.',
  'said.removed-many': '{count, plural, one {Una carta lascia} other {# carte lasciano}} il tavolo.',
  'said.turned': '{card} {card_gender, select, f {scoperta} other {scoperto}}.',
  'said.picked': '{count, plural, one {{card} in mano.} other {# carte in mano, {card_from}.}}',
  'said.put-back': 'Rimessa a posto.',
  'said.targets': 'Può andare in questi posti: {places}.',
  'said.places': '{first}; {next}',
  'said.targets-none': 'Non può andare da nessuna parte.',
  'said.fits': 'Si può mettere qui.',
  'said.under': 'sulla carta sotto',
  'said.won': 'Hai vinto.',

  'spot.empty': 'vuoto',
  'spot.covered': '{place}, con {below, plural, one {# carta} other {# carte}} sopra',
  'spot.any': 'accetta qualsiasi carta',
  'spot.starts': 'comincia con {rank_a}',
  'spot.next': 'segue {rank_a}',
  'spot.redeals': 'si può ripassare',
  'spot.on': '{place}, {card_on}',

  'rank.1': '{form, select, gender {m} the {l’asso} on {sull’asso} from {dall’asso} a {un asso} other {asso}}',
  'rank.2': '{form, select, gender {m} the {il due} on {sul due} from {dal due} a {un due} other {due}}',
  'rank.3': '{form, select, gender {m} the {il tre} on {sul tre} from {dal tre} a {un tre} other {tre}}',
  'rank.4':
    '{form, select, gender {m} the {il quattro} on {sul quattro} from {dal quattro} a {un quattro} other {quattro}}',
  'rank.5': '{form, select, gender {m} the {il cinque} on {sul cinque} from {dal cinque} a {un cinque} other {cinque}}',
  'rank.6': '{form, select, gender {m} the {il sei} on {sul sei} from {dal sei} a {un sei} other {sei}}',
  'rank.7': '{form, select, gender {m} the {il sette} on {sul sette} from {dal sette} a {un sette} other {sette}}',
  'rank.8': '{form, select, gender {m} the {l’otto} on {sull’otto} from {dall’otto} a {un otto} other {otto}}',
  'rank.9': '{form, select, gender {m} the {il nove} on {sul nove} from {dal nove} a {un nove} other {nove}}',
  'rank.10': '{form, select, gender {m} the {il dieci} on {sul dieci} from {dal dieci} a {un dieci} other {dieci}}',
  'rank.11': '{form, select, gender {m} the {il fante} on {sul fante} from {dal fante} a {un fante} other {fante}}',
  'rank.12':
    '{form, select, gender {f} the {la regina} on {sulla regina} from {dalla regina} a {una regina} other {regina}}',
  'rank.13': '{form, select, gender {m} the {il re} on {sul re} from {dal re} a {un re} other {re}}',
  'rank.14': '{form, select, gender {m} the {il jolly} on {sul jolly} from {dal jolly} a {un jolly} other {jolly}}',

  'suit.clubs': 'fiori',
  'suit.diamonds': 'quadri',
  'suit.hearts': 'cuori',
  'suit.spades': 'picche',

  'card.name': '{form, select, gender {{rank}} other {{rank} di {suit}}}',
  'fits.any': '{rank, plural, other {{name_a}}}',
  'fits.colour':
    '{rank, plural, other {{name_a} {name_gender, select, f {{colour, select, red {rossa} other {nera}}} other {{colour, select, red {rosso} other {nero}}}}}}',
  'fits.suit': '{card_the}',
  'fits.or': '{one} o {other}',
  'card.facedown':
    '{form, select, gender {f} the {la carta coperta} on {sulla carta coperta} from {dalla carta coperta} a {una carta coperta} other {carta coperta}}',

  'pile.stock': '{form, select, gender {m} the {il tallone} to {al tallone} other {tallone}}',
  'pile.discard': '{form, select, gender {f} the {le carte tolte} to {alle carte tolte} other {carte tolte}}',
  'pile.waste': '{form, select, gender {m} the {il pozzo} to {al pozzo} other {pozzo}}',
  'pile.foundation': '{form, select, gender {f} the {la base} to {alla base} other {base}}',
  'pile.tableau': '{form, select, gender {f} the {la colonna} to {alla colonna} other {colonna}}',
  'pile.reserve': '{form, select, gender {f} the {la riserva} to {alla riserva} other {riserva}}',
  'pile.cell': '{form, select, gender {f} the {la cella} to {alla cella} other {cella}}',
  'pile.row': '{form, select, gender {f} the {la fila} to {alla fila} other {fila}}',
  'pile.place': '{form, select, gender {m} the {il posto} to {al posto} other {posto}}',
  'pile.fan':
    '{form, select, gender {m} the {il ventaglio} to {al ventaglio} many {ventagli} title {Ventagli} count {{count, plural, one {Un ventaglio} other {# ventagli}}} out {dai ventagli} other {ventaglio}}',
  'pile.heap':
    '{form, select, gender {m} the {il mucchio} to {al mucchio} many {mucchi} title {Mucchi} count {{count, plural, one {Un mucchio} other {# mucchi}}} out {dai mucchi} other {mucchio}}',
  'pile.pile':
    '{form, select, gender {f} the {la pila} to {alla pila} many {pile} title {Pile} count {{count, plural, one {Una pila} other {# pile}}} out {dalle pile} other {pila}}',
  'pile.pyramid':
    '{form, select, gender {m} the {il posto della piramide} to {al posto della piramide} many {posti della piramide} title {Piramide} count {{count, plural, one {Un posto della piramide} other {# posti della piramide}}} out {dalla piramide} other {posto della piramide}}',
  'pile.grid':
    '{form, select, gender {m} the {il posto della griglia} to {al posto della griglia} many {posti della griglia} title {Griglia} count {{count, plural, one {Un posto della griglia} other {# posti della griglia}}} out {dalla griglia} other {posto della griglia}}',
  'pile.braid':
    '{form, select, gender {f} the {la treccia} to {alla treccia} many {trecce} title {Treccia} count {{count, plural, one {Una treccia} other {# trecce}}} out {dalla treccia} other {treccia}}',
  'pile.edge':
    '{form, select, gender {m} the {il bordo} to {al bordo} many {bordi} title {Bordi} count {{count, plural, one {Un bordo} other {# bordi}}} out {dai bordi} other {bordo}}',
  'pile.free':
    '{form, select, gender {m} the {il posto libero} to {al posto libero} many {posti liberi} title {Posti liberi} count {{count, plural, one {Un posto libero} other {# posti liberi}}} out {dai posti liberi} other {posto libero}}',
  'pile.divan':
    '{form, select, gender {m} the {il posto del divano} to {al posto del divano} many {posti del divano} title {Divano} count {{count, plural, one {Un posto del divano} other {# posti del divano}}} out {dal divano} other {posto del divano}}',
  'pile.carpet':
    '{form, select, gender {m} the {il posto del tappeto} to {al posto del tappeto} many {posti del tappeto} title {Tappeto} count {{count, plural, one {Un posto del tappeto} other {# posti del tappeto}}} out {dal tappeto} other {posto del tappeto}}',
  'pile.numbered': '{form, select, gender {{pile}} other {{pile} {number, number}}}',
  'pile.in-row': '{form, select, gender {{place}} other {{place}, fila {row, number}}}',
  'pile.of': '{pile} di {count, number}',
  'pile.of-suit': '{form, select, gender {{pile}} other {{pile} di {suit}}}',
  'pile.cards': '{count, plural, =0 {senza carte} one {# carta} other {# carte}}',
  'pile.down': '{count, plural, one {# coperta} other {# coperte}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
