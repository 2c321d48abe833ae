import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Non salvato',
  'away.sign-away': 'Baize non è in funzione. Quello che giochi resta in questo browser finché non viene riavviato.',
  'away.sign-slow': 'Baize non ha ancora salvato le tue ultime mosse. Fino ad allora restano in questo browser.',
  'away.gone': 'Baize si è fermato. Puoi continuare a giocare: sarà tutto salvato quando verrà riavviato.',
  'away.kept': 'Baize è di nuovo in funzione e tutto è salvato.',
  'away.brought': 'Quello che hai giocato mentre Baize non era in funzione è stato salvato.',
  'away.refused': 'Questo non è l’indirizzo del Baize in funzione. Apri l’ultimo che ha mostrato.',
  'away.name': '{game} {deal}, salvata in data {date}',

  'parted.title': 'Partita in due posti: {game}',
  'parted.text':
    'Hai continuato a giocare qui mentre Baize non era in funzione e, nel frattempo, anche in un’altra finestra. Con quale partita vuoi continuare? L’altra va tra le partite salvate.',
  'parted.here': 'Giocata qui',
  'parted.there': 'Nell’altra finestra',
  'parted.facts':
    '{deal, plural, =0 {Carte proprie} other {Partita {deal}}} · {moves, plural, one {# mossa} other {# mosse}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
