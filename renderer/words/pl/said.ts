import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Podpowiedź: {card} na {to_acc}.',
  'said.hint-pair': 'Podpowiedź: usuń {card_acc} i {other_acc}.',
  'said.hint-tap': 'Podpowiedź: {pile}.',
  'said.moved': '{card} na {to_acc}.',
  'said.moved-many':
    '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}} od {card_gen} na {to_acc}.',
  'said.dealt': '{count, plural, one {Jedna karta} few {# karty} many {# kart} other {# karty}} na {to_acc}.',
  'said.removed': 'Usunięto {card_acc}.',
  'said.removed-two': 'Usunięto {card_acc} i {other_acc}.',
  'said.removed-many':
    '{count, plural, one {Usunięto jedną kartę} few {Usunięto # karty} many {Usunięto # kart} other {Usunięto # karty}}.',
  'said.turned': 'Odkryto {card_acc}.',
  'said.picked':
    '{count, plural, one {Podniesiono {card_acc}.} few {Podniesiono # karty od {card_gen}.} many {Podniesiono # kart od {card_gen}.} other {Podniesiono # karty od {card_gen}.}}',
  'said.put-back': 'Odłożono z powrotem.',
  'said.targets': 'Może trafić tu: {places}.',
  'said.places': '{first}; {next}',
  'said.targets-none': 'Nie ma gdzie jej położyć.',
  'said.fits': 'Można ją tu położyć.',
  'said.under': 'karta pod nią',
  'said.won': 'Wygrana.',

  'spot.empty': 'pusto',
  'spot.covered': '{place}, pod {below, plural, one {# kartą} few {# kartami} many {# kartami} other {# karty}}',
  'spot.any': 'przyjmuje dowolną kartę',
  'spot.starts': 'zaczyna się od {rank_gen}',
  'spot.next': 'następna karta: {rank}',
  'spot.redeals': 'karty można odwrócić ponownie',
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
  'pile.discard': '{form, select, acc {usunięte karty} gender {f} other {usunięte karty}}',
  'pile.waste': '{form, select, gender {m} other {stos odrzuconych}}',
  'pile.foundation': '{form, select, gender {m} other {stos bazowy}}',
  'pile.tableau': '{form, select, acc {kolumnę} gender {f} other {kolumna}}',
  'pile.reserve': '{form, select, acc {rezerwę} gender {f} other {rezerwa}}',
  'pile.cell': '{form, select, gender {n} other {wolne pole}}',
  'pile.row': '{form, select, gender {m} other {rząd}}',
  'pile.place': '{form, select, gender {n} other {miejsce}}',
  'pile.fan':
    '{form, select, gender {m} acc {wachlarz} many {wachlarze} start {Wachlarze} one {Wachlarz} loc {wachlarzach} this {tym wachlarzu} title {Wachlarze} each {każdy wachlarz} count {{count, plural, one {Wachlarz} few {# wachlarze} many {# wachlarzy} other {# wachlarza}}} out {z wachlarzy} other {wachlarz}}',
  'pile.heap':
    '{form, select, gender {f} acc {kupkę} many {kupki} start {Kupki} one {Kupka} loc {kupkach} this {tej kupce} title {Kupki} each {każdą kupkę} count {{count, plural, one {Kupka} few {# kupki} many {# kupek} other {# kupki}}} out {z kupek} other {kupka}}',
  'pile.pile':
    '{form, select, gender {m} acc {stos} many {stosy} start {Stosy} one {Stos} loc {stosach} this {tym stosie} title {Stosy} each {każdy stos} count {{count, plural, one {Stos} few {# stosy} many {# stosów} other {# stosu}}} out {ze stosów} other {stos}}',
  'pile.pyramid':
    '{form, select, gender {n} acc {miejsce w piramidzie} many {miejsca w piramidzie} start {Miejsca w piramidzie} one {Miejsce w piramidzie} loc {miejscach w piramidzie} this {tym miejscu w piramidzie} title {Piramida} each {każde miejsce w piramidzie} count {{count, plural, one {Miejsce w piramidzie} few {# miejsca w piramidzie} many {# miejsc w piramidzie} other {# miejsca w piramidzie}}} out {z piramidy} other {miejsce w piramidzie}}',
  'pile.grid':
    '{form, select, gender {n} acc {miejsce w siatce} many {miejsca w siatce} start {Miejsca w siatce} one {Miejsce w siatce} loc {miejscach w siatce} this {tym miejscu w siatce} title {Siatka} each {każde miejsce w siatce} count {{count, plural, one {Miejsce w siatce} few {# miejsca w siatce} many {# miejsc w siatce} other {# miejsca w siatce}}} out {z siatki} other {miejsce w siatce}}',
  'pile.braid':
    '{form, select, gender {m} acc {warkocz} many {warkocze} start {Warkocze} one {Warkocz} loc {warkoczach} this {tym warkoczu} title {Warkocz} each {każdy warkocz} count {{count, plural, one {Warkocz} few {# warkocze} many {# warkoczy} other {# warkocza}}} out {z warkocza} other {warkocz}}',
  'pile.edge':
    '{form, select, gender {m} acc {róg} many {rogi} start {Rogi} one {Róg} loc {rogach} this {tym rogu} title {Rogi} each {każdy róg} count {{count, plural, one {Róg} few {# rogi} many {# rogów} other {# rogu}}} out {z rogów} other {róg}}',
  'pile.free':
    '{form, select, gender {n} acc {wolne miejsce} many {wolne miejsca} start {Wolne miejsca} one {Wolne miejsce} loc {wolnych miejscach} this {tym wolnym miejscu} title {Wolne miejsca} each {każde wolne miejsce} count {{count, plural, one {Wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}} out {z wolnych miejsc} other {wolne miejsce}}',
  'pile.divan':
    '{form, select, gender {n} acc {miejsce na otomanie} many {miejsca na otomanie} start {Miejsca na otomanie} one {Miejsce na otomanie} loc {miejscach na otomanie} this {tym miejscu na otomanie} title {Otomana} each {każde miejsce na otomanie} count {{count, plural, one {Miejsce na otomanie} few {# miejsca na otomanie} many {# miejsc na otomanie} other {# miejsca na otomanie}}} out {z otomany} other {miejsce na otomanie}}',
  'pile.carpet':
    '{form, select, gender {n} acc {miejsce na dywanie} many {miejsca na dywanie} start {Miejsca na dywanie} one {Miejsce na dywanie} loc {miejscach na dywanie} this {tym miejscu na dywanie} title {Dywan} each {każde miejsce na dywanie} count {{count, plural, one {Miejsce na dywanie} few {# miejsca na dywanie} many {# miejsc na dywanie} other {# miejsca na dywanie}}} out {z dywanu} other {miejsce na dywanie}}',
  'pile.numbered': '{form, select, gender {{pile}} other {{pile} {number, number}}}',
  'pile.in-row': '{form, select, gender {{place}} other {rząd {row, number}, {place}}}',
  'pile.of': '{pile} z {count, number}',
  'pile.of-suit': '{form, select, gender {{pile}} other {{pile} {suit}}}',
  'pile.cards': '{count, plural, =0 {pusto} one {# karta} few {# karty} many {# kart} other {# karty}}',
  'pile.down': '{count, plural, one {# zakryta} few {# zakryte} many {# zakrytych} other {# zakrytej}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
