import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Io o le carte?',
  'mine.known':
    '{known, plural, =0 {Nessuna delle tue {games, number} partite ({game}) è stata ancora analizzata.} other {Partite analizzate: # su {games, number} ({game}).}}',
  'mine.clean':
    '{won, plural, =0 {} other {Vinte senza annullare, suggerimenti o risolutore: {clean, number} su {won, number}.}}',
  'mine.working': 'Analisi della partita {at, number} di {of, number}…',
  'mine.begin': '{count, plural, one {Analizza un’altra partita} other {Analizza altre # partite}}',
  'mine.title': 'Le stesse distribuzioni, vinte',
  'mine.could': 'Si potevano vincere',
  'mine.me': 'Tu',
  'mine.simple': 'Un giocatore simulato',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'La prima barra va dalla quota di smazzate che si sa di poter vincere a quella di cui non si sa che siano perse, con tutte le carte note. Le altre mostrano quanto il caso da solo può cambiare il risultato in così poche partite.',
  'mine.lost-title': 'Dove si sono perse le partite',
  'mine.lost-deal': 'Alla distribuzione: non si poteva vincere',
  'mine.lost-first': 'Nel primo quinto',
  'mine.lost-second': 'Nel secondo',
  'mine.lost-third': 'Nel terzo',
  'mine.lost-fourth': 'Nel quarto',
  'mine.lost-last': 'Nell’ultimo quinto',
  'mine.lost-given-up': 'Abbandonata quando si poteva vincere',
  'mine.lost-unknown': 'Non si sa',
  'mine.passes':
    'Dove il tallone è stato rigirato: {before, number} perse prima dell’ultimo giro, {within, number} durante l’ultimo.',
  'mine.accuracy': 'La tua precisione media: {accuracy}.',
  'mine.accuracy-title': 'Precisione, l’ultima partita a destra',
  'mine.accuracy-mean': 'Media delle ultime dieci',
} as const satisfies Partial<Record<keyof typeof english, string>>;
