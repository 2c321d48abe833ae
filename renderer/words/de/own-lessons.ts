import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Eine Karte kommt auf die Karte links neben ihr oder auf die dritte links von ihr, wenn Farbe oder Rang übereinstimmt. Danach rückt die Reihe zusammen.',
  'lesson.own-aces-square':
    'Zwei Karten einer Farbe in derselben Reihe oder Spalte werden zusammen abgeräumt, wie weit sie auch auseinanderliegen. Asse bleiben immer liegen.',
  'lesson.own-air-lock':
    'Karten eines Ranges bilden ein Paar, wenn eine direkt neben oder über der anderen liegt und in keiner Reihe eine Lücke ist. Rückt eine Karte in ihrer Reihe vor, zieht sie die dahinter mit, und der Platz am Ende der Reihe ist für immer verloren.',
  'lesson.own-amazons':
    'In jeder Farbe folgen aufeinander: Ass, Sieben, Acht und so weiter bis zur Dame. Außer Assen und Damen kommt jede Karte nur auf den Grundstapel direkt über ihr.',
  'lesson.own-block-ten':
    'Zwei Karten, die zusammen zehn ergeben, werden abgeräumt, ebenso zwei Buben, zwei Damen oder zwei Könige. Eine Zehn passt zu nichts und blockiert ihren Platz.',
  'lesson.own-cheops':
    'Zwei freie Karten gleichen oder benachbarten Ranges werden zusammen abgeräumt, gleich in welcher Farbe. König und Ass sind keine Nachbarn.',
  'lesson.own-clock':
    'Die Karte kommt an ihre Stunde: ein Ass auf die Eins, ein Bube auf die Elf, eine Dame auf die Zwölf. Dann ist die unterste Karte dieses Stapels dran; mit dem vierten König ist Schluss.',
  'lesson.own-curds-and-whey':
    'Eine Karte kommt auf die nächsthöhere ihrer Farbe oder auf eine Karte gleichen Ranges. In eine leere Spalte darf nur ein König. Zusammen bewegt werden eine Folge in einer Farbe oder Karten gleichen Ranges.',
  'lesson.own-decade':
    'Zwei oder mehr Nachbarinnen, die zusammen zehn, zwanzig oder dreißig ergeben, werden abgeräumt; Bube, Dame und König zählen zehn. Ziehe dazu die erste von ihnen auf die letzte oder die letzte auf die erste. Danach rückt die Reihe zusammen.',
  'lesson.own-devils-grip':
    'In den Reihen geht es in der Farbe in Dreierschritten aufwärts: Zwei, Fünf, Acht, Bube; Drei, Sechs, Neun, Dame; Vier, Sieben, Zehn, König. Zwei ganze Stapel dürfen die Plätze tauschen, wenn dadurch einer in seine Reihe kommt (in die obere, wenn er mit einer Zwei beginnt, in die mittlere mit einer Drei, in die untere mit einer Vier) und keiner schon in der seinen liegt. Ein Stapel lässt sich ganz oder in Teilen bewegen.',
  'lesson.own-diamond-mine':
    'Karo kommt nur auf den Grundstapel, der Reihe nach ab der ersten Karte. Die anderen Farben werden untereinander abwärts angelegt, gleich in welcher Farbe. Eine Folge davon wird ganz oder in Teilen bewegt. In eine leere Spalte passt jede Karte außer Karo.',
  'lesson.own-doublets':
    'Die nächste Karte zählt doppelt so viel wie die letzte, weniger dreizehn, wenn das zu viel ist: Ass, 2, 4, 8, 3, 6, Dame, Bube, 9, 5, 10, 7. Ein König wird nie gespielt.',
  'lesson.own-eighteens':
    'Ein Bube, eine Dame oder ein König und drei Karten verschiedener Ränge, die zusammen achtzehn ergeben, gehen gemeinsam: Lege die vier einzeln in die Reserve. Ein Ass geht allein.',
  'lesson.own-elevens':
    'Zwei Karten, die zusammen elf ergeben, werden abgeräumt; das Ass zählt eins. Bube, Dame und König gehen, sobald alle drei im Hof liegen.',
  'lesson.own-fifteens':
    'Zwei Karten, die zusammen fünfzehn ergeben, werden abgeräumt. Mehr Karten kommen einzeln in die Reserve: Sie gehen, sobald sie fünfzehn ergeben, ebenso Zehn, Bube, Dame und König zusammen.',
  'lesson.own-first-law':
    'Klicke auf eine Karte, um sie auf die oberste Karte gleichen Ranges ganz links zu legen. Haben alle vier obersten Karten denselben Rang, räumt ein Klick alle vier ab.',
  'lesson.own-following':
    'Die Farben folgen einander: Herz, Kreuz, Karo, Pik und wieder Herz. Auf den Grundstapeln geht es aufwärts, in den Spalten abwärts, jede Karte in der Farbe, die auf die Farbe darunter folgt. So geordnete Karten werden zusammen bewegt, und eine leere Spalte nimmt jede Karte.',
  'lesson.own-galary':
    'In eine Lücke passt die Karte, die in der Farbe auf ihre linke Nachbarin folgt, oder die, die direkt vor die rechte gehört. Am linken Ende passt auch jedes Ass.',
  'lesson.own-gaps':
    'In eine Lücke passt die Karte, die in der Farbe auf ihre linke Nachbarin folgt, am linken Ende einer Reihe jede Zwei. Hinter einen König passt nichts; sind alle Lücken blockiert, können die noch ungeordneten Karten neu gegeben werden.',
  'lesson.own-gay-gordons':
    'Zwei Karten, die zusammen elf ergeben, werden abgeräumt, dazu ein König mit einer Dame und ein Bube mit einem Buben. Angelegt wird nichts, und was leer ist, bleibt leer.',
  'lesson.own-hit-or-miss':
    'Mit jeder aufgedeckten Karte wird weitergezählt: Ass, Zwei, Drei und so fort bis zum König, dann wieder Ass. Eine Karte von dem Rang, der gerade gezählt wird, ist ein Treffer und aus dem Spiel; jede andere kommt auf die Ablage. Ein Klick auf den leeren Talon macht die Ablage wieder zum Talon.',
  'lesson.own-interregnum':
    'Jeder Grundstapel beginnt einen Rang über seiner Leitkarte und geht aufwärts, gleich in welcher Farbe; auf den König folgt das Ass. Die Leitkarte selbst kommt als dreizehnte zuletzt.',
  'lesson.own-intrigue':
    'Sechsen gehen aufwärts bis zum Buben, Fünfen abwärts bis zum Ass und dann zum König, gleich in welcher Farbe. Ist der Talon leer, nimmt eine Dame ohne Karten darauf jede oberste Karte auf, immer nur eine.',
  'lesson.own-knockout':
    'Nur Kreuz kommt auf den Grundstapel, in beliebiger Reihenfolge; die nächste Karte des Talons nimmt sofort seinen Platz ein. Nimm jedes Kreuz, das frei liegt, bevor die nächste Reihe es zudeckt. Liegen in jeder Spalte fünf Karten, mischt ein Klick auf den Talon alles Übrige und gibt neu.',
  'lesson.own-laggard-lady':
    'Sechsen gehen aufwärts bis zum Buben, Fünfen abwärts bis zum Ass und dann zum König, gleich in welcher Farbe; doch dürfen nie mehr Sechsen und nie mehr Fünfen liegen als Damen auf dem Tisch. Ist der Talon leer, nimmt eine Dame ohne Karten darauf jede oberste Karte auf, immer nur eine.',
  'lesson.own-long-braid':
    'Auf den Grundstapeln geht es in der Farbe ab dem Grundwert weiter, König und Ass sind Nachbarn. Die erste Karte, die dazukommt, entscheidet für alle, ob es auf- oder abwärts geht.',
  'lesson.own-match-solitaire':
    'Die Karten eines Ranges werden zusammen eingesammelt, sobald alle frei liegen, am Ende der Spalten oder in Zellen. In den Spalten geht es in der Farbe auf- oder abwärts, Karte für Karte.',
  'lesson.own-maze':
    'In eine Lücke passt die Karte, die in der Farbe auf ihre linke Nachbarin folgt oder die vor die rechte gehört. Die Reihen gelten als eine einzige Linie, in der auf jede Dame auch ein Ass folgen darf.',
  'lesson.own-neptune':
    'Zwei Karten benachbarten Ranges werden zusammen abgeräumt, gleich in welcher Farbe; König und Ass sind keine Nachbarn. Zwei Karten vom Talon nehmen ihre Plätze ein.',
  'lesson.own-one-handed-solitaire':
    'Von den letzten vier Karten werden die beiden inneren abgeräumt, wenn die beiden äußeren die Farbe gemeinsam haben, und alle vier, wenn die äußeren den Rang gemeinsam haben. Klicke eine davon an. Danach rückt die Reihe zusammen.',
  'lesson.own-paganini':
    'In eine Lücke passt die Karte, die in der Farbe auf ihre linke Nachbarin folgt; auf das Ass folgt die Sechs. Hinter einen König oder eine andere Lücke passt nichts.',
  'lesson.own-pas-de-deux':
    'Die Ablage zeigt die einzige Karte, die bewegt werden darf: die gleiche auf dem Tisch. Sie tauscht den Platz mit einer beliebigen Karte in ihrer Reihe oder Spalte.',
  'lesson.own-picture-gallery':
    'In den Reihen geht es in der Farbe in Dreierschritten aufwärts: in der oberen kommen auf eine Vier Sieben, Zehn und König, in der mittleren auf eine Drei Sechs, Neun und Dame, in der unteren auf eine Zwei Fünf, Acht und Bube. Auf andere Karten wird nicht angelegt. Auf einen leeren Platz kommt nur der Rang, mit dem seine Reihe beginnt. Karten werden einzeln bewegt.',
  'lesson.own-plait':
    'Auf den Grundstapeln geht es in der Farbe ab dem Grundwert weiter, König und Ass sind Nachbarn. Die erste Karte, die dazukommt, entscheidet für alle, ob es auf- oder abwärts geht. Die Ecken nehmen auch Karten vom Zopf auf; geht ihre Karte auf einen Grundstapel, füllt der Zopf sie von selbst. Die Freiplätze nehmen keine Karten vom Zopf.',
  'lesson.own-poker':
    'Lege die Karte auf der Ablage auf einen beliebigen leeren Platz. Ist das Quadrat voll, zählen jede Reihe, jede Spalte und beide Diagonalen als Pokerblatt.',
  'lesson.own-push-pin':
    'Eine Karte darf weg, wenn die beiden Karten neben ihr Farbe oder Rang gemeinsam haben; zwei Nachbarinnen dürfen zusammen weg, wenn das für die Karten links und rechts von ihnen gilt. Die Reihe rückt sofort zusammen. Klicke dazu die einzelne Karte an, oder ziehe von zwei Nachbarinnen die eine auf die andere.',
  'lesson.own-royal-parade':
    'In den Reihen geht es in der Farbe in Dreierschritten aufwärts: in der oberen kommen auf eine Zwei Fünf, Acht und Bube, in der mittleren auf eine Drei Sechs, Neun und Dame, in der unteren auf eine Vier Sieben, Zehn und König. Auf andere Karten wird nicht angelegt. Auf einen leeren Platz kommt nur der Rang, mit dem seine Reihe beginnt. Zwei einzeln liegende Karten dürfen die Plätze tauschen, wenn dann jede ihre Reihe beginnt. Karten werden einzeln bewegt.',
  'lesson.own-salic-law':
    'Ein Grundstapel darf über einer Spalte begonnen werden, die ihren König hat, und geht vom Ass bis zum Buben, gleich in welcher Farbe. Ein König ohne Karten darauf nimmt jede oberste Karte auf, immer nur eine.',
  'lesson.own-seven-up':
    'Zwei bis vier Nachbarinnen, die zusammen sieben oder ein Vielfaches davon ergeben, werden abgeräumt; ein Bube zählt 11, eine Dame 12, ein König 13. Ziehe dazu die erste auf die letzte oder die letzte auf die erste. Eine Sieben geht allein.',
  'lesson.own-simple-simon':
    'Karten einer Farbe, die abwärts aufeinanderfolgen, werden zusammen bewegt. Eine Folge aus mehreren Farben geht mit, wenn ihre Teile einzeln über leere Spalten gehen könnten. Liegt eine Farbe vom König bis zum Ass vollständig in einer Spalte, wird sie auf einmal abgelegt.',
  'lesson.own-sly-fox':
    'Bis du die erste Karte vom Talon hinlegst, füllen sich leere Plätze von selbst. Sobald eine auf einem Platz deiner Wahl liegt, ist von den Plätzen nichts spielbar, bis zwanzig hingelegt sind oder der Talon leer ist. Vier Grundstapel gehen in der Farbe vom Ass aufwärts, vier vom König abwärts.',
  'lesson.own-spider':
    'Karten einer Farbe, die abwärts aufeinanderfolgen, werden zusammen bewegt. Liegt eine Farbe vom König bis zum Ass vollständig in einer Spalte, wird sie auf einmal abgelegt.',
  'lesson.own-spoilt':
    'Die Karte kommt an ihren Platz in der Reihe ihrer Farbe: zuerst die Sieben, dann Acht bis König, zuletzt das Ass. Die verdeckte Karte, die dort lag, ist als Nächste dran.',
  'lesson.own-striptease':
    'Eine Karte der Reserve kommt auf eine Spalte, deren letzte Karte einen Rang höher oder niedriger ist, gleich in welcher Farbe. König und Ass sind Nachbarn, auch Bube und König; eine leere Spalte nimmt jede Karte auf.',
  'lesson.own-ten-twenty-thirty':
    'Drei Karten einer Spalte, die zusammen zehn, zwanzig oder dreißig ergeben, kommen unter den Talon: die letzten drei, die letzten zwei mit der ersten oder die letzte mit den ersten zwei. Bube, Dame und König zählen zehn.',
  'lesson.own-tens':
    'Zwei Karten, die zusammen zehn ergeben, werden abgeräumt. Zehnen, Buben, Damen und Könige gehen nur, wenn alle vier ihres Ranges offen liegen: Klicke eine davon an.',
  'lesson.own-three-shuffles':
    'In den Fächern wird in der Farbe abwärts angelegt, und nur oberste Karten werden bewegt; ein leerer Fächer bleibt leer. Einmal im Spiel darfst du ziehen: eine oberste Karte anheben und die darunter spielen.',
  'lesson.own-triple-alliance':
    'Drei oberste Karten, die im Rang aufeinanderfolgen, werden zusammen abgeräumt, gleich in welchen Farben. König und Ass sind Nachbarn.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
