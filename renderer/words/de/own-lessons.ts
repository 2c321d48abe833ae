import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Eine Karte kommt auf die Karte links neben ihr oder auf die dritte links von ihr, wenn Farbe oder Rang übereinstimmt. Danach rückt die Reihe zusammen.',
  'lesson.own-aces-square':
    'Zwei Karten einer Farbe in derselben Reihe oder Spalte scheiden zusammen aus, so weit sie auch auseinanderliegen. Asse bleiben immer liegen.',
  'lesson.own-air-lock':
    'Karten eines Ranges bilden ein Paar, wenn eine direkt neben oder über der anderen liegt und in keiner Reihe eine Lücke ist. Eine Karte, die in ihrer Reihe rückt, zieht die hinter ihr mit, und der Platz am Ende der Reihe ist für immer verloren.',
  'lesson.own-amazons':
    'Jede Farbe geht so: Ass, Sieben, Acht und weiter bis zur Dame. Außer Assen und Damen kommt eine Karte nur auf den Grundstapel direkt über ihr.',
  'lesson.own-block-ten':
    'Zwei Karten, die zusammen zehn ergeben, scheiden gemeinsam aus, ebenso zwei Buben, zwei Damen oder zwei Könige. Eine Zehn passt zu nichts und blockiert ihren Platz.',
  'lesson.own-clock':
    'Die Karte kommt zu ihrer Stunde: ein Ass zur Eins, ein Bube zur Elf, eine Dame zur Zwölf. Als Nächstes wird die unterste Karte dieses Stapels gespielt; mit dem vierten König ist Schluss.',
  'lesson.own-curds-and-whey':
    'Eine Karte kommt auf die nächsthöhere ihrer Farbe oder auf eine Karte ihres Ranges. Eine leere Spalte nimmt nur einen König.',
  'lesson.own-devils-grip':
    'In den Reihen wird in der Farbe in Dreierschritten angelegt: Zwei, Fünf, Acht, Bube; Drei, Sechs, Neun, Dame; Vier, Sieben, Zehn, König. Zwei Stapel dürfen die Plätze tauschen, wenn dadurch einer in die Reihe kommt, in die er gehört.',
  'lesson.own-diamond-mine':
    'Karo kommt nur auf den Grundstapel, der Reihe nach ab der ersten Karte. Die anderen Farben werden untereinander abwärts angelegt, gleich welche Farbe.',
  'lesson.own-doublets':
    'Die nächste Karte zählt doppelt so viel wie die letzte, weniger dreizehn, wenn das zu viel ist: Ass, 2, 4, 8, 3, 6, Dame, Bube, 9, 5, 10, 7. Ein König wird nie gespielt.',
  'lesson.own-elevens':
    'Zwei Karten, die zusammen elf ergeben, scheiden gemeinsam aus; das Ass zählt eins. Bube, Dame und König gehen, sobald alle drei im Hof liegen.',
  'lesson.own-galary':
    'Eine Lücke nimmt die Karte, die in der Farbe auf ihre linke Nachbarin folgt, oder die, die direkt vor die rechte gehört. Am linken Ende nimmt sie auch jedes Ass.',
  'lesson.own-gaps':
    'Eine Lücke nimmt die Karte, die in der Farbe auf ihre linke Nachbarin folgt, am linken Ende einer Reihe jede Zwei. Hinter einen König passt nichts; sind alle Lücken blockiert, können die ungeordneten Karten neu gegeben werden.',
  'lesson.own-gay-gordons':
    'Zwei Karten, die zusammen elf ergeben, scheiden gemeinsam aus, ein König geht mit einer Dame und ein Bube mit einem Buben. Angelegt wird nichts, und was leer ist, bleibt leer.',
  'lesson.own-interregnum':
    'Jeder Grundstapel beginnt einen Rang über seiner Leitkarte und geht aufwärts, gleich welche Farbe, mit dem Ass nach dem König. Die Leitkarte selbst kommt als dreizehnte zuletzt.',
  'lesson.own-knockout':
    'Nur Kreuz kommt auf den Grundstapel, in beliebiger Reihenfolge. Nimm jedes Kreuz, das offen liegt, bevor die nächste Reihe es zudeckt.',
  'lesson.own-match-solitaire':
    'Die Karten eines Ranges werden zusammen eingesammelt, sobald alle offen liegen, an den Enden der Spalten oder in Zellen. In den Spalten geht es in der Farbe auf- oder abwärts, Karte für Karte.',
  'lesson.own-maze':
    'Eine Karte darf in eine Lücke rechts von der nächstniedrigeren ihrer Farbe oder links von der nächsthöheren. Die Reihen gelten als eine Linie, in der ein Ass auch auf jede Dame folgen darf.',
  'lesson.own-paganini':
    'Eine Lücke nimmt die Karte, die in der Farbe auf ihre linke Nachbarin folgt; auf das Ass folgt die Sechs. Hinter einen König oder eine andere Lücke passt nichts.',
  'lesson.own-pas-de-deux':
    'Die Ablage nennt die einzige Karte, die bewegt werden darf: die gleiche auf dem Tisch. Sie tauscht den Platz mit einer beliebigen Karte in ihrer Reihe oder Spalte.',
  'lesson.own-picture-gallery':
    'In den Reihen wird in der Farbe in Dreierschritten angelegt: auf eine Zwei Fünf, Acht und Bube, auf eine Drei Sechs, Neun und Dame, auf eine Vier Sieben, Zehn und König. Angelegt wird nur in der Reihe, in die die erste Karte des Stapels gehört.',
  'lesson.own-plait':
    'Auf den Grundstapeln wird in der Farbe ab dem Grundwert angelegt, König und Ass sind Nachbarn. Die erste Karte, die dazukommt, entscheidet für alle, ob es auf- oder abwärts geht.',
  'lesson.own-push-pin':
    'Eine Karte darf weg, wenn die Karten auf beiden Seiten Farbe oder Rang gemeinsam haben; zwei Nachbarinnen dürfen zusammen weg, wenn das für die Karten auf beiden Seiten der zwei gilt. Die Reihe rückt sofort zusammen.',
  'lesson.own-royal-parade':
    'In den Reihen wird in der Farbe in Dreierschritten angelegt: auf eine Zwei Fünf, Acht und Bube, auf eine Drei Sechs, Neun und Dame, auf eine Vier Sieben, Zehn und König. Zwei einzeln liegende Karten dürfen die Plätze tauschen, wenn dann jede ihre Reihe beginnt.',
  'lesson.own-salic-law':
    'Ein Grundstapel darf über einer Spalte begonnen werden, die ihren König hat, und geht vom Ass bis zum Buben, gleich welche Farbe. Ein bloßer König nimmt jede oberste Karte, immer nur eine.',
  'lesson.own-simple-simon':
    'Karten einer Farbe, die abwärts aufeinander folgen, gehen zusammen. Eine Farbe, die in einer Spalte vom König bis zum Ass vollständig liegt, wird auf einmal abgelegt.',
  'lesson.own-sly-fox':
    'Zwanzig Karten vom Talon kommen auf beliebige Spalten, dann kann aus den Spalten wieder gespielt werden. Vier Grundstapel gehen in der Farbe vom Ass aufwärts, vier vom König abwärts.',
  'lesson.own-spoilt':
    'Die Karte kommt an ihren Platz in der Reihe ihrer Farbe: erst die Sieben, dann Acht bis König, zuletzt das Ass. Die verdeckte Karte, die dort lag, ist als Nächste dran.',
  'lesson.own-three-shuffles':
    'In den Fächern wird in der Farbe abwärts angelegt, und nur oberste Karten werden bewegt; ein leerer Fächer bleibt leer. Einmal im Spiel darfst du ziehen: eine oberste Karte anheben, um die darunter zu spielen.',
  'lesson.own-triple-alliance':
    'Drei oberste Karten, die im Rang aufeinanderfolgen, scheiden zusammen aus, gleich welche Farben. König und Ass sind Nachbarn.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
