import type { foreign as english } from '../en/foreign.ts';

export const foreign = {
  'fault.kind': 'Det här är varken en länk, ett givnummer, en lista med kort, ett bord eller en lösning.',
  'fault.board-card':
    'Rad {token, number} på bordet: ”{text}” är inget giltigt kort; det ska se ut som 7H, TH eller 10H.',
  'fault.board-stranger': 'Rad {token, number} på bordet: ”{text}” finns inte i den här patiensens kortlek.',
  'fault.board-twice': 'Rad {token, number} på bordet: ”{text}” förekommer fler gånger än i kortleken.',
  'fault.board-missing': 'På bordet saknas {token, plural, one {# kort} other {# kort}}: {text}',
  'fault.board-json':
    'Det går inte att läsa Solvitaire-bordet; det ska vara JSON med listor med kort under de här namnen: {parts}.',
  'fault.board-part': 'Det går inte att läsa ”{text}”; ett Solvitaire-bord har de här delarna: {parts}.',
  'fault.solution-game': 'Lösningar går bara att läsa i patienser med kolumner, celler och grundhögar.',
  'fault.number-pysolfc':
    '”{text}” är ingen giv i PySolFC; det ska vara ett nummer med högst 20 siffror, eller ms och ett nummer från Microsoft.',
  'fault.number-kpatience': '”{text}” är ingen giv i KPatience; det ska vara ett nummer från 1 till 2147483647.',
  'fault.number-microsoft':
    '”{text}” är ingen giv från Microsoft; det ska vara ett nummer från 1 till 2147483647, eller för Klondike fröet på högst 68 siffror.',
  'fault.number-greenfelt': '”{text}” är ingen giv i Green Felt; det ska vara ett nummer från 1 till 2147483646.',
  'share.reads': 'Bord och lösningar som text från fc-solve, PySolFC eller Solvitaire går också att klistra in.',
  'share.copy-board': 'Kopiera bordet',
  'share.copy-solvitaire': 'Kopiera bordet för Solvitaire',
  'share.copy-solution': 'Kopiera lösningen',
  'deal.program': 'Nummer från',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Ger de kort som det programmet ger med det numret.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
  'fault.game-long': 'Den filen är längre än filen för någon patiens.',
  'fault.game-json': 'Det här är inte filen för en patiens som någon har gjort.',
  'fault.game-version': 'Den här filen kommer från ett nyare Baize.',
  'fault.game-part': '”{text}” hör inte till filen för en patiens.',
  'fault.game-answer': '”{text}” kan inte vara en regel i en patiens.',
  'fault.game-name': 'Patiensen har inget namn, eller ett omöjligt: det är för långt eller innehåller tecken som <.',
  'fault.game-note': 'Anteckningen i filen är inte möjlig: den har fler än {token, number} tecken, eller osynliga.',
  'fault.game-rules': 'Efter reglerna i den här filen går det inte att ge någon patiens.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
