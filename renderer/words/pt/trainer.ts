import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Precisão',
  'trainer.well': 'Melhores decisões possíveis',
  'trainer.well-of': '{good, number} de {choices, number}',
  'trainer.mistakes': 'Erros',
  'trainer.by-way':
    'De posições assim dá para ganhar pouquíssimos jogos, por isso as jogadas foram comparadas por até onde chega depois um jogador simulado.',
  'trainer.difficulty': 'Dificuldade',
  'trainer.played':
    'Pelo que você podia saber, acertou {good, number} de {choices, plural, one {# decisão} other {# decisões}}.',
  'trainer.played-all':
    'Pelo que você podia saber, acertou {choices, plural, one {a única decisão} other {todas as # decisões}}.',
  'trainer.passed':
    '{passed, plural, one {Mais uma decisão não foi examinada} other {Mais # decisões não foram examinadas}}: em um jogo tão longo, só são examinadas aquelas após as quais as chances mais caíram.',
  'trainer.cost-most': 'A jogada {move, number} foi a que mais custou.',
  'trainer.all-luck': 'Perder foi azar.',
  'trainer.then-luck': 'O que veio depois do último erro foi azar.',
  'trainer.stopped': 'Você parou quando ainda dava para vencer o jogo.',
  'trainer.stopped-share':
    'Quando você parou, um jogador simulado ainda teria vencido {share} dos jogos a partir dali.',
  'trainer.stopped-way': 'Você parou antes de o jogo chegar tão longe quanto podia.',
  'trainer.turns': 'Pelo que você tinha visto',
  'trainer.no-turns':
    'Nada se destaca: nenhuma jogada foi claramente um erro, nenhuma carta foi claramente questão de sorte.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Erro.',
  'trainer.bad-luck': 'Azar.',
  'trainer.good-luck': 'Sorte.',
  'trainer.luck-cost': 'As cartas que apareceram custaram {share} das partidas a partir daqui.',
  'trainer.luck-brought': 'As cartas que apareceram trouxeram mais {share} das partidas a partir daqui.',
  'trainer.cost-games':
    'Com as cartas fechadas distribuídas ao acaso, um jogador simulado ganha {played, number} de {of, number} partidas depois dela; depois da jogada melhor, {better, number}.',
  'trainer.cost-orders':
    'De {of, number} disposições possíveis das últimas cartas fechadas, depois dela ainda se podem ganhar {played, number}; depois da jogada melhor, {better, number}.',
  'trainer.cost-way':
    'Com as cartas fechadas distribuídas ao acaso, um jogador simulado percorre depois dela {played} do caminho até a vitória; depois da jogada melhor, {better}.',
  'trainer.share': 'O mesmo, pelo que você tinha visto',
  'trainer.how':
    'Precisão e erros só levam em conta as cartas que você tinha visto: as outras foram redistribuídas ao acaso várias vezes, e as jogadas comparadas com as mesmas cartas. Uma carta que você não podia conhecer nunca conta contra você.',
  'trainer.accuracy-how':
    'Uma precisão de 100 significa que você não perdeu, pelo seu jogo, nenhuma das chances que as cartas deram. Cada erro custa uma parte das que restavam, e parar enquanto há alguma também.',
  'trainer.hindsight': 'Com todas as cartas conhecidas',
} as const satisfies Partial<Record<keyof typeof english, string>>;
