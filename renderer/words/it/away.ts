import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Non ancora salvato',
  'away.sign-away':
    'Baize stesso non è in funzione. Quel che giochi resta in questo browser finché non viene riavviato.',
  'away.sign-slow': 'Baize non ha ancora salvato le tue ultime mosse. Restano in questo browser fino ad allora.',
  'away.gone': 'Baize stesso si è fermato. Continua a giocare: sarà salvato quando Baize verrà riavviato.',
  'away.kept': 'Baize è di nuovo in funzione, e tutto è salvato.',
  'away.brought': 'Quel che hai giocato mentre Baize non era in funzione ora è salvato.',
  'away.refused': 'Questo non è l’indirizzo del Baize in funzione qui. Apri l’ultimo che ha mostrato.',
  'away.name': '{game} {deal}, messa da parte il {date}',

  'parted.title': '{game} è continuato in due posti',
  'parted.text':
    'Hai giocato qui mentre Baize non era in funzione, e nel frattempo in un’altra finestra. Con quale partita vuoi continuare? L’altra va tra le partite salvate.',
  'parted.here': 'Giocata qui',
  'parted.there': 'Nell’altra finestra',
  'parted.facts':
    '{deal, plural, =0 {Carte proprie} other {Partita {deal}}} · {moves, plural, one {# mossa} other {# mosse}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
