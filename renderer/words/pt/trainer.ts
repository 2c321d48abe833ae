import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Precisão',
  'trainer.well': 'Decisões tão boas quanto se podia saber',
  'trainer.well-of': '{good, number} de {choices, number}',
  'trainer.mistakes': 'Erros',
  'trainer.too-hard':
    'De posições assim saem poucas partidas demais para separar um bom movimento de um ruim pelo que se podia saber.',
  'trainer.played':
    'Você tomou {good, number} de {choices, plural, one {# decisão} other {# decisões}} tão bem quanto se podia saber.',
  'trainer.played-all':
    '{choices, plural, one {Você tomou a única decisão} other {Você tomou todas as # decisões}} tão bem quanto se podia saber.',
  'trainer.cost-most': 'O movimento {move, number} foi o que mais custou.',
  'trainer.all-luck': 'Perder foi azar.',
  'trainer.then-luck': 'O que veio depois do último erro foi azar.',
  'trainer.turns': 'Pelo que você tinha visto',
  'trainer.no-turns': 'Nada se destaca: nenhum movimento foi claramente um erro, nenhuma carta claramente sorte.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Erro.',
  'trainer.bad-luck': 'Azar.',
  'trainer.good-luck': 'Sorte.',
  'trainer.luck-cost': 'As cartas que apareceram custaram {share} das partidas a partir daqui.',
  'trainer.luck-brought': 'As cartas que apareceram trouxeram mais {share} das partidas a partir daqui.',
  'trainer.cost-games':
    'Com as cartas ocultas ao acaso, um jogador rápido ganha {played, number} de {of, number} partidas depois dele, {better, number} depois do movimento melhor.',
  'trainer.share': 'O mesmo, pelo que você tinha visto',
  'trainer.how':
    'Precisão e erros só levam em conta as cartas que você tinha visto: as outras foram redistribuídas ao acaso várias vezes, e os movimentos comparados com as mesmas cartas. Uma carta que você não podia conhecer nunca conta contra você.',
  'trainer.hindsight': 'Com todas as cartas conhecidas',
} as const satisfies Partial<Record<keyof typeof english, string>>;
