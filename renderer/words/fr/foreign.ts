import type { foreign as english } from '../en/foreign.ts';

export const foreign = {
  'fault.kind': 'Ce n’est ni un lien, ni un numéro de donne, ni une liste de cartes, ni un tableau, ni une solution.',
  'fault.board-card':
    'Ligne {token, number} du tableau : « {text} » n’est pas une carte ; il faudrait quelque chose comme 7H, TH ou 10H.',
  'fault.board-stranger': 'Ligne {token, number} du tableau : « {text} » n’est pas dans le paquet de ce jeu.',
  'fault.board-twice': 'Ligne {token, number} du tableau : « {text} » revient plus souvent que dans le paquet.',
  'fault.board-missing': 'Il manque {token, plural, one {# carte} other {# cartes}} dans ce tableau : {text}',
  'fault.board-json':
    'Ce tableau de Solvitaire ne peut pas être lu ; il faudrait du JSON avec des listes de cartes sous ces noms : {parts}.',
  'fault.board-part': '« {text} » ne peut pas être lu ; un tableau de Solvitaire a ces parties : {parts}.',
  'fault.solution-game':
    'Une solution ne peut être lue que pour les jeux faits de colonnes, de cellules et de fondations.',
  'fault.number-pysolfc':
    '« {text} » n’est pas une donne de PySolFC ; il faudrait un numéro de 20 chiffres au plus, ou ms suivi d’un numéro de Microsoft.',
  'fault.number-kpatience': '« {text} » n’est pas une donne de KPatience ; il faudrait un numéro de 1 à 2147483647.',
  'fault.number-microsoft':
    '« {text} » n’est pas une donne de Microsoft ; il faudrait un numéro de 1 à 2147483647 ou, pour Klondike, la graine de 68 chiffres au plus.',
  'fault.number-greenfelt': '« {text} » n’est pas une donne de Green Felt ; il faudrait un numéro de 1 à 2147483646.',
  'share.reads': 'Les tableaux et les solutions écrits pour fc-solve, PySolFC ou Solvitaire peuvent aussi être collés.',
  'share.copy-board': 'Copier le tableau',
  'share.copy-solvitaire': 'Copier le tableau pour Solvitaire',
  'share.copy-solution': 'Copier la solution',
  'deal.program': 'Numéro de',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Distribue les cartes que ce programme distribue sous ce numéro.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
  'fault.game-long': 'Ce fichier est plus long que celui de n’importe quel jeu.',
  'fault.game-json': 'Ce n’est pas le fichier d’un jeu créé par quelqu’un.',
  'fault.game-version': 'Ce fichier vient d’une version plus récente de Baize.',
  'fault.game-part': '« {text} » ne fait pas partie du fichier d’un jeu.',
  'fault.game-answer': '« {text} » ne peut pas être une règle de jeu.',
  'fault.game-name': 'Le jeu n’a pas de nom, ou il en a un impossible : trop long, ou avec des caractères comme <.',
  'fault.game-note':
    'La note du fichier est impossible : elle a plus de {token, number} caractères, ou des caractères invisibles.',
  'fault.game-rules': 'Les règles de ce fichier ne permettent de distribuer aucun jeu.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
