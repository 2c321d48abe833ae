import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Problemi',
  'puzzle.open': 'Problemi…',
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
} as const satisfies Partial<Record<keyof typeof english, string>>;
