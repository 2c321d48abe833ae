import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opções de {game}',
  'options.none': '{game} só tem um modo de jogar.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Modos conhecidos',
  'options.preset-none': 'Um modo seu',
  'options.now': 'Uma mudança distribui de novo na hora: ainda não se jogou nada.',
  'options.later': 'A partida está em andamento: o que você escolher aqui vale para o próximo jogo.',
  'options.pending': 'Escolhido para o próximo jogo.',
  'options.deal': 'Novo jogo agora',

  'deal.title': 'Escolher um jogo',
  'deal.number': 'Número do jogo',
  'deal.range': 'De 1 a {most, number}',
  'deal.previous': 'Anterior',
  'deal.next': 'Próximo',
  'deal.random': 'Qualquer um',
  'deal.play': 'Jogar este',
  'deal.loss': 'A partida na mesa já começou: com outro jogo, ela conta como derrota.',
  'deal.wrong': 'Isso não é um número de jogo.',

  'kind.title': 'Novo jogo de {game}',
  'kind.any': 'Qualquer um',
  'kind.winnable': 'Dá para ganhar',
  'kind.easy': 'Fácil',
  'kind.medium': 'Médio',
  'kind.hard': 'Difícil',
  'kind.very-hard': 'Muito difícil',
  'kind.any-is': 'Conforme as cartas caírem; há jogos que não dá para ganhar.',
  'kind.winnable-is':
    'Um de {count, plural, =1 {um jogo ganho} other {# jogos ganhos}} com todas as cartas conhecidas.',
  'kind.wins-is': 'Um jogador rápido ganha {share} das partidas.',
  'kind.never-is':
    'Um jogador rápido nunca ganhou; uma busca levou {positions, plural, =1 {uma posição} other {# posições}}.',
  'kind.looked-for': 'É procurado quando você o escolhe.',
  'kind.none-is':
    'É procurado quando você o escolhe; {tried, plural, =1 {o primeiro jogo não é assim} other {entre os primeiros # jogos não se conhece nenhum}}.',
  'kind.remembered': 'Cada novo jogo desta paciência será assim, até você escolher outro tipo.',
  'kind.looking': 'Procurando um jogo',
  'kind.tried': '{tried, plural, =1 {Um jogo examinado} other {# jogos examinados}}',
  'kind.compared': '{found, number} de {wanted, number} para comparar',
  'kind.failed': 'Não foi possível procurar um jogo.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
