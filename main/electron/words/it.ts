import type { Words } from './words.ts';

export const menuIt: Words = {
  language: 'it',
  opening: 'Preparazione delle tue partite…',
  gone: {
    title: 'Il tavolo da gioco ha smesso di funzionare',
    text: 'È già stato ricaricato una volta e si è fermato di nuovo. La partita è salvata fino all’ultima mossa che Baize è riuscito a conservare.',
    again: 'Ricarica',
    quit: 'Esci',
  },
  hung: {
    title: 'Il tavolo da gioco non risponde',
    text: 'La tua partita è salvata fino all’ultima mossa. Attendi ancora un po’ o ricarica il tavolo.',
    wait: 'Attendi',
  },
  unsaved: {
    title: 'Non è stato possibile salvare la partita',
    text: 'Il disco potrebbe essere pieno. Se esci adesso, ciò che non è stato salvato andrà perso. Libera un po’ di spazio e riprova, oppure continua a giocare.',
    again: 'Riprova',
    stay: 'Continua a giocare',
    quit: 'Esci comunque',
  },
  steered: {
    title: 'Baize non si avvia con questa opzione',
    text: [
      'Con {by} un altro programma potrebbe controllare la finestra di Baize e leggerne il contenuto.',
      'Avvia Baize senza {by}.',
    ],
  },
};
