import type { description as english } from '../en/description.ts';

/** What every page of rules begins with, in German. */
export const description = {
  'glance.title': 'Auf einen Blick',
  'glance.part':
    '{part, select, goal {Ziel} deal {Aufbau} own {Besonderes} pairs {Paare} foundation {Grundstapel} tableau {Spalten} row {Reihen} place {Plätze} reserve {{count, plural, one {Reserve} other {Reserven}}} cell {{count, plural, one {Zelle} other {Zellen}}} waste {Ablage} stock {Talon} again {Neu geben} itself {Von selbst} clicks {Klicks} named {{kind_title}} other {Punkte}}',

  'glance.goal-home':
    '{all, select, yes {Alle {cards, number} Karten auf die Grundstapel bringen.} other {{cards, number} Karten auf die Grundstapel bringen.}}',
  'glance.goal-gone':
    '{all, select, yes {Alle {cards, number} Karten abräumen.} other {{cards, number} der {of, number} Karten abräumen.}}',

  'glance.deck':
    '{packs, plural, =1 {Ein Kartenspiel} =2 {Zwei Kartenspiele} =3 {Drei Kartenspiele} other {# Kartenspiele}} ({cards, number} Karten{suits, plural, =0 {} one {, nur eine Farbe} other {, # Farben}}{jokers, select, yes {, mit Jokern} other {}})',
  'glance.left-out': 'Nicht dabei: {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {Ein Grundstapel} other {# Grundstapel}}} row {{count, plural, one {Eine Reihe} other {# Reihen}}} place {{count, plural, one {Ein Platz} other {# Plätze}}} reserve {{count, plural, one {Eine Reserve} other {# Reserven}}} cell {{count, plural, one {Eine Zelle} other {# Zellen}}} waste {{count, plural, one {Die Ablage} other {# Ablagen}}} stock {Der Talon} named {{kind_count}} other {{count, plural, one {Eine Spalte} other {# Spalten}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 {, leer} one {{several, select, yes { mit je einer Karte} other { mit einer Karte}}} other {{several, select, yes { mit je {cards, number} Karten} other { mit {cards, number} Karten}}}}} two { mit {from, number} oder {to, number} Karten} range { mit {from, number} bis {to, number} Karten} begun {{begun, plural, one {, auf dem ersten eine Karte} other {, auf # davon eine Karte}}} rank {, nach Rang geordnet} home {; was passt, kommt schon beim Geben dorthin} total {, zusammen {cards, number} Karten} other { mit je bis zu {to, number} Karten}}{up, select, all {, offen} none {, verdeckt} top {{count, plural, one {, nur die oberste offen} other {, die obersten {count, number} offen}}} every {, jede zweite offen} some {, zum Teil offen} other {}}',
  'glance.waste': '{cards, plural, one {Eine Karte} other {# Karten}} offen auf der Ablage',
  'glance.stock':
    '{cards, plural, =0 {Die übrigen Karten bilden den Talon} one {Die letzte Karte bildet den Talon} other {Die übrigen {cards, number} Karten bilden den Talon}}',
  'glance.laid': '{piles}: {cards}',
  'glance.laid-here': 'Zu Beginn: {cards}.',
  'glance.ranks':
    '{all, select, yes {die } other {}}{count, number} {rank, plural, =1 {Asse} =2 {Zweien} =3 {Dreien} =4 {Vieren} =5 {Fünfen} =6 {Sechsen} =7 {Siebenen} =8 {Achten} =9 {Neunen} =10 {Zehnen} =11 {Buben} =12 {Damen} =13 {Könige} other {Joker}}',
  'glance.of-each-suit': '{cards} von jeder Farbe',

  'glance.base-dealt': 'Grundstapel beginnen mit dem Rang der Karte, die zu Beginn dort ausgelegt wird: dem Grundwert.',
  'glance.own-rank': 'Jeder Stapel nimmt einen eigenen Rang.',
  'glance.once': 'Keine zwei davon beginnen mit derselben Farbe.',
  'glance.spares': 'In eine leere Spalte darf keine Karte, die allein liegt.',
  'glance.single': 'In eine leere Spalte darf nur eine Karte auf einmal.',
  'glance.built-from':
    'Auf den Grundstapeln, deren erste Karte {cards} ist, wird angelegt: {order}{any, select, yes {, gleich in welcher Farbe} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {Auf diesem Grundstapel} row {In dieser Reihe} place {Auf diesem Platz} reserve {In dieser Reserve} cell {In dieser Zelle} waste {Auf der Ablage} named {Auf {kind_gender, select, f {dieser} other {diesem}} {kind}} other {In dieser Spalte}} wird angelegt: {order}{any, select, yes {, gleich in welcher Farbe} other {}}.',
  'glance.whole': 'Nur eine ganze Folge von {count, number} Karten kommt dorthin, auf einmal.',
  'glance.returns':
    '{returns, select, play {Die oberste Karte darf zurück ins Spiel.} both {Die oberste Karte darf zurück ins Spiel oder auf einen anderen Grundstapel, auf den sie passt.} across {Die oberste Karte darf auf einen anderen Grundstapel, auf den sie passt.} other {Was auf den Grundstapeln liegt, bleibt dort.}}',
  'glance.end':
    'Auf {rank, plural, =0 {eine Karte vom Grundwert} =1 {ein Ass} =11 {einen Buben} =12 {eine Dame} =13 {einen König} other {eine {name}}} kommt nichts.',
  'glance.unbuilt': 'Karten werden dort nicht aufeinandergelegt.',
  'glance.stays-empty':
    '{pile, select, row {Eine leere Reihe} place {Ein leerer Platz} reserve {Eine leere Reserve} cell {Eine leere Zelle} waste {Die leere Ablage} named {{kind_gender, select, m {Ein leerer} f {Eine leere} other {Ein leeres}} {kind}} other {Eine leere Spalte}} bleibt {dealt, select, yes {bis zum nächsten Geben } other {}}leer.',
  'glance.takes-kind':
    '{pile, select, foundation {Auf einen leeren Grundstapel} row {In eine leere Reihe} place {Auf einen leeren Platz} reserve {In eine leere Reserve} cell {In eine leere Zelle} waste {Auf die leere Ablage} named {Auf {kind_gender, select, m {einen leeren} f {eine leere} other {ein leeres}} {kind}} other {In eine leere Spalte}} darf nur {cards}.',
  'glance.takes-base':
    '{pile, select, row {In eine leere Reihe} place {Auf einen leeren Platz} reserve {In eine leere Reserve} named {Auf {kind_gender, select, m {einen leeren} f {eine leere} other {ein leeres}} {kind}} other {In eine leere Spalte}} darf nur eine Karte {below, select, yes {einen Rang unter dem Grundwert} other {vom Grundwert}}.',
  'glance.collects':
    '{pile, select, foundation {Auf die Grundstapel} row {In die Reihen} place {Auf die Plätze} reserve {In die Reserve} waste {Auf die Ablage} cell {In die Zellen} named {Auf die {kind_many}} other {In die Spalten}} darf nur {cards}.',
  'glance.from':
    '{empty, select, yes {In einen leeren Platz kommen} filled {Auf andere Karten kommen} other {Dorthin kommen}} Karten nur {sources}.',
  'glance.source':
    '{pile, select, foundation {von den Grundstapeln} tableau {aus den Spalten} row {aus den Reihen} place {von den anderen Plätzen} reserve {aus der Reserve} cell {aus den Zellen} waste {von der Ablage} named {{kind_out}} other {vom Talon}}',
  'glance.one-by-one': 'Karten werden einzeln bewegt.',
  'glance.run-so': 'Karten in dieser Reihenfolge werden zusammen bewegt.',
  'glance.top-or-all': 'Bewegt wird die oberste Karte oder die ganze Spalte, nie ein Teil davon.',
  'glance.room':
    '{pile, select, foundation {Ein Grundstapel fasst} row {Eine Reihe fasst} place {Ein Platz fasst} reserve {Die Reserve fasst} cell {Eine Zelle fasst} waste {Die Ablage fasst} named {{kind_gender, select, f {Eine} other {Ein}} {kind} fasst} other {Eine Spalte fasst}} höchstens {room, number} Karten.',
  'glance.covered': 'Eine Karte ist spielbar, sobald keine andere sie überdeckt.',
  'glance.top-only': 'Nur die oberste Karte ist spielbar.',
  'glance.when':
    '{when, select, dealt {Dorthin kommen Karten erst, wenn der Talon leer ist.} used {Dorthin kommen Karten erst, wenn Talon und Ablage leer sind.} other {Dorthin kommt nichts, bevor der Grundwert gewählt ist.}}',

  'glance.stock-open': 'Die oberste Karte des Talons liegt offen und wird von dort gespielt.',
  'glance.stock-fills': 'Seine Karten füllen Lücken von selbst; angeklickt wird er nicht.',
  'glance.turn-varies':
    'Ein Klick auf den Talon legt Karten offen auf die Ablage; wie viele, ändert sich von Durchgang zu Durchgang.',
  'glance.deal-to':
    'Ein Klick auf den Talon gibt {count, plural, one {eine Karte} other {# Karten}} {pile, select, foundation {auf die Grundstapel} row {in die Reihen} place {auf die Plätze} reserve {in die Reserven} cell {in die Zellen} waste {auf die Ablage} named {auf die {kind_many}} other {in die Spalten}}.',
  'glance.each':
    'Ein Klick auf den Talon gibt {per, plural, =1 {je eine Karte} other {je # Karten}} {pile, select, foundation {auf die {count, number} Grundstapel} row {in die {count, number} Reihen} place {auf die {count, number} Plätze} reserve {in die {count, number} Reserven} cell {in die {count, number} Zellen} waste {auf die {count, number} Ablagen} named {auf die {count, number} {kind_many}} other {in die {count, number} Spalten}}.',
  'glance.needs':
    '{why, select, hole {Vorher muss jede leere Spalte gefüllt sein.} unplayed {Vorher muss die Karte auf der Ablage gespielt sein.} locked {Solange eine Spalte leer ist, darf noch eine Karte aufgedeckt werden; erst wenn diese gespielt ist, folgt die nächste.} removable {Vorher müssen alle Karten fort, die sich abräumen lassen.} movable {Das geht erst, wenn sich keine Karte mehr bewegen lässt.} full {Dafür muss ein Platz frei sein.} king {Vorher muss ein König, der eine leere Spalte füllen kann, dorthin.} base {Vorher muss der Grundwert gewählt sein.} unmoved {Vorher muss wenigstens eine Karte bewegt worden sein.} unshifted {Wenigstens eine Karte muss dadurch an einen anderen Platz kommen.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {Einmal im Spiel} =2 {Zweimal im Spiel} other {#-mal im Spiel}} lassen sich die Karten einsammeln{shuffled, select, yes {, mischen} other {}} und neu geben.{by, select, stock { Dazu auf den leeren Talon klicken.} other {}}',
  'glance.again-unlimited':
    'Die Karten lassen sich beliebig oft einsammeln{shuffled, select, yes {, mischen} other {}} und neu geben.{by, select, stock { Dazu auf den leeren Talon klicken.} other {}}',
  'glance.shuffled': 'Bevor neu gegeben wird, werden die Karten gemischt.',

  'glance.fills':
    '{pile, select, foundation {Leere Grundstapel füllen} row {Leere Reihen füllen} place {Leere Plätze füllen} reserve {Leere Reserven füllen} cell {Leere Zellen füllen} waste {Die leere Ablage füllt} named {Leere {kind_many} füllen} other {Leere Spalten füllen}} sich von selbst{next, select, none {} other {, zuerst}} {from, select, reserve {aus der Reserve} waste {von der Ablage} named {{source_out}} other {vom Talon}}{next, select, none {} reserve {, dann aus der Reserve} waste {, dann von der Ablage} named {, dann {second_out}} other {, dann vom Talon}}{after, select, hand {; liegt dort keine Karte mehr, füllst du sie selbst} other {}}.',
  'glance.goes-home': 'Karten können von selbst auf die Grundstapel gehen.',
  'glance.plays': 'Ein Klick auf eine Karte spielt sie auf die Ablage.',
  'glance.alone': 'Mit einem Klick lässt sich {cards} einzeln abräumen.',
  'glance.unbeaten': 'Ein Klick räumt eine Karte ab, solange eine höhere ihrer Farbe frei liegt.',
  'glance.click':
    'Ein Klick spielt eine Karte an ihren besten Platz, ein Doppelklick bringt sie auf einen Grundstapel.',
  'glance.score':
    '{kind, select, home {Ein Punkt für jede Karte auf den Grundstapeln} other {Ein Punkt für jede abgeräumte Karte}}, höchstens {most, number}.',

  'handwritten.arachnida':
    'In den Spalten kommt eine Karte auf jede nächsthöhere oder auf eine desselben Ranges, gleich in welcher Farbe; eine leere nimmt jede Karte. Eine Folge in einer Farbe wird zusammen bewegt, Karten eines Ranges ebenso. Auf einen Grundstapel kommt nur eine ganze Farbe vom König bis zum Ass.',
  'handwritten.archway':
    'Zwischen den beiden Grundstapeln einer Farbe dürfen Karten wechseln. Ein Klick auf den leeren Talon bringt bei jedem Stapel die unterste Karte nach oben, beliebig oft.',
  'handwritten.beehive': 'Die vier Karten eines Ranges werden abgeräumt, sobald sie in einer Spalte liegen.',
  'handwritten.big-ben':
    'Jede Stunde wächst in ihrer Farbe, bis sie ihre Uhrzeit zeigt. Nur auf Fächer mit drei oder mehr Karten wird angelegt, abwärts in einer Farbe, nach dem Ass der König. Ein Klick auf den Talon füllt alle Fächer auf drei Karten auf; sind alle voll, kommt eine Karte auf die Ablage.',
  'handwritten.big-bertha': 'Der neunte Grundstapel nimmt die acht Könige, in beliebiger Reihenfolge.',
  'handwritten.boxing-the-compass':
    'Ein leerer Platz nimmt nur Karten seiner Seite: Kreuz im Westen, Pik im Osten, Herz im Norden, Karo im Süden. Sie dürfen von der Ablage oder von anderen Seiten kommen. Auf sie wird nichts angelegt.',
  'handwritten.british-constitution':
    'Karten rücken nur in die nächsthöhere Reihe auf: auf eine Karte der anderen Farbe, die um eins höher ist, oder auf einen leeren Platz; die unterste Reihe bekommt Karten von der Ablage. Auf die Grundstapel kommen nur Karten der obersten Reihe.',
  'handwritten.camelot':
    'Karten des Talons einzeln auslegen: Könige in die Ecken, Damen in die Mitte oben und unten, Buben in die Mitte der Seiten, andere, wohin man will. Ist alles belegt, scheiden Paare aus, die zusammen zehn ergeben, und Zehnen einzeln; dann wird weiter ausgelegt.',
  'handwritten.colonel':
    'Eine Karte der Reihen ist frei, sobald der Platz unter ihr leer ist. Angelegt wird abwärts in einer Farbe: Eine Karte geht nur in eine höhere Reihe, auf eine freie Karte oder auf die genau über ihr. Ein leerer Platz nimmt jede Karte von der Ablage oder aus einer tieferen Reihe, wenn er in der obersten Reihe ist oder über ihm eine Karte liegt.',
  'handwritten.crescent':
    'Die oberste Karte eines Grundstapels darf auf den anderen ihrer Farbe wechseln. Dreimal im Spiel bringt ein Klick auf den leeren Talon in jeder Spalte die unterste Karte nach oben.',
  'handwritten.cromwell':
    'Einmal im Spiel darf man ziehen: Lässt sich die Karte darunter dann spielen, kommt die oberste Karte eines Fächers in die Reserve; ist jene gespielt, kehrt die abgehobene zurück.',
  'handwritten.der-kleine-napoleon':
    'Auf den Grundstapeln wird vom Grundwert an in einer Farbe angelegt; die erste Karte darauf entscheidet für alle, ob auf- oder abwärts. Die Karte in der Zelle kommt erst frei, wenn einer der Seitenfächer leer ist.',
  'handwritten.dumfries':
    'In den Spalten wird abwechselnd rot und schwarz angelegt: mit einer Karte, die um eins niedriger ist oder vom selben Rang. Bewegt wird nur die oberste Karte oder eine ganze Spalte; in eine leere Spalte passt beides.',
  'handwritten.faerie-queen':
    'Jeder König, der gegeben wird, beginnt die nächste Spalte. Ist der Talon leer, wird in den Spalten abwärts angelegt, gleich in welcher Farbe; auf einen einzelnen König darf jede Karte.',
  'handwritten.glenwood':
    'Zuerst kommt die oberste Karte einer Reserve auf den ersten Grundstapel: Ihr Rang ist der Grundwert. Spalten werden nur als Ganzes bewegt. In eine leere Spalte kommt eine Karte der Reserven oder eine andere Spalte; von der Ablage erst, wenn die Reserven leer sind.',
  'handwritten.hamilton':
    'Zuerst den Grundwert wählen: Der Talon bietet bis zu drei Karten an, und welche davon auf einen Grundstapel kommt, die bestimmt ihn. Vorher bewegt sich nichts.',
  'handwritten.intelligence':
    'Ein Klick auf den Talon sammelt alle Karten ein, die nicht auf den Grundstapeln liegen, mischt sie und gibt neu, höchstens zweimal.',
  'handwritten.les-quatre-coins':
    'Solange der Talon nicht leer ist, gehen Karten der Stapel an den Seiten nur auf den Grundstapel daneben, es sei denn, sie beginnen einen; die der Ecken gehen auf alle.',
  'handwritten.matriarchy':
    'In jeder Farbe gehen zwei Grundstapel von der Dame abwärts und zwei vom König über das Ass aufwärts; keiner fasst mehr als zwölf Karten. Wie viele Karten aufgedeckt werden, ändert sich von Durchgang zu Durchgang.',
  'handwritten.monte-carlo':
    'Zwei Karten scheiden nur zusammen aus, wenn sie sich waagrecht, senkrecht oder schräg berühren.',
  'handwritten.napoleons-tomb':
    'Der Grundstapel in der Mitte geht viermal von der Sechs abwärts bis zum Ass, die in den Ecken gehen von der Sieben aufwärts bis zum König, gleich in welcher Farbe.',
  'handwritten.neighbor':
    'Zwei Karten, die zusammen dreizehn ergeben, scheiden aus, wenn sie sich waagrecht, senkrecht oder schräg berühren. Die übrigen rücken auf, und der Talon füllt die freien Plätze am Ende.',
  'handwritten.nines':
    'Zehn, Bube, Dame und König werden zusammen abgeräumt: Lege sie einzeln in die Reserve. Bis alle vier dort liegen, wird keine Lücke gefüllt, und keine der Karten kann zurück.',
  'handwritten.osmosis':
    'Jeder Grundstapel sammelt eine Farbe in beliebiger Reihenfolge; außer dem ersten nimmt jeder nur Ränge, die auf dem darüber schon liegen.',
  'handwritten.primrose':
    'Jeder Grundstapel beginnt einen Rang über seiner Leitkarte und geht aufwärts, gleich in welcher Farbe; die Leitkarte kommt zuletzt. Achtmal gibt ein Klick auf den leeren Talon einen Stapel neu aus, eine Karte auf jeden.',
  'handwritten.puss-in-the-corner':
    'Jede Karte des Talons kommt auf einen Grundstapel oder in eine beliebige Spalte, bevor die nächste zu sehen ist; aus den Spalten geht es nur auf die Grundstapel. Einmal dreht ein Klick auf den leeren Talon die Spalten um, und alles beginnt von vorn.',
  'handwritten.quatorze':
    'Zwei Karten, die zusammen vierzehn ergeben, scheiden aus, wenn sie in derselben Reihe oder Spalte liegen. Ist der Talon leer, rücken die übrigen auf.',
  'handwritten.rittenhouse': 'Ein Grundstapel nimmt Karten nur aus der Spalte unter ihm und aus der mittleren.',
  'handwritten.sieben-bis-as':
    'Eine Lücke nimmt die Karte, die in ihrer Farbe auf die linke Nachbarin folgt oder vor der rechten kommt. Auf ihren Grundstapel darf eine Karte nur, wenn links von ihr eine Lücke ist.',
  'handwritten.solid-square':
    'Jeder Grundstapel geht in seiner Farbe vom Ass zum König und dann vom anderen König zurück zum anderen Ass.',
  'handwritten.st-helena':
    'In der ersten Runde gehen die vier Stapel neben den Königen nur auf die Könige, die vier neben den Assen nur auf die Asse.',
  'handwritten.stalactites': 'Die erste Karte eines Grundstapels bleibt liegen; die darauf dürfen zurück ins Spiel.',
  'handwritten.strata':
    'Auf den Grundstapeln geht es in der Farbe aufwärts, auf das Ass kommt die Sieben. In den Spalten kommt nichts auf eine Sieben oder ein Ass.',
  'handwritten.suit-elevens':
    'Lege Bube, Dame und König einer Farbe einzeln in die Reserve: Liegen alle drei dort, werden sie abgeräumt. Bis dahin kann keine der Karten zurück.',
  'handwritten.terrace':
    '{base, select, chosen {Zuerst den Grundwert wählen: den Rang der Karte, die auf einen Grundstapel kommt. Jede leere Spalte bekommt dann von selbst eine Karte vom Talon. } other {}}Karten der Reserve gehen nur auf die Grundstapel{filled, select, yes {} other {, und eine leere Spalte nimmt nur die oberste Karte der Ablage}}.',
  'handwritten.the-plot':
    'Bis ein Grundstapel fertig ist, beginnt kein anderer, und eine leere Spalte nimmt nur Karten vom Grundwert auf; danach jede Karte. Diese Karten kommen von der Ablage. Die Reserve spielt nur auf die Grundstapel.',
  'handwritten.thieves':
    'Auf die Ablage kommt eine Karte, die um eins höher oder niedriger ist; ein Joker geht auf jede Karte und jede Karte auf einen Joker.',
  'handwritten.union-square':
    'Ein Stapel geht so weiter, wie er begann: auf- oder abwärts in einer Farbe. Jeder Grundstapel geht vom Ass zum König und dann vom anderen König zurück zum anderen Ass.',
  'handwritten.valentine':
    'Ein Klick auf den Talon füllt leere Spalten; gibt es keine, legt er eine Karte offen auf die Ablage; liegt dort schon eine, wird neu gegeben: Die Spalten kommen unter den Talon und vier neue werden ausgelegt. Gewonnen ist, wenn jede Farbe geordnet in einer Spalte liegt.',
  'handwritten.wall':
    'Karten der Ablage auf eine Karte der Mauer ziehen: Sie fällt, wenn sie zusammen mehr wert sind als diese und die Karten darüber, an denen sie lehnt.',

  'recipe.title': 'Patience erfinden',
  'recipe.from': 'Ausgehen von',
  'recipe.changed': '{game}, geändert',
  'recipe.cells-hint': 'Jede nimmt eine beliebige Karte auf, bis sie gespielt wird.',
  'recipe.reserve-hint': 'Ein Stapel, der am Anfang gegeben wird; später kommt nichts dazu.',
  'recipe.name': 'Name',
  'recipe.note': 'Notiz',
  'recipe.open-file': 'Datei öffnen …',
  'recipe.field':
    '{field, select, packs {Kartenspiele} columns {Spalten} cards {Karten in den Spalten} open {Anfangs aufgedeckt} ranks {In den Spalten wird angelegt} round {König und Ass sind Nachbarn} suits {Farben in den Spalten} start {Eine leere Spalte nimmt} lift {Zusammen bewegt werden} stock {Ein Klick auf den Talon} cells {Zellen} home {Karten verlassen den Tisch} columnsHeap {Reihen der Pyramide} ranksRun {Auf die Ablage gelegt wird} suitsRun {Farben auf der Ablage} laidRun {Die Ablage beginnt mit einer Karte} shuffles {Mischen} filled {Zellen am Anfang} reserve {Karten in der Reserve} shown {In der Reserve aufgedeckt} first {Erste Karte der Grundstapel} laid {Die ersten Karten liegen von Anfang an dort} rising {Farben auf den Grundstapeln} room {Höchstzahl der Karten in einer Spalte} sunk {Könige liegen zuunterst in ihren Spalten} pairs {Ein Paar bilden} goal {Abzuräumen sind} other {Karten kommen von den Grundstapeln zurück}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {In jeder Spalte eine mehr} all {Alle Karten} five {Alle bis auf fünf je Spalte} pyramid {Eine Pyramide} triangle {Eine Pyramide auf der Spitze} peaks {Drei Gipfel} other {Alle Karten wie bei Yukon}}} open {{answer, select, top {Nur die obersten Karten} all {Alle Karten} two {Die obersten zwei} three {Die obersten drei} other {Jede zweite Karte}}} ranks {{answer, select, down {Abwärts} up {Aufwärts} other {Auf- oder abwärts}}} suits {{answer, select, alternate {Rot und Schwarz im Wechsel} same {Gleiche Farbe} colour {Nur Rot auf Rot, Schwarz auf Schwarz} different {Jede andere Farbe} other {Beliebige Farbe}}} start {{answer, select, any {Jede Karte} kings {Nur Könige} reserve {Aus der Reserve aufgefüllt} wasteOnly {Aus der Reserve aufgefüllt, danach nur von der Ablage} waste {Von der Ablage aufgefüllt} stock {Vom Talon aufgefüllt} other {Nichts}}} lift {{answer, select, built {Karten, die aufeinander angelegt sind} cells {So viele, wie leere Zellen erlauben} suit {Folgen einer Farbe} top {Nur eine Karte} whole {Eine Karte oder die ganze Spalte} colour {Folgen nur roter oder nur schwarzer Karten} other {Jede offene Karte mit allem darauf}}} stock {{answer, select, one {Deckt eine Karte auf} two {Deckt zwei Karten auf} three {Deckt drei Karten auf} filled {Gibt jeder Spalte eine Karte, sobald keine leer ist} kings {Gibt jeder Spalte eine Karte, sobald Könige die leeren gefüllt haben} other {Gibt jeder Spalte eine Karte}}} home {{answer, select, cards {Einzeln auf die Grundstapel} runs {In ganzen Folgen wie bei Spider} waste {Einzeln auf die Ablage wie bei Golf} other {In Paaren wie bei Pyramide}}} round {{answer, select, yes {Ja} no {Nein} other {Nein, und auf einen König passt nichts}}} back {{answer, select, yes {Ja} no {Nein} other {Alle bis auf die ersten}}} filled {{answer, select, no {Leer} dealt {Mit den übrigen Karten belegt} other {Mit den übrigen Karten belegt, nehmen keine anderen}}} first {{answer, select, ace {Ass} jack {Bube} queen {Dame} king {König} dealt {Hat den Rang einer Karte, die dorthin gegeben wird} other {Hat den Rang der ersten Karte, die dorthin kommt}}} pairs {{answer, select, thirteen {Ränge, die dreizehn ergeben} fourteen {Ränge, die vierzehn ergeben} same {Gleicher Rang} other {Benachbarte Ränge}}} goal {{answer, select, columns {Die Spalten} heap {Die Pyramide} other {Alle Karten}}} redeals {Unbegrenzt} other {{answer, select, yes {Ja} other {Nein}}}}',
  'recipe.rows': '{rows, plural, one {# Reihe} other {# Reihen}}',
  'recipe.too-many':
    'Die Spalten brauchen {wanted, number} Karten, es gibt aber nur {there, number}. Weniger Spalten oder weniger Karten darin wählen.',
  'recipe.never-together':
    'So liegen nie zwei Karten einer Farbe aufeinander. Etwas anderes wählen, was zusammen bewegt wird.',
  'recipe.kin-same': 'Das ist {game}.',
  'recipe.kin-like': 'Wie {game}, aber:',
  'recipe.tried': '{deals, plural, one {# Spiel untersucht} other {# Spiele untersucht}}',
  'recipe.stop': 'Zählung anhalten',
  'recipe.try': 'Mehr Spiele untersuchen',
  'recipe.length': 'Ein gewonnenes Spiel',
  'recipe.moves': 'Etwa {moves, plural, one {# Zug} other {# Züge}}',
  'recipe.easier': 'Etwas leichter',
  'recipe.harder': 'Etwas schwerer',
  'recipe.trying': 'Einzelne Änderungen werden untersucht',
  'recipe.no-change': 'Keine einzelne Änderung macht es etwas {wanted, select, easier {leichter} other {schwerer}}.',
  'recipe.does-it':
    '{several, select, no {So} other {Mit jeder dieser Änderungen}} wird es {step, select, little {etwas } other {}}{wanted, select, easier {leichter} other {schwerer}}:',
  'recipe.take': 'So ändern',
  'recipe.eased':
    'Auf die Schnelle wurden {won, number} von {deals, number} Spielen gewonnen, ohne die Änderung {before, number}.',
  'recipe.never-home': 'So lässt sich keine ganze Folge vom König bis zum Ass anlegen und bewegen. „{label}“ ändern.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
