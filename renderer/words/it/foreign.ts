import type { foreign as english } from '../en/foreign.ts';

export const foreign = {
  'fault.kind': 'Non è un link, un numero di partita, un elenco di carte, uno schema o una soluzione.',
  'fault.board-card':
    'Riga {token, number} dello schema: «{text}» non è una carta; dovrebbe essere del tipo 7H, TH o 10H.',
  'fault.board-stranger': 'Riga {token, number} dello schema: «{text}» non è nel mazzo di questo solitario.',
  'fault.board-twice': 'Riga {token, number} dello schema: «{text}» compare più volte che nel mazzo.',
  'fault.board-missing': 'Nello schema {token, plural, one {manca # carta} other {mancano # carte}}: {text}',
  'fault.board-json':
    'Questo schema di Solvitaire non si può leggere; dovrebbe essere JSON con elenchi di carte sotto questi nomi: {parts}.',
  'fault.board-part': '«{text}» non si può leggere; uno schema di Solvitaire ha queste parti: {parts}.',
  'fault.solution-game': 'Le soluzioni si possono leggere solo nei solitari fatti di colonne, celle e basi.',
  'fault.number-pysolfc':
    '«{text}» non è una partita di PySolFC; dovrebbe essere un numero di al massimo 20 cifre, oppure ms e un numero di Microsoft.',
  'fault.number-kpatience': '«{text}» non è una partita di KPatience; dovrebbe essere un numero da 1 a 2147483647.',
  'fault.number-microsoft':
    '«{text}» non è una partita di Microsoft; dovrebbe essere un numero da 1 a 2147483647 o, per Klondike, il seme di al massimo 68 cifre.',
  'fault.number-greenfelt': '«{text}» non è una partita di Green Felt; dovrebbe essere un numero da 1 a 2147483646.',
  'share.reads': 'Si possono incollare anche schemi e soluzioni come testo di fc-solve, PySolFC o Solvitaire.',
  'share.copy-board': 'Copia lo schema',
  'share.copy-solvitaire': 'Copia lo schema per Solvitaire',
  'share.copy-solution': 'Copia la soluzione',
  'deal.program': 'Numero di',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Distribuisce le carte che quel programma distribuisce con quel numero.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
  'fault.game-long': 'Questo file è più lungo di quello di qualsiasi solitario.',
  'fault.game-json': 'Questo non è il file di un solitario creato da qualcuno.',
  'fault.game-version': 'Questo file è di una versione più recente di Baize.',
  'fault.game-part': '«{text}» non fa parte del file di un solitario.',
  'fault.game-answer': '«{text}» non può essere una regola di un solitario.',
  'fault.game-name': 'Il solitario non ha un nome, o ne ha uno impossibile: è troppo lungo o contiene segni come <.',
  'fault.game-note': 'La nota del file non è possibile: ha più di {token, number} segni, o alcuni invisibili.',
  'fault.game-rules': 'Con le regole di questo file non si può dare nessun solitario.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
