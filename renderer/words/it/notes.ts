import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Abbandonare questa partita?',
  'loss.text': 'Hai iniziato questa partita. Una nuova la abbandona, e conta come sconfitta.',
  'loss.text-kept':
    'Hai iniziato un’altra partita di quel solitario. Questa ne prende il posto, e quella conta come sconfitta.',
  'loss.yes': 'Nuova partita',
  'loss.no': 'Continua',

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

  'paused.title': 'In pausa',
  'paused.go-on': 'Riprendi',
} as const satisfies Record<keyof typeof english, string>;
