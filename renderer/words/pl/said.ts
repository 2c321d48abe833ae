import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Podpowiedź: {card} na {to_acc}.',
  'said.hint-tap': 'Podpowiedź: {pile}.',
  'said.moved': '{card} na {to_acc}.',
  'said.moved-many':
    '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}} od {card_gen} na {to_acc}.',
  'said.dealt': '{count, plural, one {Jedna karta} few {# karty} many {# kart} other {# karty}} na {to_acc}.',
  'said.turned': 'Odkryto {card_acc}.',
  'said.picked':
    '{count, plural, one {Podniesiono {card_acc}.} few {Podniesiono # karty od {card_gen}.} many {Podniesiono # kart od {card_gen}.} other {Podniesiono # karty od {card_gen}.}}',
  'said.put-back': 'Odłożono z powrotem.',
  'said.targets': 'Może trafić tu: {places}.',
  'said.targets-none': 'Nie ma dokąd trafić.',
  'said.fits': 'Można ją tu położyć.',
  'said.under': 'karta pod nią',
  'said.won': 'Wygrana.',

  'spot.empty': 'pusto',
  'spot.covered':
    '{place}, na {place_gender, select, f {niej} other {nim}} {below, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'spot.any': 'przyjmuje dowolną kartę',
  'spot.starts': 'zaczyna {rank}',
  'spot.redeals': 'można ponownie rozdać',
  'spot.on': '{place} z {card_ins}',

  'rank.1': '{form, select, acc {asa} gen {asa} ins {asem} gender {m} other {as}}',
  'rank.2': '{form, select, acc {dwójkę} gen {dwójki} ins {dwójką} gender {f} other {dwójka}}',
  'rank.3': '{form, select, acc {trójkę} gen {trójki} ins {trójką} gender {f} other {trójka}}',
  'rank.4': '{form, select, acc {czwórkę} gen {czwórki} ins {czwórką} gender {f} other {czwórka}}',
  'rank.5': '{form, select, acc {piątkę} gen {piątki} ins {piątką} gender {f} other {piątka}}',
  'rank.6': '{form, select, acc {szóstkę} gen {szóstki} ins {szóstką} gender {f} other {szóstka}}',
  'rank.7': '{form, select, acc {siódemkę} gen {siódemki} ins {siódemką} gender {f} other {siódemka}}',
  'rank.8': '{form, select, acc {ósemkę} gen {ósemki} ins {ósemką} gender {f} other {ósemka}}',
  'rank.9': '{form, select, acc {dziewiątkę} gen {dziewiątki} ins {dziewiątką} gender {f} other {dziewiątka}}',
  'rank.10': '{form, select, acc {dziesiątkę} gen {dziesiątki} ins {dziesiątką} gender {f} other {dziesiątka}}',
  'rank.11': '{form, select, acc {waleta} gen {waleta} ins {waletem} gender {m} other {walet}}',
  'rank.12': '{form, select, acc {damę} gen {damy} ins {damą} gender {f} other {dama}}',
  'rank.13': '{form, select, acc {króla} gen {króla} ins {królem} gender {m} other {król}}',
  'rank.14': '{form, select, acc {jokera} gen {jokera} ins {jokerem} gender {m} other {joker}}',

  'suit.clubs': 'trefl',
  'suit.diamonds': 'karo',
  'suit.hearts': 'kier',
  'suit.spades': 'pik',

  'card.name': '{form, select, gender {{rank}} other {{rank} {suit}}}',
  'fits.any': '{rank, plural, other {{name}}}',
  'fits.colour':
    '{rank, plural, other {{form, select, acc {{name_gender, select, m {{colour, select, red {czerwonego} other {czarnego}}} other {{colour, select, red {czerwoną} other {czarną}}}}} other {{name_gender, select, m {{colour, select, red {czerwony} other {czarny}}} other {{colour, select, red {czerwona} other {czarna}}}}}} {name}}}',
  'fits.suit': '{card}',
  'fits.or': '{one} lub {other}',
  'card.facedown':
    '{form, select, acc {zakrytą kartę} gen {zakrytej karty} ins {zakrytą kartą} gender {f} other {zakryta karta}}',

  'pile.stock': '{form, select, gender {m} other {talon}}',
  'pile.waste': '{form, select, gender {m} other {stos odrzuconych}}',
  'pile.foundation': '{form, select, gender {m} other {stos bazowy}}',
  'pile.tableau': '{form, select, acc {kolumnę} gender {f} other {kolumna}}',
  'pile.reserve': '{form, select, acc {rezerwę} gender {f} other {rezerwa}}',
  'pile.cell': '{form, select, gender {n} other {wolne pole}}',
  'pile.row': '{form, select, gender {m} other {rząd}}',
  'pile.place': '{form, select, gender {n} other {miejsce}}',
  'pile.numbered': '{form, select, gender {{pile}} other {{pile} {number, number}}}',
  'pile.in-row': '{form, select, gender {{place}} other {rząd {row, number}, {place}}}',
  'pile.of': '{pile} z {count, number}',
  'pile.of-suit': '{form, select, gender {{pile}} other {{pile} {suit}}}',
  'pile.cards': '{count, plural, =0 {pusto} one {# karta} few {# karty} many {# kart} other {# karty}}',
  'pile.down': '{count, plural, one {# zakryta} few {# zakryte} many {# zakrytych} other {# zakrytej}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
