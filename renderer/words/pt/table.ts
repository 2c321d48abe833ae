import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Mesa de {game}',
  'table.help':
    'As setas andam pelas cartas, Espaço pega ou distribui, Enter faz o que um clique faz ou solta, Esc devolve.',

  'status.name': 'Status',
  'status.stock': 'Monte {value, number}',
  'status.redeals': '{value, plural, =0 {Sem redistribuição} one {# redistribuição} other {# redistribuições}}',
  'status.redeals-unlimited': 'Redistribuições sem limite',
  'status.reserve': 'Reserva {value, number}',
  'status.base': 'Base {rank}',
  'status.run': 'Sequência {value, number}',
  'status.round': 'Rodada {value, number}',
  'status.hand': 'Mão {value, number} de 5',
  'status.best': 'Melhor: {value, plural, one {resta #} other {restam #}}',
  'status.matches': '{value, plural, one {# grupo} other {# grupos}}',
  'status.unlaid': '{value, plural, =0 {Colunas abertas} one {# carta a colocar} other {# cartas a colocar}}',
  'status.moves': '{value, plural, one {# movimento} other {# movimentos}}',
  'status.score': 'Pontos {value, number}',
  'status.bank': 'Banca: {value, number}',
  'status.paused': 'Em pausa em {time}. Continuar',
  'status.running': 'Tempo {time}. Pausar',
  'status.deal': '{deal, plural, =0 {Jogo próprio} other {Jogo {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Jogo próprio} other {Jogo {deal}}}. Escolher outro jogo',

  'failed.title': 'O Baize não conseguiu iniciar',
} as const satisfies Partial<Record<keyof typeof english, string>>;
