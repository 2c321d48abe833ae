import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'Visa hur man spelar',
  'menu.lesson': '&Visa hur man spelar',
  'settings.lessons': 'Erbjud att visa hur en ny patiens spelas',

  'lesson.name': 'Så spelar du',
  'lesson.of': 'Så spelar du: {game}',
  'lesson.step': '{at, number} av {of, number}',
  'lesson.begin': 'Visa mig',
  'lesson.offer': 'Är {game} ny för dig? På en halv minut ser du hur den spelas.',
  'lesson.no': 'Nej tack',
  'lesson.back': 'Tillbaka',
  'lesson.next': 'Nästa',
  'lesson.play': 'Spela upp automatiskt',
  'lesson.hold': 'Pausa',
  'lesson.again': 'En gång till',
  'lesson.skip': 'Hoppa över',
  'lesson.end': 'Spela',
  'lesson.making': 'Ett ögonblick…',
  'lesson.failed': 'Det gick inte att visa. I reglerna står hur patiensen spelas.',
  'lesson.ended': 'Nu är det din tur.',
  'lesson.also': 'Dessutom: {rules}',
  'lesson.goal': 'Målet: {goal}',

  'lesson.lay':
    '{from, select, reserve {Ur reserven: } cell {Ur sin cell: } foundation {Tillbaka från sin grundhög: } waste {Från kasthögen: } named {{source_out}: } other {}}{card} på {onto}.',
  'lesson.onto-pile': '{card} på sin hög.',
  'lesson.click-lay': 'Ett klick på {card} lägger kortet på {onto}.',
  'lesson.home': '{card} läggs upp på grundhögen, på {onto}.',
  'lesson.first': '{card} läggs upp och börjar en grundhög.',
  'lesson.start':
    '{card} till {pile, select, row {en tom rad} place {en tom plats} cell {en fri cell} reserve {reserven} waste {kasthögen} named {en tom {kind}} other {en tom kolumn}}.',
  'lesson.run': '{card} och {count, plural, one {kortet} other {de # korten}} ovanpå, på {onto}.',
  'lesson.whole': 'En hel följd på {count, number} kort läggs upp på grundhögen.',
  'lesson.remove-one': '{card} lämnar spelet.',
  'lesson.click-remove': 'Ett klick på {card} tar kortet ur spelet.',
  'lesson.remove': '{cards} lämnar spelet tillsammans.',
  'lesson.turn':
    'Ett klick på talongen vänder upp {count, plural, one {ett kort och lägger det} other {# kort och lägger dem}} på kasthögen, vars översta kort kan spelas.',
  'lesson.turn-on':
    'Ett klick på talongen vänder upp {count, plural, one {ett kort och lägger det} other {# kort och lägger dem}} på kasthögen; där spelas det vidare.',
  'lesson.turns':
    '{again, plural, =0 {Talongen gås igenom bara en gång.} =1 {Talongen får gås igenom en gång till.} =2 {Talongen får gås igenom två gånger till.} other {Talongen får gås igenom # gånger till.}}',
  'lesson.turns-unlimited': 'När talongen är tom får kasthögen vändas igen, hur många gånger du vill.',
  'lesson.gathers': 'Talongen är tom: ett klick tar tillbaka korten så att de kan delas ut igen.',
  'lesson.deal':
    'Ett klick på talongen delar ut {each, select, yes {ett kort till var och en av de {count, number} högarna} other {{count, plural, one {ett kort} other {# kort}}}}.',
  'lesson.close': 'Ett klick på talongen sluter luckorna och delar ut vidare.',
  'lesson.click': 'Ett klick gör nästa steg här.',

  'lesson.order':
    '{how, select, up {uppåt} down {nedåt} either {uppåt eller nedåt} same {med kort av samma valör} other {}}{by, plural, =0 {} =1 {} other { i steg om #}}{suits, select, same { i samma färg} different { på en annan färg} colour {{how, select, other {} up {,} down {,} either {,} same {,}} rött på rött och svart på svart} alternate { med omväxlande rött och svart} other {}}{round, select, up {, med esset efter kungen} down {, med kungen efter esset} either {, med kung och ess som grannar} other {}}',
  'lesson.built':
    '{pile, select, foundation {Grundhögarna byggs} row {Raderna byggs} place {Platserna byggs} reserve {Reserverna byggs} waste {Kasthögen byggs} cell {Cellerna byggs} named {{kind_start} byggs} other {Kolumnerna byggs}} {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Grundhögarna byggs} row {Raderna byggs} place {Platserna byggs} reserve {Reserverna byggs} waste {Kasthögen byggs} cell {Cellerna byggs} named {{kind_start} byggs} other {Kolumnerna byggs}} {order}, oavsett färg.',
  'lesson.any-rank':
    '{pile, select, foundation {Grundhögarna tar} row {Raderna tar} place {Platserna tar} reserve {Reserverna tar} waste {Kasthögen tar} cell {Cellerna tar} named {{kind_start} tar} other {Kolumnerna tar}} vilken valör som helst{suits, select, same { i sin färg} alternate {, rött på svart eller svart på rött} colour {, rött på rött eller svart på svart} different { i en annan färg} other { och vilken färg som helst}}.',
  'lesson.exchange': '{card} och {onto} byter plats.',
  'lesson.alike': 'Ett kort läggs på ett i sin färg eller av sin valör.',
  'lesson.couples': '{suits, select, same {I varje färg hör dessa ihop} other {Dessa hör ihop}}: {couples}.',
  'lesson.couple': '{one} med {other}',
  'lesson.begins': 'Grundhögarna börjar med {rank, plural, =1 {ett ess} other {en {name}}}.',
  'lesson.chooses': 'Det första kortet som läggs upp bestämmer vilken valör grundhögarna börjar med.',
  'lesson.base':
    'Givens baskort är {rank, plural, =1 {ett ess} other {en {name}}}: med den valören börjar grundhögarna.',
  'lesson.takes':
    '{pile, select, row {En tom rad} place {En tom plats} reserve {En tom reserv} waste {Den tomma kasthögen} named {En tom {kind}} other {En tom kolumn}} tar {rank, plural, =0 {vilket kort som helst} =1 {bara ett ess} other {bara en {name}}}.',
  'lesson.beside': 'En lucka tar bara ett kort som följer på grannen: {order}.',
  'lesson.cell':
    '{pile, select, named {En {kind}} other {En cell}} rymmer ett kort, vilket som helst, tills det kan spelas.',
  'lesson.run-any': 'Uppvända kort flyttas tillsammans med alla som ligger på dem.',
  'lesson.run-order': 'De kort flyttas tillsammans som följer på varandra {order}.',
  'lesson.run-same': 'Kort av samma valör flyttas tillsammans.',
  'lesson.limited': 'Hur många på en gång beror på antalet fria platser.',
  'lesson.sum':
    'Två kort{suits, select, same { i samma färg} other {}} som tillsammans blir {sum, number} lämnar spelet{high, select, yes {; en knekt räknas som 11, en dam som 12, en kung som 13} other {}}.',
  'lesson.same': 'Två kort av samma valör lämnar spelet tillsammans.',
  'lesson.same-suit': 'Två kort i samma färg lämnar spelet tillsammans.',
  'lesson.needs-alone': 'Kort av en annan valör kan inte tas bort ensamma.',
  'lesson.needs-unbeaten': 'Ett kort får gå så länge ett högre i samma färg ligger fritt.',
  'lesson.needs-unlike': 'Det läggs på det första kortet av sin valör till vänster; fyra av en valör lämnar spelet.',
  'lesson.needs-weak': 'Korten måste tillsammans vara starkare än det de angriper.',
  'lesson.turns-up': 'Ett dolt kort som blir fritt vänds upp.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
