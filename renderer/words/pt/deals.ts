import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opções: {game}',
  'options.none': 'Esta paciência ({game}) não tem opções.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Variantes conhecidas',
  'options.preset-none': 'Variante própria',
  'options.now': 'Nada foi jogado ainda: ao mudar uma opção, as cartas são distribuídas de novo.',
  'options.later': 'Há uma partida em andamento: as mudanças valem para a próxima.',
  'options.own':
    'Estas opções mudam {game} a partir de agora; “Mudar as regras…” cria uma paciência sua e deixa {game} como está.',
  'options.pending': 'Para o próximo jogo.',
  'options.deal': 'Começar outro jogo já',

  'deal.title': 'Escolher um jogo',
  'deal.number': 'Número do jogo',
  'deal.range': 'De 1 a {most, number}',
  'deal.previous': 'Anterior',
  'deal.next': 'Próximo',
  'deal.unwon': 'Próximo não vencido',
  'deal.random': 'Qualquer um',
  'deal.play': 'Jogar este jogo',
  'deal.loss': 'A partida na mesa já começou: se você começar outra, ela conta como derrota.',
  'deal.wrong': 'Não é um número de jogo.',

  'kind.title': 'Novo jogo: {game}',
  'kind.any': 'Qualquer um',
  'kind.winnable': 'Dá para ganhar',
  'kind.easy': 'Fácil',
  'kind.medium': 'Médio',
  'kind.hard': 'Difícil',
  'kind.very-hard': 'Muito difícil',
  'kind.any-is': 'Ao acaso; alguns jogos não podem ser ganhos.',
  'kind.winnable-is':
    '{count, plural, =1 {O único jogo ganho} other {Um dos # jogos ganhos}} com todas as cartas conhecidas.',
  'kind.wins-is': 'Um jogador simulado ganha {share} das partidas.',
  'kind.never-is':
    'Um jogador simulado nunca ganhou; a busca examinou {positions, plural, =1 {uma posição} other {# posições}}.',
  'kind.known': 'Dificuldade: {difficulty}. {figures}',
  'kind.looked-for': 'Será procurado quando você o escolher.',
  'kind.none-is':
    'Será procurado quando você o escolher; {tried, plural, =1 {o primeiro jogo não é assim} other {entre os primeiros # jogos não há nenhum assim}}.',
  'kind.remembered': 'Os próximos jogos desta paciência serão assim, até você escolher outro tipo.',
  'kind.looking': 'Procurando um jogo',
  'kind.tried': '{tried, plural, =1 {Um jogo examinado} other {# jogos examinados}}',
  'kind.compared': '{found, number} de {wanted, number} para comparar',
  'kind.failed': 'Não foi possível procurar um jogo.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
