import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'Come si gioca',
  'menu.lesson': '&Come si gioca',
  'settings.lessons': 'Proponi una dimostrazione dei solitari nuovi',

  'lesson.name': 'Come si gioca',
  'lesson.of': 'Come si gioca: {game}',
  'lesson.step': '{at, number} di {of, number}',
  'lesson.begin': 'Mostrami',
  'lesson.offer': 'Prima volta con {game}? In mezzo minuto vedi come si gioca.',
  'lesson.no': 'No, grazie',
  'lesson.back': 'Indietro',
  'lesson.next': 'Avanti',
  'lesson.play': 'Riproduzione automatica',
  'lesson.hold': 'Pausa',
  'lesson.again': 'Ancora una volta',
  'lesson.skip': 'Salta',
  'lesson.end': 'Gioca',
  'lesson.making': 'Un momento…',
  'lesson.failed': 'Impossibile mostrarlo. Le regole spiegano come si gioca.',
  'lesson.ended': 'Ora tocca a te.',
  'lesson.also': 'Inoltre: {rules}',
  'lesson.goal': 'Lo scopo: {goal}',

  'lesson.lay':
    '{from, select, reserve {Dalla riserva: } cell {Dalla sua cella: } foundation {Di ritorno dalla sua base: } waste {Dal pozzo: } named {{source_out}: } other {}}{card_the} {onto_on}.',
  'lesson.onto-pile': '{card_the} va sulla sua pila.',
  'lesson.click-lay': 'Un clic gioca {card_the} {onto_on}.',
  'lesson.home': '{card_the} va alla base, {onto_on}.',
  'lesson.first': '{card_the} va al suo posto e comincia una base.',
  'lesson.start':
    '{card_the} {pile, select, row {in una fila vuota} place {in un posto vuoto} cell {in una cella libera} reserve {nella riserva} waste {nel pozzo} named {in {kind_gender, select, f {una} other {un}} {kind} {kind_gender, select, f {vuota} other {vuoto}}} other {in una colonna vuota}}.',
  'lesson.run': '{card_the} e {count, plural, one {la carta} other {le # carte}} sopra, {onto_on}.',
  'lesson.whole': 'Una sequenza intera di {count, number} carte va alla base.',
  'lesson.remove-one': '{card_the} esce dal gioco.',
  'lesson.click-remove': 'Un clic toglie {card_the} dal gioco.',
  'lesson.remove': '{cards_the} escono insieme dal gioco.',
  'lesson.turn':
    'Un clic sul tallone gira {count, plural, one {una carta} other {# carte}} sul pozzo; quella in cima si può giocare.',
  'lesson.turn-on':
    'Un clic sul tallone gira {count, plural, one {una carta} other {# carte}} sul pozzo, per continuare da lì.',
  'lesson.turns':
    '{again, plural, =0 {Il tallone si scorre una volta sola.} =1 {Il tallone si può ripassare una volta.} =2 {Il tallone si può ripassare due volte.} other {Il tallone si può ripassare # volte.}}',
  'lesson.turns-unlimited': 'Quando il tallone è vuoto, si può ripassare quante volte vuoi.',
  'lesson.gathers': 'Il tallone è vuoto: un clic raccoglie le carte per distribuirle di nuovo.',
  'lesson.deal':
    'Un clic sul tallone {each, select, yes {distribuisce una carta su ognuna delle {count, number} pile} other {distribuisce {count, plural, one {una carta} other {# carte}}}}.',
  'lesson.close': 'Un clic sul tallone chiude i vuoti e continua a distribuire.',
  'lesson.click': 'Qui un clic fa la mossa successiva.',

  'lesson.order':
    '{how, select, up {a salire} down {a scendere} either {a salire o a scendere} same {con carte dello stesso valore} other {}}{by, plural, =0 {} =1 {} other { di # in #}}{suits, select, same { nello stesso seme} different { su un altro seme} colour { nello stesso colore} alternate { alternando rosso e nero} other {}}{round, select, up {, con l’asso dopo il re} down {, con il re dopo l’asso} either {, con re e asso vicini} other {}}',
  'lesson.built':
    '{pile, select, foundation {Le basi si costruiscono} row {Le file si costruiscono} place {I posti si costruiscono} reserve {Le riserve si costruiscono} waste {Il pozzo si costruisce} cell {Le celle si costruiscono} named {{kind_gender, select, f {Le} other {I}} {kind_many} si costruiscono} other {Le colonne si costruiscono}} {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Le basi si costruiscono} row {Le file si costruiscono} place {I posti si costruiscono} reserve {Le riserve si costruiscono} waste {Il pozzo si costruisce} cell {Le celle si costruiscono} named {{kind_gender, select, f {Le} other {I}} {kind_many} si costruiscono} other {Le colonne si costruiscono}} {order}, qualunque sia il seme.',
  'lesson.any-rank':
    '{pile, select, foundation {Le basi accettano} row {Le file accettano} place {I posti accettano} reserve {Le riserve accettano} waste {Il pozzo accetta} cell {Le celle accettano} named {{kind_gender, select, f {Le} other {I}} {kind_many} accettano} other {Le colonne accettano}} qualsiasi valore{suits, select, same { del loro seme} alternate {, rosso su nero e nero su rosso} colour {, rosso su rosso e nero su nero} different { di un altro seme} other { e seme}}.',
  'lesson.exchange': '{card_the} e {onto_the} si scambiano di posto.',
  'lesson.alike': 'Una carta va su una del suo seme o del suo valore.',
  'lesson.couples': '{suits, select, same {In ogni seme vanno insieme} other {Vanno insieme}}: {couples}.',
  'lesson.couple': '{one} con {other}',
  'lesson.begins': 'Le basi cominciano con {rank, plural, other {{name_a}}}.',
  'lesson.chooses': 'La prima carta che va a una base decide con quale valore cominciano tutte.',
  'lesson.base':
    'La carta iniziale di questa partita è {rank, plural, other {{name_a}}}: con quel valore cominciano le basi.',
  'lesson.takes':
    '{pile, select, row {Una fila vuota} place {Un posto vuoto} reserve {Una riserva vuota} waste {Il pozzo vuoto} named {{kind_gender, select, f {Una} other {Un}} {kind} {kind_gender, select, f {vuota} other {vuoto}}} other {Una colonna vuota}} accetta {rank, plural, =0 {qualsiasi carta} other {solo {name_a}}}.',
  'lesson.beside': 'Un vuoto accetta solo una carta che segue quella accanto: {order}.',
  'lesson.cell':
    '{pile, select, named {{kind_gender, select, f {Una} other {Un}} {kind}} other {Una cella}} tiene una sola carta, qualunque sia, finché non si può giocare.',
  'lesson.run-any': 'Le carte scoperte si muovono con tutte quelle che hanno sopra.',
  'lesson.run-order': 'Le carte che si seguono {order} si muovono insieme.',
  'lesson.run-same': 'Le carte dello stesso valore si muovono insieme.',
  'lesson.limited': 'Quante alla volta, dipende dai posti liberi.',
  'lesson.sum':
    'Due carte{suits, select, same { dello stesso seme} other {}} che sommate fanno {sum, number} escono insieme{high, select, yes {; il fante vale 11, la regina 12, il re 13} other {}}.',
  'lesson.same': 'Due carte dello stesso valore escono insieme.',
  'lesson.same-suit': 'Due carte dello stesso seme escono insieme.',
  'lesson.needs-alone': 'Nessun altro valore esce da solo.',
  'lesson.needs-unbeaten': 'Una carta può uscire se è libera una più alta del suo seme.',
  'lesson.needs-unlike':
    'Va sulla prima carta del suo valore alla sua sinistra; quattro dello stesso valore escono dal gioco.',
  'lesson.needs-weak': 'Insieme le carte devono essere più forti di ciò che attaccano.',
  'lesson.turns-up': 'Una carta coperta che si libera viene girata.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
