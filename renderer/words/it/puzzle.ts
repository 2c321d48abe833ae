import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Problemi',
  'puzzle.open': 'Problemi…',
  'puzzle.how':
    'In ogni posizione una sola mossa vince ancora. Trovala. La tua prima risposta conta per il tuo livello.',
  'puzzle.find': 'Una sola mossa vince ancora. Quale?',
  'puzzle.right': 'Giusto: è quella che vince. Continua a giocare, se vuoi.',
  'puzzle.wrong': 'Dopo non si può più vincere. Annulla e guarda ancora.',
  'puzzle.rating': 'Il tuo livello',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Risolti',
  'puzzle.today': 'Problema del giorno',
  'puzzle.ladder': 'Tutti i problemi, prima i più facili',
  'puzzle.one':
    'Problema {at, number}, forza {strength, number}{standing, select, right {, risolto} wrong {, non trovato subito} other {}}',
  'puzzle.unreadable': 'Questo problema non si può disporre.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
