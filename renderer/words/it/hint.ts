import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Va sulla sua base.',
  'hint.uncovers': 'Scopre una carta nascosta.',
  'hint.frees': 'Permette alla carta sotto di andare alla base.',
  'hint.removes': 'Toglie carte dal tavolo.',
  'hint.reserve': 'Porta fuori una carta della riserva.',
  'hint.joins-suit': 'La unisce a una carta del suo seme.',
  'hint.empties': 'Svuota una pila.',
  'hint.exchanges': 'Due pile si scambiano di posto.',
  'hint.places': 'Mette la carta al suo posto.',
  'hint.covers': 'Mette una pila su un’altra.',
  'hint.joins': 'La unisce a una carta a cui si lega.',
  'hint.brings': 'Mette in gioco una carta.',
  'hint.fills': 'Usa una pila vuota.',
  'hint.stores': 'Mette da parte una carta.',
  'hint.deals': 'Distribuisce dal tallone.',
  'hint.idle': 'Fa spazio.',
  'hint.takes-back': 'Riprende una carta dalla sua base.',
  'hint.look': 'Guardare il tallone non costa nulla.',
  'hint.turns': '{turns, plural, one {Gira il tallone una volta} other {Gira il tallone # volte}}.',
  'hint.turns-then': '{turns, plural, one {Gira il tallone una volta} other {Gira il tallone # volte}}, poi {move}.',
  'hint.back': 'Torna dov’era:',
  'hint.wins': 'Da qui si può vincere: in {moves, plural, one {una mossa} other {# mosse}}.',
  'hint.played':
    '{how, select, very {Ottima} good {Buona} open {Incerta} other {Dubbia}}: di {of, plural, one {una partita simulata} other {# partite simulate}} da qui, {won, plural, =0 {nessuna vinta} one {una vinta} other {# vinte}}.',
  'hint.next': 'Dopo la seconda mossa migliore, {won, number} su {of, number}.',
  'hint.begins':
    'In {won, number} su {of, plural, one {una disposizione possibile} other {# disposizioni possibili}} delle carte nascoste si vince cominciando così.',
  'hint.none':
    'Nessuna vittoria trovata in {of, plural, one {una disposizione possibile} other {# disposizioni possibili}} delle carte nascoste.',
  'hint.lost': 'Questa partita non si può più vincere.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
