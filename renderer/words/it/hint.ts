import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Va sulla sua base.',
  'hint.uncovers': 'Scopre una carta nascosta.',
  'hint.frees': 'Permette alla carta sotto di andare alla base.',
  'hint.removes': 'Toglie carte dal tavolo.',
  'hint.reserve': 'Porta fuori una carta {pile, select, named {{kind_out}} other {della riserva}}.',
  'hint.joins-suit': 'La unisce a una carta del suo seme.',
  'hint.empties': 'Svuota una pila.',
  'hint.exchanges': 'Due pile si scambiano di posto.',
  'hint.places': 'Mette la carta al suo posto.',
  'hint.beside':
    'La sua vicina è {onto_the}{how, select, down {: un valore in meno} up {: un valore in più} same {: lo stesso valore} other {}}.',
  'hint.covers': 'Mette una pila su un’altra.',
  'hint.joins':
    'Va {onto_on}{how, select, down {: un valore in meno} up {: un valore in più} same {: lo stesso valore} other {}}.',
  'hint.brings': 'Mette in gioco una carta.',
  'hint.fills': 'Usa una pila vuota.',
  'hint.stores': 'Mette da parte una carta.',
  'hint.deals': 'Nessuna mossa sul tavolo promette di più: distribuisci dal tallone.',
  'hint.idle': 'Fa spazio.',
  'hint.takes-back': 'Riprende una carta dalla sua base.',
  'hint.look': 'Guardare il tallone non costa nulla.',
  'hint.turns': '{turns, plural, one {Gira il tallone una volta} other {Gira il tallone # volte}}.',
  'hint.turns-then': '{turns, plural, one {Gira il tallone una volta} other {Gira il tallone # volte}}, poi {move}.',
  'hint.back': 'Torna dov’era:',
  'hint.wins': 'Da qui si può vincere: in {moves, plural, one {una mossa} other {# mosse}}.',
  'hint.played':
    '{how, select, very {Ottima} good {Buona} open {Incerta} other {Dubbia}}: {won, number} su {of, number} partite simulate vinte.',
  'hint.next': 'La seconda migliore: {won, number} su {of, number}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
