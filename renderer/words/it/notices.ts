import type { notices as english } from '../en/notices.ts';

export const notices = {
  'notice.paused': 'In pausa. La partita riprende con la prossima mossa.',
  'notice.resumed':
    'Riprendi {deal, plural, =0 {la partita con le tue carte} other {la partita {deal}}} da dove l’avevi lasciata.',
  'notice.had-one': 'Con queste opzioni avevi già una partita in corso: eccola.',
  'notice.dealt': '{game}, {deal, plural, =0 {le tue carte} other {partita {deal}}}.',
  'notice.parked': '{game}, {deal, plural, =0 {le tue carte} other {partita {deal}}}: ti aspetta in «Partite salvate».',
  'notice.favourite': 'Aggiunto ai preferiti: {game}.',
  'notice.no-favourite': 'Tolto dai preferiti: {game}.',
  'notice.restarted': 'La stessa partita, dall’inizio.',
  'notice.undone': 'Mossa annullata.',
  'notice.redone': 'Mossa ripetuta.',
  'notice.zoom': 'Barre e pannelli: {percent}',
  'notice.nothing-undo': 'Non c’è niente da annullare.',
  'notice.nothing-redo': 'Non c’è niente da ripetere.',
  'notice.nothing-home': 'Per ora nessuna carta può andare alle basi.',
  'notice.nothing-here': 'Qui non c’è niente da prendere.',
  'notice.no-double': 'Ora per quella carta non c’è un posto migliore.',
  'notice.no-hint': 'Nessuna mossa utile in vista. Prova ad annullare.',
  'notice.no-hint-stock': 'Nessuna mossa utile in vista. Prova ad annullare o a usare il tallone.',
  'notice.no-move': 'Non ci sono più mosse.',
  'notice.nothing-new': 'Le mosse rimaste ripetono solo posizioni precedenti.',
  'notice.no-win': 'Questa partita non si può più vincere.',
  'notice.finished': 'Questa partita è finita. Per continuare a giocare, iniziane un’altra.',
  'notice.former-rules':
    'Le regole di {game} sono cambiate da quando hai iniziato questa partita. Puoi finirla con le sue regole; la prossima seguirà quelle nuove.',
  'notice.rules-changed':
    'Le regole di questo solitario sono cambiate da quando hai giocato: la partita riprende dopo la mossa {at, number} di {of, number}.',
  'notice.unreadable': 'Impossibile leggere la partita salvata: eccone una nuova. ({why})',
  'notice.not-saved': 'Questa partita non viene salvata: {why}',
  'notice.not-recorded': 'Impossibile registrare il risultato: {why}',
  'notice.set-aside':
    'Il file delle tue partite era danneggiato. È stato conservato come {detail} e ne è stato iniziato uno nuovo.',
  'notice.salvaged':
    'Il file delle tue partite era danneggiato. È stato conservato come {detail} ed è stato recuperato quanto era leggibile: {kept, plural, one {# partita in corso} other {# partite in corso}}, {named, plural, one {# partita salvata} other {# partite salvate}}, {results, plural, one {# risultato} other {# risultati}}.',
  'notice.undrawn':
    'Impossibile disegnare le carte, con o senza WebGL. Riavviare Baize può aiutare. Si può comunque giocare con la tastiera e uno screen reader.',
  'notice.language-missing':
    'Impossibile caricare i testi (lingua: {language}), perciò Baize è in inglese. Riavvialo per riprovare.',
  'notice.part-missing': 'Impossibile caricare una parte di Baize. Riavvialo per riprovare.',
  'notice.unsaved':
    'Il file delle tue partite era danneggiato. È stato conservato come {detail}; il contenuto leggibile non si è ancora potuto recuperare{why, select, full {, perché il disco è pieno} readonly {, perché non si può scrivere nella cartella} other {}}. Baize riprova a ogni avvio.',
  'notice.rewritten':
    'Il file delle tue partite è stato spostato, sostituito o eliminato mentre Baize era aperto. Baize lo ha riscritto, con tutte le tue partite, come {detail}; se un altro file ne aveva preso il posto, si trova tra i backup.',
  'notice.memory-only':
    '{why, select, busy {Un’altra copia di Baize sta usando le partite di questa cartella} full {Il disco è pieno} readonly {Le tue partite si possono leggere ma non salvare} other {Impossibile usare la cartella delle tue partite}} ({detail}). Quello che giochi ora non viene salvato: andrà perso alla chiusura di Baize.',

  'solver.searching': 'Cerco un modo per vincere: {positions, number} posizioni…',
  'solver.won': 'Questa partita si può ancora vincere.',
  'solver.lost': 'Non c’è più modo di vincere questa partita.',
  'solver.chance': 'Dipende dal caso: non si può vincere prima che le carte siano mescolate di nuovo.',
  'solver.open': 'Nessuna vittoria in {positions, number} posizioni: potrebbe esserci oppure no.',
  'solver.stopped': 'Ricerca interrotta.',
  'solver.failed': 'La ricerca di un modo per vincere non è riuscita.',
  'solver.stop': 'Interrompi',
  'solver.show': 'Mostra la prossima mossa',
  'solver.solution': 'Mostrala tutta',
  'solver.back': 'Torna a dove si poteva vincere',
  'solver.why': 'Perché?',

  'why.looking': 'Si cerca il motivo…',
  'why.exchange': 'Persa per due carte: {cards}. Scambiandole si potrebbe vincere.',
  'why.blocked':
    'Persa: qualunque mossa tu faccia, {count, plural, one {una carta non si potrà mai liberare} other {# carte non si potranno mai liberare}}: {cards}.',
  'why.no-move': 'Persa: non ci sono più mosse.',
  'why.nothing-new': 'Persa: le mosse rimaste ripetono solo posizioni precedenti.',
  'why.no-win': 'Persa: nessuna delle poche posizioni ancora raggiungibili è una vittoria.',
  'why.unknown':
    'È persa, ma senza un motivo semplice: {tried, plural, one {è stato provato uno scambio di due carte} other {sono stati provati # scambi di due carte}} e di nessuno si sa che la salvi.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
