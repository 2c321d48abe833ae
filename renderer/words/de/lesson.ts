import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'So wird gespielt',
  'menu.lesson': 'So wird ge&spielt',
  'settings.lessons': 'Anbieten, neue Spiele vorzumachen',

  'lesson.name': 'So wird gespielt',
  'lesson.of': 'So wird {game} gespielt',
  'lesson.step': '{at, number} von {of, number}',
  'lesson.begin': 'Vormachen',
  'lesson.offer': '{game} ist neu für dich? Eine halbe Minute zeigt, wie es geht.',
  'lesson.no': 'Nein, danke',
  'lesson.back': 'Zurück',
  'lesson.next': 'Weiter',
  'lesson.play': 'Von selbst weiter',
  'lesson.hold': 'Anhalten',
  'lesson.again': 'Noch einmal',
  'lesson.skip': 'Überspringen',
  'lesson.end': 'Spielen',
  'lesson.making': 'Einen Augenblick …',
  'lesson.failed': 'Das ließ sich nicht vormachen. Die Regeln sagen, wie es geht.',
  'lesson.ended': 'Jetzt bist du dran. Alles Weitere steht in den Regeln (F1).',
  'lesson.goal': 'Das Ziel: {goal}',

  'lesson.lay':
    '{from, select, reserve {Aus der Reserve: } cell {Aus der Zelle: } foundation {Vom Grundstapel zurück: } waste {Von der Ablage: } other {}}{card} auf {onto}.',
  'lesson.onto-pile': '{card} auf den passenden Stapel.',
  'lesson.click-lay': 'Ein Klick spielt {card} auf {onto}.',
  'lesson.home': '{card} kommt auf den Grundstapel, auf {onto}.',
  'lesson.first': '{card} beginnt einen Grundstapel.',
  'lesson.start':
    '{card} {pile, select, row {in eine leere Reihe} place {auf einen leeren Platz} cell {in eine freie Zelle} reserve {in die Reserve} waste {auf die Ablage} other {in eine leere Spalte}}.',
  'lesson.run': '{card} und {count, plural, one {die Karte} other {die # Karten}} darauf kommen auf {onto}.',
  'lesson.whole': 'Eine ganze Folge von {count, number} Karten kommt auf den Grundstapel.',
  'lesson.remove-one': '{card} scheidet aus.',
  'lesson.click-remove': 'Ein Klick nimmt {card} aus dem Spiel.',
  'lesson.remove': '{cards} scheiden zusammen aus.',
  'lesson.turn':
    'Ein Klick auf den Talon deckt {count, plural, one {eine Karte} other {# Karten}} auf die Ablage auf; die oberste dort ist spielbar.',
  'lesson.turn-on':
    'Ein Klick auf den Talon deckt {count, plural, one {eine Karte} other {# Karten}} auf die Ablage auf, um darauf weiterzuspielen.',
  'lesson.turns':
    '{again, plural, =0 {Der Talon wird nur einmal durchgespielt.} =1 {Ist der Talon leer, darf einmal neu gegeben werden.} =2 {Ist der Talon leer, darf neu gegeben werden, zweimal im Spiel.} other {Ist der Talon leer, darf neu gegeben werden, #-mal im Spiel.}}',
  'lesson.turns-unlimited': 'Ist der Talon leer, darf beliebig oft neu gegeben werden.',
  'lesson.gathers': 'Der Talon ist leer: Ein Klick nimmt die Karten zurück, um neu zu geben.',
  'lesson.deal':
    'Ein Klick auf den Talon gibt {each, select, yes {je eine Karte auf {count, number} Stapel} other {{count, plural, one {eine Karte} other {# Karten}}}}.',
  'lesson.close': 'Ein Klick auf den Talon schließt die Lücken und gibt weiter.',
  'lesson.click': 'Ein Klick tut hier das Nächste, was zu tun ist.',
  'lesson.other': 'Welche Karten passen, sagen die Regeln (F1).',

  'lesson.order':
    '{how, select, up {aufwärts} down {abwärts} either {auf- oder abwärts} same {mit gleichem Rang} other {}}{by, plural, =0 {} =1 {} other { in #er-Schritten}}{suits, select, same { in einer Farbe} different { auf eine andere Farbe} colour { nur Rot auf Rot und Schwarz auf Schwarz} alternate { abwechselnd rot und schwarz} other {}}{round, select, up {, nach dem König das Ass} down {, nach dem Ass der König} either {, König und Ass sind Nachbarn} other {}}',
  'lesson.built':
    '{pile, select, foundation {Auf den Grundstapeln} row {In den Reihen} place {Auf den Plätzen} reserve {In der Reserve} waste {Auf der Ablage} cell {In den Zellen} other {In den Spalten}} wird angelegt: {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Auf den Grundstapeln} row {In den Reihen} place {Auf den Plätzen} reserve {In der Reserve} waste {Auf der Ablage} cell {In den Zellen} other {In den Spalten}} wird angelegt: {order}, gleich in welcher Farbe.',
  'lesson.any-rank':
    '{pile, select, foundation {Die Grundstapel nehmen} row {Die Reihen nehmen} place {Die Plätze nehmen} reserve {Die Reserve nimmt} waste {Die Ablage nimmt} cell {Die Zellen nehmen} other {Die Spalten nehmen}} {suits, select, same {jeden Rang ihrer Farbe} alternate {jeden Rang der anderen Farbe, rot auf schwarz} colour {jeden Rang, nur Rot auf Rot und Schwarz auf Schwarz} different {jeden Rang einer anderen Farbe} other {jede Karte}}.',
  'lesson.exchange': '{card} und {onto} tauschen die Plätze.',
  'lesson.alike': 'Eine Karte kommt auf eine ihrer Farbe oder ihres Ranges.',
  'lesson.couples': '{suits, select, same {In jeder Farbe gehören zusammen} other {Zusammen gehören}}: {couples}.',
  'lesson.couple': '{one} mit {other}',
  'lesson.begins':
    'Grundstapel beginnen mit {rank, plural, =1 {einem Ass} =11 {einem Buben} =12 {einer Dame} =13 {einem König} other {einer {name}}}.',
  'lesson.chooses': 'Die erste Karte dort legt fest, mit welchem Rang Grundstapel beginnen.',
  'lesson.base':
    'Mit {rank, plural, =1 {einem Ass} =11 {einem Buben} =12 {einer Dame} =13 {einem König} other {einer {name}}} beginnen in diesem Spiel alle Grundstapel: das ist der Grundwert.',
  'lesson.takes':
    '{pile, select, row {Eine leere Reihe} place {Ein leerer Platz} reserve {Eine leere Reserve} waste {Die leere Ablage} other {Eine leere Spalte}} nimmt {rank, plural, =0 {jede Karte} =1 {nur ein Ass} =11 {nur einen Buben} =12 {nur eine Dame} =13 {nur einen König} other {nur eine {name}}}.',
  'lesson.beside': 'Eine Lücke nimmt nur eine Karte, die auf ihre Nachbarin folgt: {order}.',
  'lesson.cell': 'Eine Zelle hält eine beliebige Karte, bis sie gespielt werden kann.',
  'lesson.run-any': 'Offene Karten werden mit allem bewegt, was auf ihnen liegt.',
  'lesson.run-order': 'Zusammen bewegt werden Karten, die so aufeinander folgen: {order}.',
  'lesson.run-same': 'Karten eines Ranges werden zusammen bewegt.',
  'lesson.limited': 'Wie viele auf einmal, hängt von den freien Plätzen ab.',
  'lesson.sum':
    'Zwei Karten, die zusammen {sum, number} ergeben, scheiden aus{high, select, yes {; der Bube zählt 11, die Dame 12, der König 13} other {}}.',
  'lesson.same': 'Zwei Karten vom selben Rang scheiden zusammen aus.',
  'lesson.same-suit': 'Zwei Karten derselben Farbe scheiden zusammen aus.',
  'lesson.needs-alone': 'Kein anderer Rang geht einzeln.',
  'lesson.needs-unbeaten': 'Das darf eine Karte, solange eine höhere ihrer Farbe frei liegt.',
  'lesson.needs-unlike': 'Sie kommt auf die erste Karte ihres Ranges links von ihr; vier eines Ranges scheiden aus.',
  'lesson.needs-weak': 'Die Karten müssen zusammen stärker sein als das, was sie angreifen.',
  'lesson.turns-up': 'Eine Karte, die frei wird, wird aufgedeckt.',
  'lesson.fills':
    'Leere Plätze füllen sich von selbst {from, select, reserve {aus der Reserve} waste {von der Ablage} other {vom Talon}}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
