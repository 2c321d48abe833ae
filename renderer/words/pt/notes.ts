import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Desistir desta partida?',
  'loss.text': 'Você já começou este jogo. Um novo desiste dele, e isso conta como derrota.',
  'loss.text-kept': 'Você já começou outro jogo desta paciência. Este toma o lugar dele, e aquele conta como derrota.',
  'loss.yes': 'Novo jogo',
  'loss.no': 'Continuar',

  'stuck.name': 'O jogo está perdido',
  'stuck.no-move': 'Não há mais movimentos. Um novo jogo conta este como derrota.',
  'stuck.nothing-new': 'O que resta só traz de volta o que já esteve aí. Um novo jogo conta este como derrota.',
  'stuck.undo': 'Desfazer',
  'stuck.restart': 'Recomeçar',
  'stuck.new': 'Novo jogo',

  'elsewhere.title': 'Aberta em outra janela',
  'elsewhere.text': '{game} está sendo jogada lá. Quando for deixada lá, volta para cá.',
  'elsewhere.choose': 'Escolher outra paciência',
  'elsewhere.back': 'Voltar a {game}',

  'won.title': 'Você ganhou',
  'won.text': '{game}, {deal, plural, =0 {jogo próprio} other {jogo {deal}}}',
  'won.time': 'Tempo',
  'won.moves': 'Movimentos',
  'won.score': 'Pontos',
  'won.new': 'Novo jogo',
  'won.statistics': 'Estatísticas',
  'won.shown': 'Ganha com ajuda: esta partida não conta para tempos, séries nem metas.',
  'won.watch': 'Assistir',
  'won.share': 'Compartilhar',
  'won.first': 'Sua primeira vitória nesta paciência',
  'won.best-time': 'Seu melhor tempo',
  'won.fewest-moves': 'Seu menor número de movimentos',
  'won.row': '{games, number} vitórias seguidas',
  'won.hard': 'Um jogo difícil',
  'won.very-hard': 'Um jogo muito difícil',
  'won.one-in': 'Cerca de 1 em {n, number} desses jogos pode ser ganho.',
  'won.quick-one-in': 'Um jogador rápido ganha cerca de 1 em {n, number} desses jogos.',
  'won.quick-never': 'Um jogador rápido não ganhou nenhuma de {games, number} partidas com jogos assim.',

  'paused.title': 'Pausa',
  'paused.go-on': 'Continuar',
} as const satisfies Partial<Record<keyof typeof english, string>>;
