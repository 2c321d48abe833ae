import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Tavolo: {game}',
  'table.help':
    'Le frecce spostano tra le carte, Spazio prende o distribuisce, Invio fa quello che fa un clic o posa, Esc rimette a posto.',

  'status.name': 'Stato',
  'status.stock': 'Tallone: {value, number}',
  'status.redeals': '{value, plural, =0 {Nessun altro giro} one {Ancora # giro} other {Altri # giri}}',
  'status.redeals-unlimited': 'Giri senza limite',
  'status.reserve': 'Riserva: {value, number}',
  'status.base': 'Base: {rank}',
  'status.run': 'Sequenza: {value, number}',
  'status.round': 'Giro {value, number}',
  'status.hand': 'Mano {value, number} di 5',
  'status.best': '{value, plural, one {Record: # rimasta} other {Record: # rimaste}}',
  'status.matches': '{value, plural, one {# gruppo} other {# gruppi}}',
  'status.unlaid': '{value, plural, =0 {Colonne aperte} one {# carta da posare} other {# carte da posare}}',
  'status.counted': 'Segue: {rank}',
  'status.moves': '{value, plural, one {# mossa} other {# mosse}}',
  'status.score': 'Punti: {value, number}',
  'status.bank': 'Banco: {value, number}',
  'status.paused': 'In pausa a {time}. Riprendi',
  'status.running': 'Tempo: {time}. Metti in pausa',
  'status.left': '{time} rimasti',
  'status.over': '{time} oltre il tempo',
  'status.deal': '{deal, plural, =0 {Carte proprie} other {Partita {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Carte proprie} other {Partita {deal}}}. Scegli un’altra partita',

  'failed.title': 'Impossibile avviare Baize',
} as const satisfies Partial<Record<keyof typeof english, string>>;
