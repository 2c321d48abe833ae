import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analizza',
  'review.open-of': 'Analizza: {game}, partita {deal}',
  'review.title': 'Analisi: {game}, {deal, plural, =0 {le tue carte} other {partita {deal}}}',
  'review.won': 'Vinta in {moves, plural, one {una mossa} other {# mosse}}.',
  'review.lost': 'Persa dopo {moves, plural, one {una mossa} other {# mosse}}.',
  'review.stuck': 'Bloccata dopo {moves, plural, one {una mossa} other {# mosse}}.',
  'review.working': 'Esame di ogni posizione, con tutte le carte note…',
  'review.stopped': 'Interrotta prima di trovare qualcosa.',
  'review.failed': 'L’analisi non è riuscita.',
  'review.nothing':
    'Non c’è niente da analizzare: le mosse di questa partita non sono state conservate o non sono più possibili.',
  'review.not-over':
    'Una partita si analizza quando è finita. Quelle finite sono nelle statistiche, sotto «Partite giocate».',
  'review.how':
    'L’analisi conosce tutte le carte, un suggerimento solo quelle che hai visto: i numeri possono essere diversi. Il giocatore simulato fa ciò che a prima vista sembra meglio, con un po’ di caso, e non annulla nulla.',

  'review.all-won': 'Si poteva vincere da ogni posizione.',
  'review.given-up': 'Quando è stata abbandonata si poteva ancora vincere.',
  'review.never': 'Questa partita non si poteva vincere in nessun modo.',
  'review.lost-by': 'Si poteva vincere fino alla mossa {move, number}, che ha compromesso la vittoria.',
  'review.lost-between':
    '{won, plural, =0 {La partita si poteva vincere} other {Si poteva vincere dopo la mossa #}}, ma non più dopo la mossa {lost, number}. Non si sa quale mossa intermedia abbia compromesso la vittoria.',
  'review.lost-from': 'Dopo la mossa {lost, number} non si poteva più vincere. Non si sa se prima si potesse.',
  'review.won-until':
    '{won, plural, =0 {La partita si poteva vincere} other {Dopo la mossa # si poteva ancora vincere}}. Non si sa che cosa sia successo dopo.',
  'review.chance': 'Se si potesse vincere dipendeva dal caso.',
  'review.unknown': 'Non è stato possibile stabilire se si potesse vincere.',
  'review.quick':
    'Partite vinte da un giocatore simulato dall’inizio: {first, number} su {plays, number}{at, plural, =0 {} other {; al massimo {most, number}, dopo la mossa #}}.',
  'review.quick-same':
    '{won, plural, =0 {Un giocatore simulato non ha vinto nessuna partita dalle posizioni provate.} other {Partite vinte da un giocatore simulato da ogni posizione provata: # su {plays, number}.}}',

  'review.chart': 'Si poteva vincere? Mossa per mossa',
  'review.verdict': 'Si può vincere o no',
  'review.share': 'Partite vinte da un giocatore simulato',
  'review.deal': 'Inizio',
  'review.known': 'Esito noto',
  'review.known-won': 'si può vincere',
  'review.known-lost': 'non si può vincere',
  'review.known-chance': 'dipende dal caso',
  'review.known-open': 'non si sa',

  'review.slips': 'Le mosse più costose',
  'review.no-slips': 'Nessuna mossa spicca sulle altre.',
  'review.move': 'Mossa',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Una di queste; non si sa quale.',
  'review.played': 'Giocata',
  'review.better': 'Meglio',
  'review.cost': 'Costo',
  'review.cost-win': 'La vittoria: dopo non si poteva più vincere.',
  'review.cost-games':
    'Partite vinte da un giocatore simulato dopo questa: {played, number} su {of, number}; dopo la mossa migliore: {better, number}.',
  'review.play': 'Gioca da qui',
  'review.play-before': 'Gioca da qui, prima della mossa {move, number}',

  'review.turn': '{count, plural, one {gira il tallone} other {gira il tallone # volte}}',
  'review.click': 'clic: {pile}',
  'review.drag': '{card} {to_to}',
  'review.drag-many': '{count, number} carte {card_from} {to_to}',
  'review.then': '{first}, poi {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
