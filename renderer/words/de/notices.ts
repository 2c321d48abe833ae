import type { notices as english } from '../en/notices.ts';

export const notices = {
  'notice.paused': 'Angehalten. Mit dem nächsten Zug geht das Spiel weiter.',
  'notice.resumed': 'Weiter geht es, wo du aufgehört hast: {deal, plural, =0 {eigenes Spiel} other {Spiel {deal}}}.',
  'notice.had-one': 'In dieser Variante hattest du schon ein Spiel begonnen: Hier ist es.',
  'notice.dealt': '{game}, {deal, plural, =0 {eigenes Spiel} other {Spiel {deal}}}.',
  'notice.parked':
    '{game}, {deal, plural, =0 {eigenes Spiel} other {Spiel {deal}}}: liegt unter „Gespeicherte Spiele“ bereit.',
  'notice.favourite': 'Zu den Favoriten hinzugefügt: {game}.',
  'notice.no-favourite': 'Aus den Favoriten entfernt: {game}.',
  'notice.restarted': 'Dasselbe Spiel von vorn.',
  'notice.undone': 'Zurückgenommen.',
  'notice.redone': 'Wiederholt.',
  'notice.zoom': 'Leisten und Fenster: {percent}',
  'notice.nothing-undo': 'Es gibt nichts, was sich zurücknehmen ließe.',
  'notice.nothing-redo': 'Es gibt nichts, was sich wiederholen ließe.',
  'notice.nothing-home': 'Im Moment kann keine Karte auf einen Grundstapel.',
  'notice.nothing-here': 'Hier gibt es nichts aufzunehmen.',
  'notice.no-double': 'Für diese Karte gibt es im Moment keinen besseren Platz.',
  'notice.no-hint': 'Kein nützlicher Zug gefunden. Versuche es mit „Rückgängig“.',
  'notice.no-hint-stock': 'Kein nützlicher Zug gefunden. Versuche es mit „Rückgängig“ oder mit dem Talon.',
  'notice.no-move': 'Kein Zug ist mehr möglich.',
  'notice.nothing-new': 'Alle übrigen Züge führen nur zu Stellungen, die es schon gab.',
  'notice.no-win': 'Dieses Spiel ist nicht mehr zu gewinnen.',
  'notice.finished': 'Dieses Spiel ist zu Ende. Weiter geht es mit einem neuen.',
  'notice.former-rules':
    'Die Regeln von {game} haben sich geändert, seit du dieses Spiel begonnen hast. Du kannst es nach seinen eigenen Regeln zu Ende spielen; für dein nächstes Spiel gelten die neuen.',
  'notice.rules-changed':
    'Die Regeln dieser Patience haben sich seither geändert: Das Spiel steht jetzt nach Zug {at, number} von {of, number}.',
  'notice.unreadable': 'Das gespeicherte Spiel ließ sich nicht lesen, deshalb gibt es ein neues. ({why})',
  'notice.not-saved': 'Dieses Spiel wird nicht gespeichert: {why}',
  'notice.not-recorded': 'Das Ergebnis konnte nicht gespeichert werden: {why}',
  'notice.set-aside':
    'Die Datei mit deinen Spielen war beschädigt. Sie wurde als {detail} beiseitegelegt und eine neue angelegt.',
  'notice.salvaged':
    'Die Datei mit deinen Spielen war beschädigt. Sie wurde als {detail} beiseitegelegt. Davon ließen sich retten: {kept, plural, one {# laufendes Spiel} other {# laufende Spiele}}, {named, plural, one {# gespeichertes Spiel} other {# gespeicherte Spiele}}, {results, plural, one {# Ergebnis} other {# Ergebnisse}}.',
  'notice.undrawn':
    'Die Karten lassen sich hier nicht zeichnen, weder mit WebGL noch ohne. Vielleicht hilft es, Baize neu zu starten. Mit Tastatur und Screenreader kannst du trotzdem spielen.',
  'notice.language-missing':
    'Die Texte in dieser Sprache ({language}) ließen sich nicht laden, deshalb erscheint Baize auf Englisch. Starte es neu, um es noch einmal zu versuchen.',
  'notice.part-missing': 'Ein Teil von Baize ließ sich nicht laden. Starte es neu, um es noch einmal zu versuchen.',
  'notice.unsaved':
    'Die Datei mit deinen Spielen war beschädigt. Sie wurde als {detail} beiseitegelegt; was davon lesbar ist, konnte noch nicht gerettet werden{why, select, full {, weil der Datenträger voll ist} readonly {, weil der Ordner schreibgeschützt ist} other {}}. Baize versucht es bei jedem Start erneut.',
  'notice.rewritten':
    'Die Datei mit deinen Spielen wurde verschoben, ersetzt oder gelöscht, während Baize lief. Baize hat sie mit allen Spielen neu geschrieben: {detail}. Eine Datei, die an ihrer Stelle lag, findest du jetzt bei den Sicherungen.',
  'notice.memory-only':
    '{why, select, busy {Die Spiele dieses Ordners sind schon in einem anderen Baize geöffnet} full {Der Datenträger ist voll} readonly {Deine Spiele lassen sich lesen, aber nicht speichern} other {Der Ordner mit deinen Spielen ist nicht benutzbar}} ({detail}). Was du jetzt spielst, wird nicht gespeichert: Es bleibt nur, solange Baize läuft.',

  'solver.searching': 'Suche nach einem Weg zum Sieg: {positions, number} Stellungen …',
  'solver.won': 'Dieses Spiel ist noch zu gewinnen.',
  'solver.lost': 'Es gibt keinen Weg mehr, dieses Spiel zu gewinnen.',
  'solver.chance': 'Das hängt vom Zufall ab: Ohne neues Mischen führt kein Weg zum Sieg.',
  'solver.open': 'In {positions, number} Stellungen fand sich kein Sieg: Vielleicht gibt es einen, vielleicht nicht.',
  'solver.stopped': 'Die Suche nach einem Weg zum Sieg wurde abgebrochen.',
  'solver.failed': 'Die Suche nach einem Weg zum Sieg ist fehlgeschlagen.',
  'solver.stop': 'Abbrechen',
  'solver.show': 'Nächsten Zug zeigen',
  'solver.solution': 'Ganze Lösung zeigen',
  'solver.back': 'Zur letzten gewinnbaren Stellung',
  'solver.why': 'Warum?',

  'why.looking': 'Der Grund wird gesucht …',
  'why.exchange': 'Verloren wegen zweier Karten: {cards}. Lägen sie vertauscht, wäre es zu gewinnen.',
  'why.blocked':
    'Verloren, weil {count, plural, one {eine Karte nie mehr freizulegen ist} other {# Karten nie mehr freizulegen sind}}, was du auch spielst: {cards}.',
  'why.no-move': 'Verloren, weil kein Zug mehr möglich ist.',
  'why.nothing-new': 'Verloren, weil alle übrigen Züge nur zu Stellungen führen, die es schon gab.',
  'why.no-win': 'Verloren, weil keine der wenigen noch erreichbaren Stellungen gewonnen ist.',
  'why.unknown':
    'Es ist verloren, aber aus keinem einfachen Grund: {tried, plural, one {Eine Vertauschung zweier Karten wurde} other {# Vertauschungen zweier Karten wurden}} versucht, und keine macht es nachweislich gewinnbar.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
