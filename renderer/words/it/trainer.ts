import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Precisione',
  'trainer.well': 'Migliori decisioni possibili',
  'trainer.well-of': '{good, number} di {choices, number}',
  'trainer.mistakes': 'Errori',
  'trainer.by-way':
    'Da posizioni come queste si possono vincere troppo poche partite: le mosse sono state confrontate in base a quanto lontano arriva poi un giocatore simulato.',
  'trainer.difficulty': 'Difficoltà',
  'trainer.played':
    'In base a ciò che potevi sapere, hai deciso bene {good, number} {choices, plural, one {volta su #} other {volte su #}}.',
  'trainer.played-all':
    'In base a ciò che potevi sapere, {choices, plural, one {la tua unica decisione era giusta} other {tutte le tue # decisioni erano giuste}}.',
  'trainer.passed':
    '{passed, plural, one {Un’altra decisione non è stata esaminata} other {Altre # decisioni non sono state esaminate}}: in una partita così lunga si esaminano solo quelle dopo cui le possibilità sono calate di più.',
  'trainer.cost-most': 'La mossa che è costata di più è la {move, number}.',
  'trainer.all-luck': 'La sconfitta è stata solo sfortuna.',
  'trainer.then-luck': 'Ciò che è venuto dopo l’ultimo errore è stata sfortuna.',
  'trainer.stopped': 'Hai smesso quando la partita si poteva ancora vincere.',
  'trainer.stopped-share':
    'Partite che un giocatore simulato avrebbe ancora vinto dal punto in cui hai smesso: {share}.',
  'trainer.stopped-way': 'Hai smesso prima che la partita arrivasse fin dove poteva.',
  'trainer.turns': 'In base a ciò che avevi visto',
  'trainer.no-turns':
    'Nulla spicca: nessuna mossa è stata chiaramente un errore, nessuna carta chiaramente questione di fortuna.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Errore.',
  'trainer.bad-luck': 'Sfortuna.',
  'trainer.good-luck': 'Fortuna.',
  'trainer.luck-cost': 'Partite da qui perse per le carte scoperte: {share}.',
  'trainer.luck-brought': 'Partite da qui guadagnate con le carte scoperte: {share}.',
  'trainer.cost-games':
    'Con le carte coperte distribuite a caso, partite vinte da un giocatore simulato dopo questa mossa: {played, number} su {of, number}; dopo la mossa migliore: {better, number}.',
  'trainer.cost-orders':
    'Su {of, number} disposizioni possibili delle ultime carte coperte, dopo questa mossa se ne possono ancora vincere {played, number}; dopo la mossa migliore {better, number}.',
  'trainer.cost-way':
    'Con le carte coperte distribuite a caso, strada verso la vittoria fatta da un giocatore simulato dopo questa mossa: {played}; dopo la mossa migliore: {better}.',
  'trainer.share': 'Lo stesso, in base a ciò che avevi visto',
  'trainer.how':
    'Precisione ed errori tengono conto solo delle carte che avevi visto: le altre sono state ridistribuite a caso più volte, e le mosse confrontate a parità di carte. Una carta che non potevi conoscere non ti viene mai imputata.',
  'trainer.accuracy-how':
    'Una precisione di 100 significa che con il tuo gioco non hai perso nessuna delle possibilità offerte dalle carte. Ogni errore costa una parte di quelle rimaste, e così anche smettere finché ce ne sono.',
  'trainer.hindsight': 'Con tutte le carte note',
} as const satisfies Partial<Record<keyof typeof english, string>>;
