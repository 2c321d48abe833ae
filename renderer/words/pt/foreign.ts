import type { foreign as english } from '../en/foreign.ts';

export const foreign = {
  'fault.kind': 'Isto não é um link, um número de jogo, uma lista de cartas, um quadro nem uma solução.',
  'fault.board-card': 'Linha {token, number} do quadro: “{text}” não é uma carta; deveria ser algo como 7H, TH ou 10H.',
  'fault.board-stranger': 'Linha {token, number} do quadro: “{text}” não está no baralho desta paciência.',
  'fault.board-twice': 'Linha {token, number} do quadro: “{text}” aparece mais vezes que no baralho.',
  'fault.board-missing': 'No quadro {token, plural, =1 {falta # carta} other {faltam # cartas}}: {text}',
  'fault.board-json':
    'Não é possível ler este quadro do Solvitaire; deveria ser JSON com listas de cartas sob estes nomes: {parts}.',
  'fault.board-part': 'Não é possível ler “{text}”; um quadro do Solvitaire tem estas partes: {parts}.',
  'fault.solution-game': 'Só é possível ler soluções em paciências de colunas, células e fundações.',
  'fault.number-pysolfc':
    '“{text}” não é um jogo do PySolFC; deveria ser um número de até 20 algarismos, ou ms e um número da Microsoft.',
  'fault.number-kpatience': '“{text}” não é um jogo do KPatience; deveria ser um número de 1 a 2147483647.',
  'fault.number-microsoft':
    '“{text}” não é um jogo da Microsoft; deveria ser um número de 1 a 2147483647 ou, no Klondike, a semente de até 68 algarismos.',
  'fault.number-greenfelt': '“{text}” não é um jogo do Green Felt; deveria ser um número de 1 a 2147483646.',
  'share.reads': 'Também é possível colar quadros e soluções como texto do fc-solve, do PySolFC ou do Solvitaire.',
  'share.copy-board': 'Copiar o quadro',
  'share.copy-solvitaire': 'Copiar o quadro para o Solvitaire',
  'share.copy-solution': 'Copiar a solução',
  'deal.program': 'Número do',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Distribui as cartas que esse programa distribui com esse número.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
  'fault.game-long': 'Esse arquivo é mais longo que o de qualquer paciência.',
  'fault.game-json': 'Este não é o arquivo de uma paciência criada por alguém.',
  'fault.game-version': 'Este arquivo é de uma versão mais nova do Baize.',
  'fault.game-part': '“{text}” não faz parte do arquivo de uma paciência.',
  'fault.game-answer': '“{text}” não pode ser uma regra de paciência.',
  'fault.game-name': 'A paciência não tem nome, ou tem um impossível: é longo demais ou contém sinais como <.',
  'fault.game-note': 'A nota do arquivo não é possível: tem mais de {token, number} sinais, ou alguns invisíveis.',
  'fault.game-rules': 'Com as regras deste arquivo não se pode dar nenhuma paciência.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
