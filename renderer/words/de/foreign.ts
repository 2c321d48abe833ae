import type { foreign as english } from '../en/foreign.ts';

export const foreign = {
  'fault.kind': 'Das ist weder ein Link noch eine Spielnummer, eine Kartenliste, eine Aufstellung oder eine Lösung.',
  'fault.board-card':
    'Zeile {token, number} der Aufstellung: „{text}“ ist keine Karte; eine Karte sieht aus wie 7H, TH oder 10H.',
  'fault.board-stranger':
    'Zeile {token, number} der Aufstellung: „{text}“ gehört nicht zum Kartenspiel dieser Patience.',
  'fault.board-twice': 'Zeile {token, number} der Aufstellung: „{text}“ kommt öfter vor als im Kartenspiel.',
  'fault.board-missing': 'In der Aufstellung {token, plural, one {fehlt # Karte} other {fehlen # Karten}}: {text}',
  'fault.board-json':
    'Diese Solvitaire-Aufstellung lässt sich nicht lesen; erwartet wird JSON mit Kartenlisten unter diesen Namen: {parts}.',
  'fault.board-part': '„{text}“ lässt sich nicht lesen; eine Solvitaire-Aufstellung hat diese Teile: {parts}.',
  'fault.solution-game': 'Lösungen lassen sich nur bei Patiencen aus Spalten, Zellen und Grundstapeln lesen.',
  'fault.number-pysolfc':
    '„{text}“ ist kein Spiel von PySolFC; erwartet wird eine Nummer mit bis zu 20 Ziffern oder ms und eine Microsoft-Nummer.',
  'fault.number-kpatience': '„{text}“ ist kein Spiel von KPatience; erwartet wird eine Nummer von 1 bis 2147483647.',
  'fault.number-microsoft':
    '„{text}“ ist kein Spiel von Microsoft; erwartet wird eine Nummer von 1 bis 2147483647, bei Klondike der Startwert mit bis zu 68 Ziffern.',
  'fault.number-greenfelt': '„{text}“ ist kein Spiel von Green Felt; erwartet wird eine Nummer von 1 bis 2147483646.',
  'share.reads': 'Auch Aufstellungen und Lösungen als Text von fc-solve, PySolFC oder Solvitaire lassen sich einfügen.',
  'share.copy-board': 'Aufstellung kopieren',
  'share.copy-solvitaire': 'Aufstellung für Solvitaire kopieren',
  'share.copy-solution': 'Lösung kopieren',
  'deal.program': 'Nummer aus',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Gibt die Karten, die dieses Programm unter dieser Nummer gibt.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
  'fault.game-long': 'Diese Datei ist zu lang für eine Patience.',
  'fault.game-json': 'Das ist keine Datei mit einer erfundenen Patience.',
  'fault.game-version': 'Diese Datei stammt aus einer neueren Version von Baize.',
  'fault.game-part': '„{text}“ gehört nicht in die Datei einer Patience.',
  'fault.game-answer': '„{text}“ kann keine Regel einer Patience sein.',
  'fault.game-name': 'Die Patience hat keinen Namen oder einen ungültigen: Er ist zu lang oder enthält Zeichen wie <.',
  'fault.game-note':
    'Die Notiz in der Datei ist ungültig: Sie hat mehr als {token, number} Zeichen oder enthält unsichtbare.',
  'fault.game-rules': 'Nach den Regeln in dieser Datei lässt sich keine Patience geben.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
