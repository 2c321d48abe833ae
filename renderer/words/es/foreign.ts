import type { foreign as english } from '../en/foreign.ts';

export const foreign = {
  'fault.kind': 'No es un enlace, un número de partida, una lista de cartas, un tablero ni una solución.',
  'fault.board-card': 'Línea {token, number} del tablero: «{text}» no es una carta; debería ser como 7H, TH o 10H.',
  'fault.board-stranger': 'Línea {token, number} del tablero: «{text}» no está en la baraja de este solitario.',
  'fault.board-twice': 'Línea {token, number} del tablero: «{text}» aparece más veces que en la baraja.',
  'fault.board-missing': 'En el tablero {token, plural, one {falta # carta} other {faltan # cartas}}: {text}',
  'fault.board-json':
    'No se puede leer este tablero de Solvitaire; debería ser JSON con listas de cartas bajo estos nombres: {parts}.',
  'fault.board-part': 'No se puede leer «{text}»; un tablero de Solvitaire tiene estas partes: {parts}.',
  'fault.solution-game': 'Solo se pueden leer soluciones en solitarios de columnas, celdas y fundaciones.',
  'fault.number-pysolfc':
    '«{text}» no es una partida de PySolFC; debería ser un número de hasta 20 cifras, o ms y un número de Microsoft.',
  'fault.number-kpatience': '«{text}» no es una partida de KPatience; debería ser un número del 1 al 2147483647.',
  'fault.number-microsoft':
    '«{text}» no es una partida de Microsoft; debería ser un número del 1 al 2147483647 o, en Klondike, la semilla de hasta 68 cifras.',
  'fault.number-greenfelt': '«{text}» no es una partida de Green Felt; debería ser un número del 1 al 2147483646.',
  'share.reads': 'También se pueden pegar tableros y soluciones como texto de fc-solve, PySolFC o Solvitaire.',
  'share.copy-board': 'Copiar el tablero',
  'share.copy-solvitaire': 'Copiar el tablero para Solvitaire',
  'share.copy-solution': 'Copiar la solución',
  'deal.program': 'Número de',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Reparte las cartas que ese programa reparte con ese número.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
  'fault.game-long': 'Ese archivo es más largo que el de cualquier solitario.',
  'fault.game-json': 'Este no es el archivo de un solitario creado por alguien.',
  'fault.game-version': 'Este archivo es de una versión más nueva de Baize.',
  'fault.game-part': '«{text}» no forma parte del archivo de un solitario.',
  'fault.game-answer': '«{text}» no puede ser una regla de un solitario.',
  'fault.game-name':
    'El solitario no tiene nombre, o tiene uno imposible: es demasiado largo o contiene signos como <.',
  'fault.game-note': 'La nota del archivo no es posible: tiene más de {token, number} signos, o algunos invisibles.',
  'fault.game-rules': 'Con las reglas de este archivo no se puede repartir ningún solitario.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
