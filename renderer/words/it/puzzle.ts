import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.kind': 'Tipo di problema',
  'puzzle.kind-only': 'L’unica mossa',
  'puzzle.kind-within': 'In tante mosse',
  'puzzle.kind-lost': 'È persa?',
  'puzzle.how-within':
    'Vinci in poche mosse, quante sono indicate; le carte che vanno alle basi non contano. Il tuo primo tentativo conta per il tuo livello: annullare una mossa vale come errore.',
  'puzzle.how-lost':
    'Metà di queste posizioni si può ancora vincere, l’altra metà no, qualunque cosa si giochi. La tua prima risposta conta per il tuo livello.',
  'puzzle.how-only':
    'In ogni posizione una sola mossa permette ancora di vincere. Trovala. La tua prima risposta conta per il tuo livello.',
  'puzzle.title': 'Problema {at, number}',
  'puzzle.answer': 'Questa vince: {move}.',
  'puzzle.rated': 'Livello {rating, number} ({by})',
  'puzzle.helped': 'Con un aiuto, quindi non conta.',
  'puzzle.again': 'Già risposto prima, quindi non conta.',
  'puzzle.next': 'Problema successivo',
  'puzzle.reveal': 'Mostra la soluzione',
  'puzzle.why': 'Perché?',
  'puzzle.find': 'Una sola mossa permette ancora di vincere. Quale?',
  'puzzle.right': 'Giusto: è quella che vince. Continua a giocare, se vuoi.',
  'puzzle.wrong': 'Dopo non si può più vincere. Annulla e guarda ancora.',

  'puzzle.within':
    'Vinci in {count, plural, one {una mossa} other {# mosse}}. Le carte che vanno alle basi non contano.',
  'puzzle.within-left':
    '{count, plural, =0 {Nessuna mossa rimasta, tranne verso le basi.} one {Resta una mossa.} other {Restano # mosse.}}',
  'puzzle.within-back':
    'Mossa annullata: la tua prima risposta è quindi sbagliata. {count, plural, =0 {Nessuna mossa rimasta.} one {Resta una mossa.} other {Restano # mosse.}}',
  'puzzle.within-right': 'Giusto: vinto in {count, plural, one {una mossa} other {# mosse}}.',
  'puzzle.within-wrong': 'È una mossa di troppo. Annulla e guarda ancora.',
  'puzzle.lost': 'Si può ancora vincere o è persa?',
  'puzzle.lost-no': 'Si può vincere',
  'puzzle.lost-yes': 'È persa',
  'puzzle.lost-first': 'Prima di’ se è persa: annulla e rispondi.',
  'puzzle.lost-right': 'Giusto: è persa, qualunque cosa si giochi.',
  'puzzle.lost-wrong': 'No: è persa, qualunque cosa si giochi.',
  'puzzle.won-right': 'Giusto: si può ancora vincere. Continua a giocare, se vuoi.',
  'puzzle.won-wrong': 'No: si può ancora vincere. Scopri come.',

  'puzzle.rating': 'Il tuo livello',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Risolti',
  'puzzle.today': 'Problema del giorno',
  'puzzle.ladder': 'Tutti i problemi, prima i più facili',
  'puzzle.one':
    'Problema {at, number}, livello {strength, number}{standing, select, right {, risolto} wrong {, non risolto subito} helped {, con un aiuto} other {}}',
  'puzzle.unreadable': 'Impossibile mostrare questo problema.',

  'puzzle.own': 'Dalle tue partite perse',
  'puzzle.own-how':
    'L’ultima posizione di una partita persa in cui una sola mossa permette ancora di vincere, dimostrata dove potevi conoscere tutte le carte. Giochi da lì.',
  'puzzle.own-begin': 'Esamina {count, plural, one {# partita persa} other {# partite perse}}',
  'puzzle.own-working': 'Esame della partita {at, number} di {of, number}…',
  'puzzle.own-none':
    '{count, plural, one {Nessun problema nella partita esaminata.} other {Nessun problema nelle # partite esaminate.}}',
  'puzzle.own-failed': 'La ricerca non è riuscita.',
  'puzzle.own-one':
    'Problema {at, number}: {deal, plural, =0 {una smazzata tua} other {smazzata {deal}}}, {date}, livello {strength, number}{standing, select, right {, risolto} wrong {, non risolto subito} helped {, con un aiuto} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
