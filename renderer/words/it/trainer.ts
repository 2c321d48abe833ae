import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Precisione',
  'trainer.well': 'Decisioni buone quanto si poteva sapere',
  'trainer.well-of': '{good, number} di {choices, number}',
  'trainer.mistakes': 'Errori',
  'trainer.too-hard':
    'Da posizioni come queste riescono troppo poche partite per distinguere una mossa buona da una cattiva in base a ciò che si poteva sapere.',
  'trainer.played':
    'Hai preso {good, number} {choices, plural, one {decisione su #} other {decisioni su #}} bene quanto si poteva sapere.',
  'trainer.played-all':
    '{choices, plural, one {Hai preso l’unica decisione} other {Hai preso tutte e # le decisioni}} bene quanto si poteva sapere.',
  'trainer.cost-most': 'La mossa costata di più è la {move, number}.',
  'trainer.all-luck': 'Se è stata persa, è stata sfortuna.',
  'trainer.then-luck': 'Ciò che è venuto dopo l’ultimo errore è stata sfortuna.',
  'trainer.turns': 'In base a ciò che avevi visto',
  'trainer.no-turns': 'Nulla spicca: nessuna mossa è stata chiaramente un errore, nessuna carta chiaramente fortuna.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Errore.',
  'trainer.bad-luck': 'Sfortuna.',
  'trainer.good-luck': 'Fortuna.',
  'trainer.luck-cost': 'Le carte scoperte sono costate il {share} delle partite da qui.',
  'trainer.luck-brought': 'Le carte scoperte hanno portato il {share} delle partite in più da qui.',
  'trainer.cost-games':
    'Con le carte coperte a caso, un giocatore veloce vince {played, number} di {of, number} partite dopo questa, {better, number} dopo la mossa migliore.',
  'trainer.share': 'Lo stesso, in base a ciò che avevi visto',
  'trainer.how':
    'Precisione ed errori tengono conto solo delle carte che avevi visto: le altre sono state ridistribuite a caso più volte, e le mosse confrontate a parità di carte. Una carta che non potevi conoscere non ti viene mai imputata.',
  'trainer.hindsight': 'Con tutte le carte note',
} as const satisfies Partial<Record<keyof typeof english, string>>;
