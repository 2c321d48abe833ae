import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Abbandonare questa partita?',
  'loss.text': 'Hai già iniziato questa partita. Se ne inizi un’altra la abbandoni, e conta come sconfitta.',
  'loss.text-kept':
    'Hai già iniziato un’altra partita di quel solitario. Questa la sostituisce, e quella conta come sconfitta.',
  'loss.yes': 'Abbandona',
  'loss.no': 'Continua a giocare',

  'stuck.name': 'La partita è persa',
  'stuck.no-move': 'Non ci sono più mosse. Se inizi un’altra partita, questa conta come sconfitta.',
  'stuck.nothing-new':
    'Le mosse rimaste ripetono solo posizioni precedenti. Se inizi un’altra partita, questa conta come sconfitta.',
  'stuck.no-win': 'Questa partita non si può più vincere. Se inizi un’altra partita, questa conta come sconfitta.',
  'stuck.undo': 'Annulla',
  'stuck.restart': 'Ricomincia',
  'stuck.new': 'Nuova partita',

  'elsewhere.title': 'Aperto in un’altra finestra',
  'elsewhere.text': 'Questo solitario ({game}) è in corso nell’altra finestra. Quando lo lasci lì, torna qui.',
  'elsewhere.choose': 'Scegli un altro solitario',
  'elsewhere.back': 'Torna al solitario: {game}',

  'won.title': 'Hai vinto!',
  'won.text': '{game}, {deal, plural, =0 {le tue carte} other {partita {deal}}}',
  'won.time': 'Tempo',
  'won.moves': 'Mosse',
  'won.par-ask': 'Vittoria più breve nota',
  'won.par-looking': 'Si cerca una vittoria breve…',
  'won.par':
    'La vittoria più breve nota richiede {par, number} mosse, la tua {mine, number}, contando le carte salite da sole.',
  'won.par-met': 'Non è nota una vittoria più breve della tua: {mine, number} mosse, contando le carte salite da sole.',
  'won.score': 'Punteggio',
  'won.best': 'Record: {value}',
  'won.new': 'Nuova partita',
  'won.statistics': 'Statistiche',
  'won.shown': 'Vinta con aiuto: questa partita non conta per tempi, serie e obiettivi.',
  'won.watch': 'Guarda',
  'won.share': 'Condividi',
  'won.shared': 'Copiato',
  'won.first': 'La tua prima vittoria in questo solitario',
  'won.best-time': 'Il tuo tempo migliore',
  'won.fewest-moves': 'Il tuo minor numero di mosse',
  'won.five':
    '{won, plural, one {Vinto # dei cinque solitari del giorno} other {Vinti # dei cinque solitari del giorno}}',
  'won.row': '{games, number} vittorie di fila',
  'won.hard': 'Una partita difficile',
  'won.very-hard': 'Una partita molto difficile',
  'won.rare':
    'Di queste partite se ne {n, plural, one {può} other {possono}} vincere circa {of, plural, =2 {la metà} other {{n, number} su {of, number}}}.',
  'won.quick-rare':
    'Un giocatore simulato vince circa {of, plural, =2 {la metà di queste partite} other {{n, plural, one {una} other {#}} di queste partite su {of, number}}}.',
  'won.quick-never': 'Un giocatore simulato non ha vinto nessuna di {games, number} partite simili.',

  'paused.title': 'In pausa',
  'paused.go-on': 'Riprendi',
} as const satisfies Partial<Record<keyof typeof english, string>>;
