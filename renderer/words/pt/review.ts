import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analisar',
  'review.open-of': 'Analisar {game}, jogo {deal}',
  'review.title': 'Análise de {game}, {deal, plural, =0 {jogo próprio} other {jogo {deal}}}',
  'review.won': 'Ganha em {moves, plural, =1 {um movimento} other {# movimentos}}.',
  'review.lost': 'Perdida depois de {moves, plural, =1 {um movimento} other {# movimentos}}.',
  'review.stuck': 'Sem saída depois de {moves, plural, =1 {um movimento} other {# movimentos}}.',
  'review.working': 'Cada posição é examinada, com todas as cartas conhecidas…',
  'review.stopped': 'Interrompida antes de achar alguma coisa.',
  'review.failed': 'A análise falhou.',
  'review.nothing':
    'Não há nada para analisar: os movimentos desta partida não foram guardados ou não são mais possíveis.',
  'review.not-over':
    'Uma partida é analisada quando acaba. As que acabaram estão nas estatísticas, em “Partidas jogadas”.',
  'review.how':
    'Descoberto com todas as cartas conhecidas; uma dica só conhece o que você já viu, por isso os números podem ser outros. Um jogador rápido joga o que parece melhor à primeira vista, com um pouco de acaso, e não desfaz nada.',

  'review.all-won': 'A vitória era possível em todas as posições.',
  'review.given-up': 'Ainda dava para ganhar quando você desistiu.',
  'review.never': 'Não dava para ganhar este jogo, fosse qual fosse a jogada.',
  'review.lost-by': 'Dava para ganhar até o movimento {move, number}, que pôs a vitória a perder.',
  'review.lost-between':
    '{won, plural, =0 {Dava para ganhar no início} other {Dava para ganhar depois do movimento #}}, e depois do movimento {lost, number} não mais. Qual movimento entre eles pôs a vitória a perder, não se sabe.',
  'review.lost-from': 'Depois do movimento {lost, number} não dava mais para ganhar. Se antes dava, não se sabe.',
  'review.won-until':
    '{won, plural, =0 {Dava para ganhar no início} other {Depois do movimento # ainda dava para ganhar}}. O que veio depois não se sabe.',
  'review.chance': 'Se dava para ganhar, depende da sorte.',
  'review.unknown': 'Não se descobriu se dava para ganhar.',
  'review.quick':
    'Um jogador rápido ganhou {first, number} de {plays, number} partidas a partir do início{at, plural, =0 {} other {, e o máximo, {most, number}, depois do movimento #}}.',
  'review.quick-same':
    '{won, plural, =0 {Um jogador rápido não ganhou partida alguma de nenhuma das posições tentadas.} other {Um jogador rápido ganhou # de {plays, number} partidas de cada uma das posições tentadas.}}',

  'review.chart': 'Se dava para ganhar a partida, movimento por movimento',
  'review.verdict': 'Dá para ganhar, ou não',
  'review.share': 'Partidas que um jogador rápido ganha',
  'review.deal': 'Início',
  'review.known': 'Conhecido',
  'review.known-won': 'dá para ganhar',
  'review.known-lost': 'não dá para ganhar',
  'review.known-chance': 'depende da sorte',
  'review.known-open': 'não se sabe',

  'review.slips': 'Movimentos que mais custaram',
  'review.no-slips': 'Nenhum movimento se destaca.',
  'review.move': 'Movimento',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Um destes; qual, não se sabe.',
  'review.played': 'Jogado',
  'review.better': 'Melhor',
  'review.cost': 'O que custou',
  'review.cost-win': 'A vitória: depois dele não dava mais para ganhar.',
  'review.cost-games':
    'Um jogador rápido ganha {played, number} de {of, number} partidas depois dele, {better, number} depois do movimento melhor.',
  'review.play': 'Jogar daqui',
  'review.play-before': 'Jogar daqui, antes do movimento {move, number}',

  'review.turn': '{count, plural, =1 {virar o monte} other {virar o monte # vezes}}',
  'review.click': 'clique: {pile}',
  'review.drag': '{card} para {to_the}',
  'review.drag-many': '{count, number} cartas a partir {card_of} para {to_the}',
  'review.then': '{first}, depois {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
