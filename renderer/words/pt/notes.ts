import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Desistir desta partida?',
  'loss.text': 'Você já começou esta partida. Começar outra é desistir dela, e isso conta como derrota.',
  'loss.text-kept': 'Você já começou outra partida dessa paciência. Esta a substitui, e aquela conta como derrota.',
  'loss.yes': 'Desistir',
  'loss.no': 'Continuar jogando',

  'stuck.name': 'O jogo está perdido',
  'stuck.no-move': 'Não há mais jogadas. Se você começar outra partida, esta contará como derrota.',
  'stuck.nothing-new':
    'As jogadas que restam só repetem posições anteriores. Se você começar outra partida, esta contará como derrota.',
  'stuck.no-win': 'Não dá mais para ganhar esta partida. Se você começar outra partida, esta contará como derrota.',
  'stuck.undo': 'Desfazer',
  'stuck.restart': 'Recomeçar',
  'stuck.new': 'Novo jogo',

  'elsewhere.title': 'Aberta em outra janela',
  'elsewhere.text':
    'Esta paciência ({game}) está sendo jogada na outra janela. Quando for deixada lá, ela volta para cá.',
  'elsewhere.choose': 'Escolher outra paciência',
  'elsewhere.back': 'Voltar à paciência: {game}',

  'won.title': 'Você ganhou!',
  'won.text': '{game}, {deal, plural, =0 {jogo próprio} other {jogo {deal}}}',
  'won.time': 'Tempo',
  'won.moves': 'Jogadas',
  'won.par-ask': 'Vitória mais curta conhecida',
  'won.par-looking': 'Procurando uma vitória curta…',
  'won.par':
    'A vitória mais curta conhecida leva {par, number} jogadas; a sua levou {mine, number}, contando as cartas que subiram sozinhas.',
  'won.par-met':
    'Não se conhece vitória mais curta que a sua: {mine, number} jogadas, contando as cartas que subiram sozinhas.',
  'won.score': 'Pontuação',
  'won.best': 'Recorde: {value}',
  'won.new': 'Novo jogo',
  'won.statistics': 'Estatísticas',
  'won.shown': 'Ganha com ajuda: esta partida não conta para tempos, séries nem metas.',
  'won.watch': 'Assistir',
  'won.share': 'Compartilhar',
  'won.shared': 'Copiado',
  'won.first': 'Sua primeira vitória nesta paciência',
  'won.best-time': 'Seu melhor tempo',
  'won.fewest-moves': 'Seu menor número de jogadas',
  'won.five': '{won, plural, one {# das cinco paciências do dia ganha} other {# das cinco paciências do dia ganhas}}',
  'won.row': '{games, number} vitórias seguidas',
  'won.hard': 'Um jogo difícil',
  'won.very-hard': 'Um jogo muito difícil',
  'won.rare':
    'Dá para ganhar cerca de {of, plural, =2 {metade} other {{n, number} em cada {of, number}}} destes jogos.',
  'won.quick-rare':
    'Um jogador simulado ganha cerca de {of, plural, =2 {metade} other {{n, number} em cada {of, number}}} destes jogos.',
  'won.quick-never': 'Um jogador simulado não ganhou nenhuma de {games, number} partidas assim.',

  'paused.title': 'Pausa',
  'paused.go-on': 'Continuar',
} as const satisfies Partial<Record<keyof typeof english, string>>;
