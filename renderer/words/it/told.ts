import type { told as english } from '../en/told.ts';

export const told = {
  'told.paused': 'In pausa. La prossima mossa riprende la partita.',
  'told.resumed': 'Riprendi {deal, plural, =0 {le tue carte} other {la partita {deal}}} da dove avevi lasciato.',
  'told.had-one': 'Avevi una partita in corso con queste opzioni: eccola.',
  'told.dealt': '{game}, {deal, plural, =0 {le tue carte} other {partita {deal}}}.',
  'told.favourite': '{game} è ora tra i tuoi preferiti.',
  'told.no-favourite': '{game} non è più tra i tuoi preferiti.',
  'told.restarted': 'La stessa partita, dall’inizio.',
  'told.undone': 'Mossa annullata.',
  'told.redone': 'Mossa ripetuta.',
  'told.nothing-undo': 'Non c’è niente da annullare.',
  'told.nothing-redo': 'Non c’è niente da ripetere.',
  'told.nothing-home': 'Ora nessuna carta può andare alle basi.',
  'told.nothing-here': 'Qui non c’è niente da prendere.',
  'told.no-double': 'Per quella carta ora non c’è un posto migliore.',
  'told.no-hint': 'Nessuna mossa utile trovata. Prova ad annullare o a usare il tallone.',
  'told.no-move': 'Non resta nessuna mossa.',
  'told.nothing-new': 'Tutto ciò che resta riporta solo a quel che c’era.',
  'told.finished': 'Questa partita è finita. Per continuare a giocare, iniziane un’altra.',
  'told.rules-changed':
    'Le regole di questo solitario sono cambiate da quando hai giocato: la partita è ferma dopo la mossa {at, number} di {of, number}.',
  'told.unreadable': 'La partita conservata non si è potuta leggere, perciò eccone una nuova. ({why})',
  'told.not-saved': 'Questa partita non viene salvata: {why}',
  'told.not-recorded': 'Il risultato non si è potuto registrare: {why}',
  'told.set-aside':
    'Il file delle tue partite era danneggiato. È stato messo da parte come {detail}, e ne è stato iniziato uno nuovo.',
  'told.salvaged':
    'Il file delle tue partite era danneggiato. È stato messo da parte come {detail}, e qui c’è quel che se ne è potuto leggere: {kept, plural, one {# partita in corso} other {# partite in corso}}, {named, plural, one {# partita salvata} other {# partite salvate}}, {results, plural, one {# risultato} other {# risultati}}.',
  'told.undrawn':
    'Le carte non si possono disegnare, perché qui WebGL non funziona: forse l’accelerazione hardware è disattivata, o il driver grafico è troppo vecchio. Con tastiera e lettore di schermo si può giocare lo stesso.',
  'told.language-missing':
    'I testi in {language} non si sono potuti caricare, perciò Baize parla inglese. Riavvialo per riprovare.',
  'told.part-missing': 'Una parte di Baize non si è potuta caricare. Riavvialo per riprovare.',
  'told.unsaved':
    'Il file delle tue partite era danneggiato. È stato messo da parte come {detail}; quel che se ne può leggere non si è ancora potuto recuperare{why, select, full {, perché il disco è pieno} readonly {, perché nella cartella non si può scrivere} other {}}. Baize riprova a ogni avvio.',
  'told.rewritten':
    'Il file delle tue partite è stato spostato, sostituito o eliminato mentre Baize era aperto. Baize lo ha riscritto, con tutte le tue partite, come {detail}; se un altro file ne aveva preso il posto, si trova tra le copie di sicurezza.',
  'told.memory-only':
    '{why, select, busy {Un altro Baize ha aperto le partite di questa cartella} full {Il disco è pieno} readonly {Le tue partite si possono leggere ma non scrivere} other {La cartella delle tue partite non si può usare}} ({detail}). Quel che giochi ora non viene salvato: dura finché non chiudi Baize.',

  'solver.searching': 'Ricerca di un modo per vincere: {positions, number} posizioni…',
  'solver.won': 'Questa partita si può ancora vincere.',
  'solver.lost': 'Non c’è più modo di vincere questa partita.',
  'solver.chance': 'Solo il caso può dirlo: nessuna strada vince prima che le carte siano mescolate di nuovo.',
  'solver.open': 'Nessuna vittoria trovata in {positions, number} posizioni: può esserci oppure no.',
  'solver.stopped': 'Non si cerca più un modo per vincere.',
  'solver.failed': 'La ricerca di un modo per vincere è fallita.',
  'solver.stop': 'Ferma',
  'solver.show': 'Mostra la prossima mossa',
  'solver.solution': 'Mostrala tutta',
  'solver.back': 'Torna a dove si poteva vincere',
} as const satisfies Partial<Record<keyof typeof english, string>>;
