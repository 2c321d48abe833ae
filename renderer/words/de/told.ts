import type { told as english } from '../en/told.ts';

export const told = {
  'told.paused': 'Angehalten. Der nächste Zug setzt das Spiel fort.',
  'told.resumed': 'Weiter mit {deal, plural, =0 {den eigenen Karten} other {Spiel {deal}}} an der letzten Stelle.',
  'told.had-one': 'In dieser Variante war schon ein Spiel begonnen: hier ist es.',
  'told.dealt': '{game}, {deal, plural, =0 {eigene Karten} other {Spiel {deal}}}.',
  'told.favourite': '{game} gehört jetzt zu deinen Favoriten.',
  'told.no-favourite': '{game} gehört nicht mehr zu deinen Favoriten.',
  'told.restarted': 'Dasselbe Spiel von vorn.',
  'told.undone': 'Zurückgenommen.',
  'told.redone': 'Wiederholt.',
  'told.nothing-undo': 'Es gibt nichts zurückzunehmen.',
  'told.nothing-redo': 'Es gibt nichts zu wiederholen.',
  'told.nothing-home': 'Jetzt kann keine Karte auf einen Grundstapel.',
  'told.nothing-here': 'Hier gibt es nichts aufzunehmen.',
  'told.no-double': 'Für diese Karte gibt es gerade keinen besseren Platz.',
  'told.no-hint': 'Kein nützlicher Zug gefunden. Versuche es mit „Rückgängig“ oder dem Talon.',
  'told.no-move': 'Kein Zug ist mehr möglich.',
  'told.nothing-new': 'Was noch möglich ist, bringt nur zurück, was schon da war.',
  'told.finished': 'Dieses Spiel ist zu Ende. Weiter geht es mit einem neuen.',
  'told.rules-changed':
    'Die Regeln dieser Patience haben sich seither geändert: das Spiel steht nach Zug {at, number} von {of, number}.',
  'told.unreadable': 'Das gespeicherte Spiel war nicht lesbar, daher gibt es ein neues. ({why})',
  'told.not-saved': 'Dieses Spiel wird nicht gespeichert: {why}',
  'told.not-recorded': 'Das Ergebnis konnte nicht eingetragen werden: {why}',
  'told.set-aside':
    'Die Datei mit den Spielen war beschädigt. Sie liegt jetzt als {detail} beiseite; eine neue ist angelegt.',
  'told.salvaged':
    'Die Datei mit den Spielen war beschädigt. Sie liegt jetzt als {detail} beiseite; was sich davon lesen ließ, ist hier: {kept, plural, one {# laufendes Spiel} other {# laufende Spiele}}, {named, plural, one {# gespeichertes Spiel} other {# gespeicherte Spiele}}, {results, plural, one {# Ergebnis} other {# Ergebnisse}}.',
  'told.undrawn':
    'Die Karten lassen sich nicht zeichnen, weil WebGL hier nicht geht: Die Hardwarebeschleunigung ist vielleicht aus oder der Grafiktreiber zu alt. Mit Tastatur und Bildschirmleser lässt sich das Spiel trotzdem spielen.',
  'told.language-missing':
    'Die Texte auf {language} ließen sich nicht laden, deshalb spricht Baize Englisch. Starte es neu, um es noch einmal zu versuchen.',
  'told.part-missing': 'Ein Teil von Baize ließ sich nicht laden. Starte es neu, um es noch einmal zu versuchen.',
  'told.unsaved':
    'Die Datei mit den Spielen war beschädigt. Sie liegt jetzt als {detail} beiseite; was sich davon lesen lässt, konnte noch nicht zurückgeholt werden{why, select, full {, weil der Datenträger voll ist} readonly {, weil der Ordner nicht beschrieben werden darf} other {}}. Baize versucht es bei jedem Start wieder.',
  'told.rewritten':
    'Die Datei mit den Spielen wurde verschoben, ersetzt oder gelöscht, während Baize lief. Baize hat sie mit allen Spielen neu geschrieben: {detail}. Lag eine andere Datei an ihrer Stelle, ist diese jetzt bei den Sicherungen.',
  'told.memory-only':
    '{why, select, busy {Ein anderes Baize hat die Spiele dieses Ordners geöffnet} full {Der Datenträger ist voll} readonly {Die Spiele lassen sich lesen, aber nicht schreiben} other {Der Ordner mit den Spielen lässt sich nicht benutzen}} ({detail}). Was jetzt gespielt wird, ist nicht gesichert: Es bleibt nur, solange Baize läuft.',

  'solver.searching': 'Suche nach einem Weg zum Sieg: {positions, number} Stellungen …',
  'solver.won': 'Dieses Spiel ist noch zu gewinnen.',
  'solver.lost': 'Es gibt keinen Weg mehr, dieses Spiel zu gewinnen.',
  'solver.chance': 'Das weiß nur der Zufall: Ohne neues Mischen führt kein Weg zum Sieg.',
  'solver.open': 'In {positions, number} Stellungen kein Sieg gefunden: Vielleicht gibt es einen, vielleicht nicht.',
  'solver.stopped': 'Die Suche nach einem Weg zum Sieg ist beendet.',
  'solver.failed': 'Die Suche nach einem Weg zum Sieg ist gescheitert.',
  'solver.stop': 'Beenden',
  'solver.show': 'Nächsten Zug zeigen',
  'solver.solution': 'Alles zeigen',
  'solver.back': 'Zur letzten gewinnbaren Stellung',
} as const satisfies Partial<Record<keyof typeof english, string>>;
