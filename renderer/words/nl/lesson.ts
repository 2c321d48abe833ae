import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'Voordoen',
  'menu.lesson': '&Voordoen hoe het gaat',
  'settings.lessons': 'Bij een nieuwe patience aanbieden om voor te doen hoe die gaat',

  'lesson.name': 'Zo speel je',
  'lesson.of': 'Zo speel je: {game}',
  'lesson.step': '{at, number} van {of, number}',
  'lesson.begin': 'Voordoen',
  'lesson.offer': 'Is {game} nieuw voor je? In een halve minuut zie je hoe het gaat.',
  'lesson.no': 'Nee, bedankt',
  'lesson.back': 'Terug',
  'lesson.next': 'Verder',
  'lesson.play': 'Automatisch afspelen',
  'lesson.hold': 'Pauzeren',
  'lesson.again': 'Nog een keer',
  'lesson.skip': 'Overslaan',
  'lesson.end': 'Spelen',
  'lesson.making': 'Een ogenblik…',
  'lesson.failed': 'Dit kon niet worden voorgedaan. In de regels staat hoe het gaat.',
  'lesson.ended': 'Nu ben jij aan de beurt.',
  'lesson.also': 'Verder: {rules}',
  'lesson.goal': 'Het doel: {goal}',

  'lesson.lay':
    '{from, select, reserve {Uit de reserve: } cell {Uit de cel: } foundation {Terug van de eindstapel: } waste {Van de reststapel: } named {{source_out}: } other {}}{card} op {onto}.',
  'lesson.onto-pile': '{card} op de stapel waar die hoort.',
  'lesson.click-lay': 'Een klik op {card} speelt die kaart op {onto}.',
  'lesson.home': '{card} gaat naar de eindstapel, op {onto}.',
  'lesson.first': '{card} begint een eindstapel.',
  'lesson.start':
    '{card} naar {pile, select, row {een lege rij} place {een lege plaats} cell {een vrije cel} reserve {de reserve} waste {de reststapel} named {een lege {kind}} other {een lege kolom}}.',
  'lesson.run': '{card} en de {count, plural, one {kaart} other {# kaarten}} erop, op {onto}.',
  'lesson.whole': 'Een hele reeks van {count, number} kaarten gaat naar de eindstapel.',
  'lesson.remove-one': '{card} gaat uit het spel.',
  'lesson.click-remove': 'Een klik op {card} haalt die kaart uit het spel.',
  'lesson.remove': '{cards} gaan samen uit het spel.',
  'lesson.turn':
    'Een klik op de talon draait {count, plural, one {een kaart} other {# kaarten}} om en legt {count, plural, one {die} other {ze}} op de reststapel; de bovenste daarvan is te spelen.',
  'lesson.turn-on':
    'Een klik op de talon draait {count, plural, one {een kaart} other {# kaarten}} om en legt {count, plural, one {die} other {ze}} op de reststapel, om daar verder te spelen.',
  'lesson.turns':
    '{again, plural, =0 {De talon doorloop je maar één keer.} =1 {De talon mag je nog één keer doorlopen.} =2 {De talon mag je nog twee keer doorlopen.} other {De talon mag je nog # keer doorlopen.}}',
  'lesson.turns-unlimited': 'Is de talon leeg, dan mag je de reststapel weer omdraaien, zo vaak je wilt.',
  'lesson.gathers': 'De talon is leeg: een klik verzamelt de kaarten om ze opnieuw te delen.',
  'lesson.deal':
    'Een klik op de talon deelt {each, select, yes {een kaart op elk van de {count, number} stapels} other {{count, plural, one {een kaart} other {# kaarten}}}}.',
  'lesson.close': 'Een klik op de talon sluit de gaten en deelt verder.',
  'lesson.click': 'Een klik doet hier de volgende stap.',

  'lesson.order':
    '{how, select, up {oplopend} down {aflopend} either {oplopend of aflopend} same {op kaarten van dezelfde waarde} other {}}{by, plural, =0 {} =1 {} other { in stappen van #}}{suits, select, same { in dezelfde kleur} different { op een andere kleur} colour {{how, select, other {} up {,} down {,} either {,} same {,}} rood op rood en zwart op zwart} alternate {{how, select, other {} up {,} down {,} either {,} same {,}} om en om rood en zwart} other {}}{round, select, up {, met de aas na de heer} down {, met de heer na de aas} either {, met heer en aas als buren} other {}}',
  'lesson.built':
    '{pile, select, foundation {Op de eindstapels} row {In de rijen} place {Op de plaatsen} reserve {Op de reserves} waste {Op de reststapel} cell {In de cellen} named {Op de {kind_many}} other {In de kolommen}} leg je aan: {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Op de eindstapels} row {In de rijen} place {Op de plaatsen} reserve {Op de reserves} waste {Op de reststapel} cell {In de cellen} named {Op de {kind_many}} other {In de kolommen}} leg je aan: {order}, ongeacht de kleur.',
  'lesson.any-rank':
    '{pile, select, foundation {Op de eindstapels past} row {In de rijen past} place {Op de plaatsen past} reserve {Op de reserves past} waste {Op de reststapel past} cell {In de cellen past} named {Op de {kind_many} past} other {In de kolommen past}} {suits, select, same {elke waarde van dezelfde kleur} alternate {elke waarde, rood op zwart of zwart op rood} colour {elke waarde, rood op rood of zwart op zwart} different {elke waarde van een andere kleur} other {elke kaart}}.',
  'lesson.exchange': '{card} en {onto} wisselen van plaats.',
  'lesson.alike': 'Een kaart gaat op een kaart van dezelfde kleur of dezelfde waarde.',
  'lesson.couples': '{suits, select, same {In elke kleur horen bij elkaar} other {Bij elkaar horen}}: {couples}.',
  'lesson.couple': '{one} met {other}',
  'lesson.begins': 'Eindstapels beginnen met een {rank, plural, other {{name}}}.',
  'lesson.chooses': 'De eerste kaart op een eindstapel bepaalt met welke waarde de eindstapels beginnen.',
  'lesson.base':
    'De basiskaart van dit spel is een {rank, plural, other {{name}}}: met die waarde beginnen de eindstapels.',
  'lesson.takes':
    '{pile, select, row {In een lege rij past} place {Op een lege plaats past} reserve {Op een lege reserve past} waste {Op de lege reststapel past} named {Op een lege {kind} past} other {In een lege kolom past}} {rank, plural, =0 {elke kaart} other {alleen een {name}}}.',
  'lesson.beside': 'In een gat past alleen een kaart die op de buurkaart volgt: {order}.',
  'lesson.cell':
    '{pile, select, named {Een {kind}} other {Een cel}} bewaart één kaart, welke dan ook, tot die gespeeld kan worden.',
  'lesson.run-any': 'Open kaarten gaan samen met alle kaarten die erop liggen.',
  'lesson.run-order': 'Samen gaan kaarten die zo op elkaar volgen: {order}.',
  'lesson.run-same': 'Kaarten van één waarde gaan samen.',
  'lesson.limited': 'Hoeveel kaarten tegelijk mogen, hangt af van het aantal vrije plaatsen.',
  'lesson.sum':
    'Twee kaarten{suits, select, same { van dezelfde kleur} other {}} die samen {sum, number} zijn, gaan uit het spel{high, select, yes {; een boer telt voor 11, een vrouw voor 12, een heer voor 13} other {}}.',
  'lesson.same': 'Twee kaarten van dezelfde waarde gaan samen uit het spel.',
  'lesson.same-suit': 'Twee kaarten van dezelfde kleur gaan samen uit het spel.',
  'lesson.needs-alone': 'Kaarten van een andere waarde kun je niet apart weghalen.',
  'lesson.needs-unbeaten': 'Een kaart mag weg zolang er een hogere van dezelfde kleur vrij ligt.',
  'lesson.needs-unlike':
    'De kaart gaat op de eerste kaart van dezelfde waarde links ervan; vier van één waarde gaan uit het spel.',
  'lesson.needs-weak': 'Kaarten moeten samen sterker zijn dan wat ze aanvallen.',
  'lesson.turns-up': 'Een dichte kaart die vrijkomt, wordt omgedraaid.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
