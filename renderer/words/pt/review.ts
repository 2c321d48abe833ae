import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analisar',
  'review.open-of': 'Analisar: {game}, jogo {deal}',
  'review.title': 'Análise: {game}, {deal, plural, =0 {jogo próprio} other {jogo {deal}}}',
  'review.won': 'Ganha em {moves, plural, =1 {uma jogada} other {# jogadas}}.',
  'review.lost': 'Perdida depois de {moves, plural, =1 {uma jogada} other {# jogadas}}.',
  'review.stuck': 'Sem saída depois de {moves, plural, =1 {uma jogada} other {# jogadas}}.',
  'review.working': 'Examinando cada posição, com todas as cartas conhecidas…',
  'review.stopped': 'Interrompida antes de encontrar alguma coisa.',
  'review.failed': 'A análise falhou.',
  'review.nothing':
    'Não há nada para analisar: as jogadas desta partida não foram guardadas ou não são mais possíveis.',
  'review.not-over':
    'Uma partida é analisada quando termina. As que já terminaram estão nas estatísticas, em “Partidas jogadas”.',
  'review.how':
    'A análise conhece todas as cartas; uma dica, só as que você já viu, por isso os números podem ser outros. O jogador simulado faz o que parece melhor à primeira vista, com um pouco de acaso, e não desfaz nada.',

  'review.all-won': 'Dava para ganhar a partir de todas as posições.',
  'review.given-up': 'Ainda dava para ganhar quando você desistiu.',
  'review.never': 'Não dava para ganhar este jogo de jeito nenhum.',
  'review.lost-by': 'Dava para ganhar até a jogada {move, number}, que pôs a vitória a perder.',
  'review.lost-between':
    '{won, plural, =0 {Dava para ganhar no início} other {Dava para ganhar depois da jogada #}}, mas não mais depois da jogada {lost, number}. Não se sabe qual das jogadas entre elas pôs a vitória a perder.',
  'review.lost-from': 'Depois da jogada {lost, number} não dava mais para ganhar. Não se sabe se antes dava.',
  'review.won-until':
    '{won, plural, =0 {Dava para ganhar no início} other {Depois da jogada # ainda dava para ganhar}}. Não se sabe o que aconteceu depois.',
  'review.chance': 'A vitória dependia da sorte.',
  'review.unknown': 'Não foi possível descobrir se dava para ganhar.',
  'review.quick':
    'Um jogador simulado ganhou {first, number} de {plays, number} partidas a partir do início{at, plural, =0 {} other {, e no máximo {most, number}, depois da jogada #}}.',
  'review.quick-same':
    '{won, plural, =0 {Um jogador simulado não ganhou nenhuma partida a partir das posições testadas.} other {Um jogador simulado ganhou # de {plays, number} partidas a partir de cada posição testada.}}',

  'review.chart': 'Se dava para ganhar, jogada por jogada',
  'review.verdict': 'Dá para ganhar ou não',
  'review.share': 'Partidas que um jogador simulado ganha',
  'review.deal': 'Início',
  'review.known': 'Resultado conhecido',
  'review.known-won': 'dá para ganhar',
  'review.known-lost': 'não dá para ganhar',
  'review.known-chance': 'depende da sorte',
  'review.known-open': 'não se sabe',

  'review.slips': 'As jogadas mais caras',
  'review.no-slips': 'Nenhuma jogada se destaca.',
  'review.move': 'Jogada',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Uma destas; não se sabe qual.',
  'review.played': 'Feita',
  'review.better': 'Melhor',
  'review.cost': 'Custo',
  'review.cost-win': 'A vitória: depois dela não dava mais para ganhar.',
  'review.cost-games':
    'Depois dela, um jogador simulado ganha {played, number} de {of, number} partidas; depois da jogada melhor, {better, number}.',
  'review.play': 'Jogar a partir daqui',
  'review.play-before': 'Jogar a partir daqui, antes da jogada {move, number}',

  'review.turn': '{count, plural, =1 {virar o monte} other {virar o monte # vezes}}',
  'review.click': 'clique: {pile}',
  'review.drag': '{card} para {to_the}',
  'review.drag-many': '{count, number} cartas a partir {card_of} para {to_the}',
  'review.then': '{first}, depois {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
