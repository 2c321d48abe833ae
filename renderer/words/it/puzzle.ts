import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.how':
    'In ogni posizione una sola mossa permette ancora di vincere. Trovala. La tua prima risposta conta per il tuo livello.',
  'puzzle.find': 'Una sola mossa permette ancora di vincere. Quale?',
  'puzzle.right': 'Giusto: è quella che vince. Continua a giocare, se vuoi.',
  'puzzle.wrong': 'Dopo non si può più vincere. Annulla e guarda ancora.',
  'puzzle.rating': 'Il tuo livello',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Risolti',
  'puzzle.today': 'Problema del giorno',
  'puzzle.ladder': 'Tutti i problemi, prima i più facili',
  'puzzle.one':
    'Problema {at, number}, livello {strength, number}{standing, select, right {, risolto} wrong {, non risolto subito} other {}}',
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
    'Problema {at, number}: {deal, plural, =0 {una smazzata tua} other {smazzata {deal}}}, {date}, livello {strength, number}{standing, select, right {, risolto} wrong {, non risolto subito} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
