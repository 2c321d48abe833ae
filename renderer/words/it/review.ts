import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analizza',
  'review.open-of': 'Analizza {game}, partita {deal}',
  'review.title': 'Analisi di {game}, {deal, plural, =0 {le tue carte} other {partita {deal}}}',
  'review.won': 'Vinta in {moves, plural, one {una mossa} other {# mosse}}.',
  'review.lost': 'Persa dopo {moves, plural, one {una mossa} other {# mosse}}.',
  'review.stuck': 'Bloccata dopo {moves, plural, one {una mossa} other {# mosse}}.',
  'review.working': 'Si guarda ogni posizione, con tutte le carte note…',
  'review.stopped': 'Fermata prima di trovare qualcosa.',
  'review.failed': 'L’analisi è fallita.',
  'review.nothing':
    'Non c’è niente da analizzare: le mosse di questa partita non sono state conservate, o non si possono più fare.',
  'review.not-over':
    'Una partita si può analizzare quando è finita. Quelle finite sono nelle statistiche, sotto «Partite giocate».',
  'review.how':
    'Trovato con tutte le carte note, mentre un suggerimento conosce solo ciò che hai visto: i suoi numeri possono essere diversi. Un giocatore veloce gioca ciò che a prima vista sembra migliore, con un po’ di caso, e non annulla nulla.',

  'review.all-won': 'In ogni posizione era possibile vincere.',
  'review.given-up': 'Quando è stata abbandonata si poteva ancora vincere.',
  'review.never': 'Questa partita non si poteva vincere, qualunque cosa si giocasse.',
  'review.lost-by': 'Si poteva vincere fino alla mossa {move, number}, che ha buttato via la vittoria.',
  'review.lost-between':
    '{won, plural, =0 {La partita si poteva vincere} other {Si poteva vincere dopo la mossa #}}, e non più dopo la mossa {lost, number}. Quale fra queste abbia buttato via la vittoria non si sa.',
  'review.lost-from': 'Dopo la mossa {lost, number} non si poteva più vincere. Se si potesse prima, non si sa.',
  'review.won-until':
    '{won, plural, =0 {La partita si poteva vincere} other {Dopo la mossa # si poteva ancora vincere}}. Che cosa sia venuto poi, non si sa.',
  'review.chance': 'Se si potesse vincere dipende dal caso.',
  'review.unknown': 'Non si è scoperto se si poteva vincere.',
  'review.quick':
    'Un giocatore veloce ha vinto {first, number} di {plays, number} partite dall’inizio{at, plural, =0 {} other {, e il massimo, {most, number}, dopo la mossa #}}.',
  'review.quick-same':
    '{won, plural, =0 {Un giocatore veloce non ha vinto nessuna partita dalle posizioni provate.} other {Un giocatore veloce ha vinto # di {plays, number} partite da ogni posizione provata.}}',

  'review.chart': 'Se la partita si poteva vincere, mossa per mossa',
  'review.verdict': 'Si può vincere, o no',
  'review.share': 'Partite che vince un giocatore veloce',
  'review.deal': 'Inizio',
  'review.known': 'Si sa',
  'review.known-won': 'si può vincere',
  'review.known-lost': 'non si può vincere',
  'review.known-chance': 'dipende dal caso',
  'review.known-open': 'non si sa',

  'review.slips': 'Le mosse costate di più',
  'review.no-slips': 'Nessuna mossa spicca.',
  'review.move': 'Mossa',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Una di queste; quale, non si sa.',
  'review.played': 'Giocata',
  'review.better': 'Meglio',
  'review.cost': 'Che cosa è costata',
  'review.cost-win': 'La vittoria: dopo non si poteva più vincere.',
  'review.cost-games':
    'Un giocatore veloce vince {played, number} di {of, number} partite dopo questa, {better, number} dopo la mossa migliore.',
  'review.play': 'Gioca da qui',
  'review.play-before': 'Gioca da qui, prima della mossa {move, number}',

  'review.turn': '{count, plural, one {gira il tallone} other {gira il tallone # volte}}',
  'review.click': 'clic: {pile}',
  'review.drag': '{card} {to_to}',
  'review.drag-many': '{count, number} carte {card_from} {to_to}',
  'review.then': '{first}, poi {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
