import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Eu ou as cartas?',
  'mine.known':
    '{known, plural, =0 {Nenhuma das suas {games, number} partidas ({game}) foi analisada ainda.} other {Partidas analisadas: # de {games, number} ({game}).}}',
  'mine.clean':
    '{won, plural, =0 {} other {Ganhas sem desfazer, dicas nem solucionador: {clean, number} de {won, number}.}}',
  'mine.working': 'Analisando a partida {at, number} de {of, number}…',
  'mine.begin': '{count, plural, one {Analisar mais uma partida} other {Analisar mais # partidas}}',
  'mine.title': 'As mesmas distribuições, ganhas',
  'mine.could': 'Dava para ganhar',
  'mine.me': 'Você',
  'mine.simple': 'Um jogador simulado',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'A primeira barra vai da proporção de jogos que se sabe que dava para ganhar até a dos que não se sabe que estavam perdidos, com todas as cartas conhecidas. As outras mostram quanto só o acaso pode mudar o resultado em tão poucas partidas.',
  'mine.lost-title': 'Onde as partidas foram perdidas',
  'mine.lost-deal': 'Na distribuição: não dava para ganhar',
  'mine.lost-first': 'No primeiro quinto',
  'mine.lost-second': 'No segundo',
  'mine.lost-third': 'No terceiro',
  'mine.lost-fourth': 'No quarto',
  'mine.lost-last': 'No último quinto',
  'mine.lost-given-up': 'Abandonada quando dava para ganhar',
  'mine.lost-unknown': 'Não se sabe',
  'mine.passes':
    'Onde o monte foi virado: {before, number} perdidas antes da última volta, {within, number} durante ela.',
  'mine.accuracy': 'Sua precisão média: {accuracy}.',
  'mine.accuracy-title': 'Precisão, a última partida à direita',
  'mine.accuracy-mean': 'Média das dez últimas',
} as const satisfies Partial<Record<keyof typeof english, string>>;
