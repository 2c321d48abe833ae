import type { extra as english } from '../en/extra.ts';
import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

export const extra = {
  ...carried,
  ...five,
  ...together,

  'settings.zoom': 'Barre e pannelli',
  'settings.colourLetters': '{red} e {black} negli angoli delle carte rosse e nere',

  'settings.countdown': 'Conto alla rovescia al posto del tempo',
  'countdown.minutes': '{minutes, plural, =0 {Disattivato} one {# minuto} other {# minuti}}',
  'countdown.minute': 'Resta un minuto.',
  'countdown.up': 'Il tempo è scaduto. La partita continua.',
  'countdown.within': 'Vinta in {minutes, plural, one {# minuto} other {# minuti}}: restavano {time}',
  'countdown.beyond': 'Vinta {time} oltre {minutes, plural, one {# minuto} other {# minuti}}',

  'real.title': 'Inserisci carte vere',
  'real.open': 'Inserisci carte vere…',
  'real.how':
    'Distribuisci questo gioco con le tue carte, poi toccale o digitale una per una ({keys}: {card}). Le carte coperte possono restare ignote: le sceglie il caso, e i suggerimenti non le guardano mai.',
  'real.at': '{pile}, carta {at, number} di {of, number}',
  'real.at-down': '{pile}, carta {at, number} di {of, number}, coperta',
  'real.back': 'Togli',
  'real.skip': 'Posto successivo',
  'real.pad': 'Carte',
  'real.left':
    '{count, plural, =0 {Tutte le carte scoperte ci sono.} one {Manca ancora # carta scoperta.} other {Mancano ancora # carte scoperte.}}',
  'real.cannot': 'Le carte di questo gioco non si possono inserire una per una: il loro posto dipende da quali sono.',

  'correct.title': 'Correggi una carta',
  'correct.how':
    'Scegli con un clic o con le frecce la carta che sul tuo tavolo è un’altra, poi tocca o digita quella che c’è lì ({keys}: {card}). Le due si scambiano di posto e le tue mosse restano.',
  'correct.table': 'Carte sul tavolo',
  'correct.pad': 'La carta che c’è lì',
  'correct.change': '{card} al posto di {wrong}',
  'correct.do': 'Correggi',
  'correct.done': 'Corretto: {card} al posto di {wrong}.',
  'correct.forbidden':
    'Le mosse fatte finora non vanno con quella carta: la mossa {move, number} non sarebbe permessa. Annulla fino a prima di quella mossa, poi correggi la carta.',
  'correct.cannot': 'Si possono correggere solo le carte di una smazzata che hai inserito tu.',
  'correct.over': 'Questa partita è finita.',

  'won.picture': 'Copia come immagine',
  'won.picture-copied': 'Immagine copiata: incollala dove vuoi per condividerla.',
  'won.picture-file': 'Qui gli appunti non accettano immagini: salvala come file.',

  'rules.facts': 'Dati',
  'rules.print': 'Stampa le regole',

  'review.turning-point': 'Punto di svolta',

  'try.begin': 'Prova',
  'try.line': '{moves, plural, =0 {Prova: fai le tue mosse} one {Prova: # mossa} other {Prova: # mosse}}',
  'try.back': 'Annulla tutto',
  'try.keep': 'Tieni',
} as const satisfies Partial<Record<keyof typeof english, string>>;
