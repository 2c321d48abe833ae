import type { foreign as english } from '../en/foreign.ts';

export const foreign = {
  'fault.kind': 'Dit is geen koppeling, spelnummer, lijst van kaarten, bord of oplossing.',
  'fault.board-card':
    'Regel {token, number} van het bord: ‘{text}’ is geen geldige kaart; die ziet eruit als 7H, TH of 10H.',
  'fault.board-stranger': 'Regel {token, number} van het bord: ‘{text}’ zit niet in het kaartspel van deze patience.',
  'fault.board-twice': 'Regel {token, number} van het bord: ‘{text}’ komt vaker voor dan in het kaartspel.',
  'fault.board-missing': 'Op het bord {token, plural, one {ontbreekt # kaart} other {ontbreken # kaarten}}: {text}',
  'fault.board-json':
    'Dit bord van Solvitaire kan niet worden gelezen; verwacht wordt JSON met lijsten van kaarten onder deze namen: {parts}.',
  'fault.board-part': '‘{text}’ kan niet worden gelezen; een bord van Solvitaire heeft deze onderdelen: {parts}.',
  'fault.solution-game': 'Oplossingen kunnen alleen worden gelezen bij patiences met kolommen, cellen en eindstapels.',
  'fault.number-pysolfc':
    '‘{text}’ is geen spel van PySolFC; verwacht wordt een nummer van hooguit 20 cijfers, of ms en een nummer van Microsoft.',
  'fault.number-kpatience': '‘{text}’ is geen spel van KPatience; verwacht wordt een nummer van 1 tot 2147483647.',
  'fault.number-microsoft':
    '‘{text}’ is geen spel van Microsoft; verwacht wordt een nummer van 1 tot 2147483647, of bij Klondike de startwaarde van hooguit 68 cijfers.',
  'fault.number-greenfelt': '‘{text}’ is geen spel van Green Felt; verwacht wordt een nummer van 1 tot 2147483646.',
  'share.reads': 'Ook borden en oplossingen als tekst van fc-solve, PySolFC of Solvitaire kunnen worden geplakt.',
  'share.copy-board': 'Bord kopiëren',
  'share.copy-solvitaire': 'Bord voor Solvitaire kopiëren',
  'share.copy-solution': 'Oplossing kopiëren',
  'deal.program': 'Nummer uit',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Deelt de kaarten die dat programma onder dat nummer deelt.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
  'fault.game-long': 'Dat bestand is langer dan het bestand van welke patience ook.',
  'fault.game-json': 'Dit is geen bestand van een patience die iemand heeft bedacht.',
  'fault.game-version': 'Dit bestand is van een nieuwere Baize.',
  'fault.game-part': '‘{text}’ hoort niet in het bestand van een patience.',
  'fault.game-answer': '‘{text}’ kan geen regel van een patience zijn.',
  'fault.game-name': 'De patience heeft geen naam, of een die niet kan: hij is te lang of bevat tekens zoals <.',
  'fault.game-note': 'De notitie in het bestand kan niet: ze heeft meer dan {token, number} tekens, of onzichtbare.',
  'fault.game-rules': 'Met de regels in dit bestand kan geen patience worden gedeeld.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
