import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'Pokaż, jak się gra',
  'menu.lesson': '&Pokaż, jak się gra',
  'settings.lessons': 'Proponuj pokaz gry przy nowym pasjansie',

  'lesson.name': 'Jak się gra',
  'lesson.of': 'Jak się gra: {game}',
  'lesson.step': '{at, number} z {of, number}',
  'lesson.begin': 'Pokaż',
  'lesson.offer': 'Pierwszy raz: {game}? W pół minuty zobaczysz, jak się gra.',
  'lesson.no': 'Nie, dziękuję',
  'lesson.back': 'Wstecz',
  'lesson.next': 'Dalej',
  'lesson.play': 'Odtwarzaj automatycznie',
  'lesson.hold': 'Zatrzymaj',
  'lesson.again': 'Jeszcze raz',
  'lesson.skip': 'Pomiń',
  'lesson.end': 'Graj',
  'lesson.making': 'Chwileczkę…',
  'lesson.failed': 'Nie udało się tego pokazać. Zasady mówią, jak się gra.',
  'lesson.ended': 'Teraz Twoja kolej.',
  'lesson.also': 'Ponadto: {rules}',
  'lesson.goal': 'Cel: {goal}',

  'lesson.lay':
    '{from, select, reserve {Z rezerwy: } cell {Z pola: } foundation {Z powrotem ze stosu bazowego: } waste {Ze stosu odrzuconych: } named {{source_out}: } other {}}{card} na {onto_acc}.',
  'lesson.onto-pile': '{card} na swój stos.',
  'lesson.click-lay': 'Kliknięcie przenosi {card_acc} na {onto_acc}.',
  'lesson.home': '{card} trafia na stos bazowy, na {onto_acc}.',
  'lesson.first': '{card} zaczyna stos bazowy.',
  'lesson.start':
    '{card} {pile, select, row {do pustego rzędu} place {na puste miejsce} cell {na wolne pole} reserve {do rezerwy} waste {na stos odrzuconych} named {na {kind_gender, select, m {pusty} f {pustą} other {puste}} {kind_acc}} other {do pustej kolumny}}.',
  'lesson.run':
    '{card} razem z {count, plural, one {kartą} few {# kartami} many {# kartami} other {# karty}} na wierzchu: na {onto_acc}.',
  'lesson.whole':
    'Cała sekwencja na stos bazowy: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'lesson.remove-one': '{card} wychodzi z gry.',
  'lesson.click-remove': 'Kliknięcie usuwa {card_acc} z gry.',
  'lesson.remove': '{cards} razem wychodzą z gry.',
  'lesson.turn':
    'Kliknięcie talonu odkrywa {count, plural, one {kartę i kładzie ją} few {# karty i kładzie je} many {# kart i kładzie je} other {# karty i kładzie je}} na stosie odrzuconych; wierzchnią kartą można zagrać.',
  'lesson.turn-on':
    'Kliknięcie talonu odkrywa {count, plural, one {kartę i kładzie ją} few {# karty i kładzie je} many {# kart i kładzie je} other {# karty i kładzie je}} na stosie odrzuconych; na nim gra się dalej.',
  'lesson.turns':
    '{again, plural, =0 {Talon przechodzi się tylko raz.} =1 {Talon można przejść jeszcze raz.} =2 {Talon można przejść jeszcze dwa razy.} few {Talon można przejść jeszcze # razy.} many {Talon można przejść jeszcze # razy.} other {Talon można przejść jeszcze # razu.}}',
  'lesson.turns-unlimited': 'Gdy talon jest pusty, można odwrócić stos odrzuconych, dowolnie wiele razy.',
  'lesson.gathers': 'Talon jest pusty: kliknięcie zbiera karty, aby rozdać je ponownie.',
  'lesson.deal':
    'Kliknięcie talonu rozdaje {each, select, yes {po jednej karcie na {count, plural, one {# stos} few {# stosy} many {# stosów} other {# stosu}}} other {{count, plural, one {kartę} few {# karty} many {# kart} other {# karty}}}}.',
  'lesson.close': 'Kliknięcie talonu zamyka luki i rozdaje dalej.',
  'lesson.click': 'Kliknięcie wykonuje tu następny krok.',

  'lesson.order':
    '{how, select, up {rosnąco} down {malejąco} either {rosnąco lub malejąco} same {na kartach tej samej wartości} other {}}{by, plural, =0 {} =1 {} other { co #}}{suits, select, same { w jednym kolorze} different { na inny kolor} colour {{how, select, other {} up {,} down {,} either {,} same {,}} czerwone na czerwonych i czarne na czarnych} alternate {{how, select, other {} up {,} down {,} either {,} same {,}} na przemian czerwone i czarne} other {}}{round, select, up {, po królu as} down {, po asie król} either {, król i as sąsiadują} other {}}',
  'lesson.built':
    '{pile, select, foundation {Na stosach bazowych} row {W rzędach} place {Na miejscach} reserve {W rezerwie} waste {Na stosie odrzuconych} cell {Na polach} named {Na {kind_loc}} other {W kolumnach}} karty układa się {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Na stosach bazowych} row {W rzędach} place {Na miejscach} reserve {W rezerwie} waste {Na stosie odrzuconych} cell {Na polach} named {Na {kind_loc}} other {W kolumnach}} karty układa się {order}, bez względu na kolor.',
  'lesson.any-rank':
    '{pile, select, foundation {Stosy bazowe przyjmują} row {Rzędy przyjmują} place {Miejsca przyjmują} reserve {Rezerwa przyjmuje} waste {Stos odrzuconych przyjmuje} cell {Pola przyjmują} named {{kind_start} przyjmują} other {Kolumny przyjmują}} {suits, select, same {karty dowolnej wartości w swoim kolorze} alternate {karty dowolnej wartości, czerwone na czarnych lub czarne na czerwonych} colour {karty dowolnej wartości, czerwone na czerwonych lub czarne na czarnych} different {karty dowolnej wartości w innym kolorze} other {dowolne karty}}.',
  'lesson.exchange': '{card} i {onto} zamieniają się miejscami.',
  'lesson.alike': 'Kartę kładzie się na karcie w tym samym kolorze lub tej samej wartości.',
  'lesson.couples': '{suits, select, same {W każdym kolorze łączą się} other {Łączą się}}: {couples}.',
  'lesson.couple': '{one} z {other_ins}',
  'lesson.begins': 'Stosy bazowe zaczynają się od {rank, plural, other {{name_gen}}}.',
  'lesson.chooses':
    'Pierwsza karta na stosie bazowym określa, od jakiej wartości zaczynają się wszystkie stosy bazowe.',
  'lesson.base':
    'Karta bazowa tego rozdania to {rank, plural, other {{name}}}: od tej wartości zaczynają się stosy bazowe.',
  'lesson.takes':
    '{pile, select, row {Pusty rząd przyjmuje} place {Puste miejsce przyjmuje} reserve {Pusta rezerwa przyjmuje} waste {Pusty stos odrzuconych przyjmuje} named {{kind_gender, select, m {Pusty} f {Pusta} other {Puste}} {kind} przyjmuje} other {Pusta kolumna przyjmuje}} {rank, plural, =0 {dowolną kartę} other {tylko {name_acc}}}.',
  'lesson.beside': 'Luka przyjmuje tylko kartę, która następuje po sąsiedniej: {order}.',
  'lesson.cell':
    '{pile, select, named {{kind_one}} other {Pole}} mieści jedną dowolną kartę, dopóki nie będzie można nią zagrać.',
  'lesson.run-any': 'Odkryte karty przenosi się razem ze wszystkim, co na nich leży.',
  'lesson.run-order': 'Razem przenosi się karty, które następują po sobie {order}.',
  'lesson.run-same': 'Karty tej samej wartości przenosi się razem.',
  'lesson.limited': 'To, ile kart naraz, zależy od liczby wolnych miejsc.',
  'lesson.sum':
    'Dwie karty{suits, select, same { w tym samym kolorze} other {}}, które razem dają {sum, number}, wychodzą z gry{high, select, yes {; walet liczy się za 11, dama za 12, król za 13} other {}}.',
  'lesson.same': 'Dwie karty tej samej wartości razem wychodzą z gry.',
  'lesson.same-suit': 'Dwie karty w tym samym kolorze razem wychodzą z gry.',
  'lesson.needs-alone': 'Kart innej wartości nie można zdejmować pojedynczo.',
  'lesson.needs-unbeaten': 'Karta może wyjść, gdy wyższa w jej kolorze leży wolna.',
  'lesson.needs-unlike':
    'Trafia na pierwszą kartę swojej wartości po lewej; cztery karty tej samej wartości wychodzą z gry.',
  'lesson.needs-weak': 'Karty razem muszą być silniejsze od tego, co atakują.',
  'lesson.turns-up': 'Zakryta karta, która staje się wolna, zostaje odkryta.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
