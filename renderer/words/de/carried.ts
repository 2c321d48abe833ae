import type { carried as english } from '../en/carried.ts';

export const carried = {
  'carried.before': 'Vor Baize ({source}): {played, number} gespielt, {won, number} gewonnen',
  'carried.before-all':
    'Vor Baize ({source}): {played, number} gespielt, {won, number} gewonnen, in {games, plural, one {# Patience} other {# Patiencen}}',
  'carried.longest-wins': 'längste Gewinnserie dort: {count, number}',
  'carried.best-time': 'beste Zeit dort: {time}',
  'carried.fewest-moves': 'geringste Zugzahl dort: {count, number}',
  'carried.rules-name': 'nur der Name stimmt sicher überein',
  'carried.rules-other': 'dort gelten andere Regeln',
  'carried.title': 'Bring deine Spiele mit',
  'carried.open': 'Bring deine Spiele mit …',
  'carried.settings': 'Schon woanders gespielt?',
  'carried.settings-hint':
    'Baize liest, was du in AisleRiot, KPatience, PySolFC und im FreeCell von Windows XP gespielt hast. Summen aus jedem anderen Programm kannst du eintippen.',
  'carried.text':
    'Wähle Dateien von AisleRiot, KPatience, PySolFC oder dem FreeCell von Windows XP, oder zieh sie auf das Fenster. Du siehst, was mitkäme, bevor etwas gespeichert wird. Beende vorher das andere Programm: Manche schreiben ihre Dateien erst am Ende.',
  'carried.choose': 'Dateien auswählen …',
  'carried.search': 'Danach suchen',
  'carried.search-hint':
    '„Danach suchen“ liest die Dateien, die diese Programme gewöhnlich in deinem persönlichen Ordner ablegen, und keine anderen. Baize aus Flatpak oder Snap sieht sie nicht: Wähle sie dann selbst aus.',
  'carried.found':
    '{count, plural, =0 {Keine solchen Dateien gefunden.} one {# Datei gefunden.} other {# Dateien gefunden.}}',
  'carried.untitled': 'Anderes Programm',
  'carried.whose': 'Wessen Spiele?',
  'carried.player': '{name}: {played, number} gespielt',
  'carried.preview': 'Spiele zum Mitbringen',
  'carried.other-games':
    '{count, plural, one {# Patience, die Baize nicht hat} other {# Patiencen, die Baize nicht hat}}',
  'carried.apart':
    'Diese Summen stehen in eigenen Zeilen und zählen sonst nirgends. Bringst du sie noch einmal mit, werden sie ersetzt.',
  'carried.favourites': '{count, plural, one {# Favoriten} other {# Favoriten}} hinzufügen',
  'carried.recent':
    '{count, plural, one {# zuletzt gespielte Patience} other {# zuletzt gespielte Patiencen}} hinzufügen',
  'carried.options': 'Varianten von {count, plural, one {# Patience} other {# Patiencen}} übernehmen',
  'carried.take': 'Mitbringen',
  'carried.taken': 'Mitgebracht.',
  'carried.nothing': 'Nichts in dieser Datei ist neu für Baize.',
  'carried.stored': 'Schon mitgebracht',
  'carried.remove': 'Entfernen',
  'carried.remove-ask': 'Die Summen aus {source} entfernen? Deine Spiele in Baize bleiben, wie sie sind.',
  'carried.type': 'Summen eintippen',
  'carried.type-hint':
    'Für Programme, deren Dateien Baize nicht lesen kann, etwa die Microsoft Solitaire Collection: Übertrage die Zahlen, die das Programm anzeigt.',
  'carried.program': 'Programm',
  'carried.add': 'Hinzufügen',
  'carried.csv':
    'Für viele Patiencen auf einmal wählst du eine CSV-Datei mit den Spalten game, played und won, dazu vielleicht options (die Variante) und source.',
  'carried.where': 'Wo sind diese Dateien?',
  'carried.where-hint':
    'Ordner, deren Namen mit einem Punkt beginnen, sind verborgen. Drücke bei der Dateiauswahl Strg+H (auf dem Mac ⌘⇧.), um sie zu sehen.',
  'carried.where-windows': 'Starte regedit und exportiere diesen Schlüssel als Datei: {key}',
  'carried.fault-unknown': 'Diese Art von Datei kennt Baize nicht.',
  'carried.fault-too-large': 'Diese Datei ist zu groß.',
  'carried.fault-damaged': 'Diese Datei ist beschädigt oder enthält mehr als Daten. Nichts wurde daraus übernommen.',
  'carried.fault-nothing': 'Laut dieser Datei wurde nichts gespielt.',
  'carried.fault-unreadable': 'Diese Datei lässt sich nicht lesen. Vielleicht wurde sie verschoben.',
  'carried.left-out': 'Ausgelassen: {count, number}',
  'carried.left-more': 'und {count, number} weitere',
  'carried.left-results':
    '{count, plural, one {# einzelnes Ergebnis: Seine Züge stehen nicht in der Datei} other {# einzelne Ergebnisse: Ihre Züge stehen nicht in der Datei}}',
  'carried.number': 'Nr. {what}',
  'carried.line': 'Zeile {what}',
  'carried.left-demo': 'Spiele, die das Programm selbst gespielt hat',
  'carried.left-no-numbers': 'die Zahlen sind nicht lesbar',
  'carried.left-no-counts': 'nichts wurde gezählt',
  'carried.left-more-won': 'mehr gewonnen als gespielt',
  'carried.left-negative': 'eine negative Zahl',
  'carried.left-too-high': 'mehr, als jemand spielen kann',
  'carried.left-no-whole-number': 'keine ganze Zahl',
  'carried.left-unknown-game': 'diese Patience hat Baize nicht',
  'carried.left-unknown-options': 'diese Variante gibt es nicht',
  'carried.left-too-few': 'zu wenige Spalten',
  'carried.left-too-many': 'zu viele Spalten',
  'carried.save-whole': '{game}: ein begonnenes Spiel mit {moves, plural, one {# Zug} other {# Zügen}}',
  'carried.save-partly':
    '{game}: ein begonnenes Spiel. Baize kann {moves, number} von {of, plural, one {# Zug} other {# Zügen}} spielen; du machst dort weiter.',
  'carried.save-deal':
    '{game}: ein begonnenes Spiel. Seine Züge stehen nicht in der Datei; du spielst dieselben Karten von Anfang an.',
  'carried.save-none': '{game}: Diese Karten kann Baize nicht geben.',
  'carried.save-no-moves':
    '{game}: In der Datei stehen keine Züge, und Baize kann nicht erkennen, wie diese Karten gegeben wurden.',
  'carried.save-open': 'Dieses Spiel spielen',
  'carried.save-which': 'Welche Patience ist es?',
} as const satisfies Partial<Record<keyof typeof english, string>>;
