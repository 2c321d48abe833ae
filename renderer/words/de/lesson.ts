import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'So wird gespielt',
  'menu.lesson': 'So wird ge&spielt',
  'settings.lessons': 'Bei neuen Patiencen zeigen, wie sie gespielt werden',

  'lesson.name': 'So wird gespielt',
  'lesson.of': 'So wird gespielt: {game}',
  'lesson.step': '{at, number} von {of, number}',
  'lesson.begin': 'Zeig es mir',
  'lesson.offer': 'Neu für dich: {game}? In einer halben Minute siehst du, wie es geht.',
  'lesson.no': 'Nein, danke',
  'lesson.back': 'Zurück',
  'lesson.next': 'Weiter',
  'lesson.play': 'Automatisch abspielen',
  'lesson.hold': 'Anhalten',
  'lesson.again': 'Noch einmal',
  'lesson.skip': 'Überspringen',
  'lesson.end': 'Spielen',
  'lesson.making': 'Einen Augenblick …',
  'lesson.failed': 'Das ließ sich nicht zeigen. Wie es geht, steht in den Regeln.',
  'lesson.ended': 'Jetzt bist du dran.',
  'lesson.also': 'Außerdem: {rules}',
  'lesson.goal': 'Das Ziel: {goal}',

  'lesson.lay':
    '{from, select, reserve {Aus der Reserve: } cell {Aus der Zelle: } foundation {Vom Grundstapel zurück: } waste {Von der Ablage: } named {{source_out}: } other {}}{card} auf {onto}.',
  'lesson.onto-pile': '{card} auf den passenden Stapel.',
  'lesson.click-lay': 'Ein Klick auf {card} legt die Karte auf {onto}.',
  'lesson.home': '{card} kommt auf den Grundstapel, auf {onto}.',
  'lesson.first': '{card} beginnt einen Grundstapel.',
  'lesson.start':
    '{card} {pile, select, row {in eine leere Reihe} place {auf einen leeren Platz} cell {in eine freie Zelle} reserve {in die Reserve} waste {auf die Ablage} named {auf {kind_gender, select, m {einen leeren} f {eine leere} other {ein leeres}} {kind}} other {in eine leere Spalte}}.',
  'lesson.run': '{card} und {count, plural, one {die Karte} other {die # Karten}} darauf kommen auf {onto}.',
  'lesson.whole': 'Eine vollständige Folge von {count, number} Karten kommt auf den Grundstapel.',
  'lesson.remove-one': '{card} wird abgeräumt.',
  'lesson.click-remove': 'Ein Klick auf {card} räumt die Karte ab.',
  'lesson.remove': '{cards} werden zusammen abgeräumt.',
  'lesson.turn':
    'Ein Klick auf den Talon legt {count, plural, one {eine Karte} other {# Karten}} offen auf die Ablage; deren oberste Karte ist spielbar.',
  'lesson.turn-on':
    'Ein Klick auf den Talon legt {count, plural, one {eine Karte} other {# Karten}} offen auf die Ablage, und dort geht es weiter.',
  'lesson.turns':
    '{again, plural, =0 {Der Talon wird nur einmal durchgespielt.} =1 {Ist der Talon leer, darf die Ablage einmal umgedreht und neu durchgespielt werden.} =2 {Ist der Talon leer, darf die Ablage umgedreht und neu durchgespielt werden, zweimal im Spiel.} other {Ist der Talon leer, darf die Ablage umgedreht und neu durchgespielt werden, #-mal im Spiel.}}',
  'lesson.turns-unlimited': 'Ist der Talon leer, darf die Ablage beliebig oft umgedreht und neu durchgespielt werden.',
  'lesson.gathers': 'Der Talon ist leer: Mit einem Klick werden die Karten eingesammelt und neu gegeben.',
  'lesson.deal':
    'Ein Klick auf den Talon gibt {each, select, yes {je eine Karte auf {count, number} Stapel} other {{count, plural, one {eine Karte} other {# Karten}}}}.',
  'lesson.close': 'Ein Klick auf den Talon schließt die Lücken und gibt weiter.',
  'lesson.click': 'Ein Klick macht hier den nächsten Schritt.',

  'lesson.order':
    '{how, select, up {aufwärts} down {abwärts} either {auf- oder abwärts} same {mit gleichem Rang} other {}}{by, plural, =0 {} =1 {} other { in #er-Schritten}}{suits, select, same { in einer Farbe} different { auf eine andere Farbe} colour {, nur Rot auf Rot und Schwarz auf Schwarz} alternate {, abwechselnd rot und schwarz} other {}}{round, select, up {, nach dem König das Ass} down {, nach dem Ass der König} either {, König und Ass sind Nachbarn} other {}}',
  'lesson.built':
    '{pile, select, foundation {Auf den Grundstapeln} row {In den Reihen} place {Auf den Plätzen} reserve {In der Reserve} waste {Auf der Ablage} cell {In den Zellen} named {Auf den {kind_dat}} other {In den Spalten}} wird angelegt: {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Auf den Grundstapeln} row {In den Reihen} place {Auf den Plätzen} reserve {In der Reserve} waste {Auf der Ablage} cell {In den Zellen} named {Auf den {kind_dat}} other {In den Spalten}} wird angelegt: {order}, gleich in welcher Farbe.',
  'lesson.any-rank':
    '{pile, select, foundation {Die Grundstapel nehmen} row {Die Reihen nehmen} place {Die Plätze nehmen} reserve {Die Reserve nimmt} waste {Die Ablage nimmt} cell {Die Zellen nehmen} named {Die {kind_many} nehmen} other {Die Spalten nehmen}} {suits, select, same {jeden Rang ihrer Farbe} alternate {jeden Rang, Rot auf Schwarz und Schwarz auf Rot} colour {jeden Rang, nur Rot auf Rot und Schwarz auf Schwarz} different {jeden Rang einer anderen Farbe} other {jede Karte}} auf.',
  'lesson.exchange': '{card} und {onto} tauschen die Plätze.',
  'lesson.alike': 'Eine Karte kommt auf eine Karte derselben Farbe oder desselben Ranges.',
  'lesson.couples': '{suits, select, same {In jeder Farbe gehören zusammen} other {Zusammen gehören}}: {couples}.',
  'lesson.couple': '{one} mit {other}',
  'lesson.begins':
    'Grundstapel beginnen mit {rank, plural, =1 {einem Ass} =11 {einem Buben} =12 {einer Dame} =13 {einem König} other {einer {name}}}.',
  'lesson.chooses': 'Die erste Karte dort bestimmt, mit welchem Rang die Grundstapel beginnen.',
  'lesson.base':
    'In diesem Spiel beginnen alle Grundstapel mit {rank, plural, =1 {einem Ass} =11 {einem Buben} =12 {einer Dame} =13 {einem König} other {einer {name}}}: Das ist der Grundwert.',
  'lesson.takes':
    '{pile, select, row {Eine leere Reihe} place {Ein leerer Platz} reserve {Eine leere Reserve} waste {Die leere Ablage} named {{kind_gender, select, m {Ein leerer} f {Eine leere} other {Ein leeres}} {kind}} other {Eine leere Spalte}} nimmt {rank, plural, =0 {jede Karte} =1 {nur ein Ass} =11 {nur einen Buben} =12 {nur eine Dame} =13 {nur einen König} other {nur eine {name}}} auf.',
  'lesson.beside': 'In eine Lücke passt nur eine Karte, die auf ihre Nachbarin folgt: {order}.',
  'lesson.cell':
    '{pile, select, named {{kind_gender, select, f {Eine} other {Ein}} {kind}} other {Eine Zelle}} nimmt eine beliebige Karte auf, bis sie gespielt werden kann.',
  'lesson.run-any': 'Offene Karten werden mit allem bewegt, was auf ihnen liegt.',
  'lesson.run-order': 'Zusammen bewegt werden Karten, die so aufeinanderfolgen: {order}.',
  'lesson.run-same': 'Karten eines Ranges werden zusammen bewegt.',
  'lesson.limited': 'Wie viele Karten auf einmal bewegt werden können, hängt von den freien Plätzen ab.',
  'lesson.sum':
    'Zwei Karten{suits, select, same { derselben Farbe} other {}}, die zusammen {sum, number} ergeben, werden abgeräumt{high, select, yes {; der Bube zählt 11, die Dame 12, der König 13} other {}}.',
  'lesson.same': 'Zwei Karten desselben Ranges werden zusammen abgeräumt.',
  'lesson.same-suit': 'Zwei Karten derselben Farbe werden zusammen abgeräumt.',
  'lesson.needs-alone': 'Karten anderer Ränge lassen sich nicht einzeln abräumen.',
  'lesson.needs-unbeaten': 'Das geht, solange eine höhere Karte ihrer Farbe frei liegt.',
  'lesson.needs-unlike':
    'Sie kommt auf die erste Karte ihres Ranges links von ihr; vier Karten eines Ranges werden abgeräumt.',
  'lesson.needs-weak': 'Deine Karten müssen zusammen stärker sein als das, was sie angreifen.',
  'lesson.turns-up': 'Eine verdeckte Karte, die frei wird, wird aufgedeckt.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
