import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Abbandonare questa partita?',
  'loss.text': 'Hai iniziato questa partita. Una nuova la abbandona, e conta come sconfitta.',
  'loss.text-kept':
    'Hai iniziato un’altra partita di quel solitario. Questa ne prende il posto, e quella conta come sconfitta.',
  'loss.yes': 'Nuova partita',
  'loss.no': 'Continua',

  'stuck.name': 'La partita è persa',
  'stuck.no-move': 'Non resta nessuna mossa. Una nuova partita conta questa come sconfitta.',
  'stuck.nothing-new':
    'Tutto ciò che resta riporta solo a quel che c’era. Una nuova partita conta questa come sconfitta.',
  'stuck.undo': 'Annulla',
  'stuck.restart': 'Ricomincia',
  'stuck.new': 'Nuova partita',

  'elsewhere.title': 'Aperto in un’altra finestra',
  'elsewhere.text': 'Lì si sta giocando a {game}. Quando viene lasciato, torna qui.',
  'elsewhere.choose': 'Scegli un altro solitario',
  'elsewhere.back': 'Torna a {game}',

  'won.title': 'Hai vinto!',
  'won.text': '{game}, {deal, plural, =0 {le tue carte} other {partita {deal}}}',
  'won.time': 'Tempo',
  'won.moves': 'Mosse',
  'won.score': 'Punti',
  'won.new': 'Nuova partita',
  'won.statistics': 'Statistiche',
  'won.shown': 'Vinta con aiuto: questa partita non conta per tempi, serie e obiettivi.',
  'won.watch': 'Guarda',
  'won.share': 'Condividi',
  'won.first': 'La tua prima vittoria in questo solitario',
  'won.best-time': 'Il tuo miglior tempo',
  'won.fewest-moves': 'Il tuo minor numero di mosse',
  'won.row': '{games, number} vittorie di fila',
  'won.hard': 'Una partita difficile',
  'won.very-hard': 'Una partita molto difficile',
  'won.one-in': 'Circa 1 su {n, number} di queste partite si può vincere.',
  'won.quick-one-in': 'Un giocatore veloce vince circa 1 su {n, number} di queste partite.',
  'won.quick-never': 'Un giocatore veloce non ha mai vinto in {games, number} tentativi con partite simili.',

  'paused.title': 'In pausa',
  'paused.go-on': 'Riprendi',
} as const satisfies Partial<Record<keyof typeof english, string>>;
