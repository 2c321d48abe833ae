import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Mesa: {game}',
  'table.help':
    'As setas percorrem as cartas, Espaço pega ou distribui, Enter faz o que um clique faz ou solta, Esc devolve.',

  'status.name': 'Status',
  'status.stock': 'Monte {value, number}',
  'status.redeals': '{value, plural, =0 {Sem mais voltas} =1 {Mais # volta} other {Mais # voltas}}',
  'status.redeals-unlimited': 'Voltas sem limite',
  'status.reserve': 'Reserva {value, number}',
  'status.base': 'Base {rank}',
  'status.run': 'Sequência {value, number}',
  'status.round': 'Rodada {value, number}',
  'status.hand': 'Mão {value, number} de 5',
  'status.best': '{value, plural, =1 {Melhor: restou #} other {Melhor: restaram #}}',
  'status.matches': '{value, plural, =1 {# grupo} other {# grupos}}',
  'status.unlaid': '{value, plural, =0 {Colunas abertas} =1 {# carta a colocar} other {# cartas a colocar}}',
  'status.counted': 'A seguir: {rank}',
  'status.moves': '{value, plural, =1 {# jogada} other {# jogadas}}',
  'status.score': 'Pontos {value, number}',
  'status.bank': 'Banca: {value, number}',
  'status.paused': 'Em pausa em {time}. Continuar',
  'status.running': 'Tempo {time}. Pausar',
  'status.left': 'restam {time}',
  'status.over': '{time} além do tempo',
  'status.deal': '{deal, plural, =0 {Jogo próprio} other {Jogo {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Jogo próprio} other {Jogo {deal}}}. Escolher outro jogo',

  'failed.title': 'Não foi possível iniciar o Baize',
} as const satisfies Partial<Record<keyof typeof english, string>>;
